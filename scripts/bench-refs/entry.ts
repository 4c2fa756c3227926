// What the benchmark runs inside of a browser's page.
export { measureCost } from "./cost-in-page.js";
export { runPair } from "./cross-in-page.js";
export { mutationNames, runCase, times } from "./in-page.js";
export * from "./playwright-in-page.js";
