import tsumugi from "./generated/worker.js";

export * from "./generated/worker.js";

export default { ...tsumugi };
