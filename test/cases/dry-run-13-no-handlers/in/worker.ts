export * from "./generated/worker.js";

export default {
  fetch: () => new Response("shop"),
  queue: () => {},
};
