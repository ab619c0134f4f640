import { Hono } from "hono";

const app = new Hono();

export * from "./generated/worker.js";
export default app;
