export * from "./parts.ts";
export { default } from "../generated/worker.ts";
