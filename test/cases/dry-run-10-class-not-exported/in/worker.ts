import tsumugi from "./generated/worker.js";

export class Cart {}

export default { ...tsumugi };
