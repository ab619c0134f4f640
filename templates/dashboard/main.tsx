/** The dashboard's start: the one place that knows the document. */

import { render } from "preact";
import { App } from "./app.tsx";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no place for the dashboard");
root.replaceChildren();
render(<App />, root);
