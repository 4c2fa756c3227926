import { StepError } from "./step.mjs";

/**
 * @param {string} version "20.19.0"
 * @param {string} wanted ">=20.19"
 */
export function isNewEnough(version, wanted) {
  const parts = (/** @type {string} */ text) =>
    text
      .replace(/^[^\d]*/, "")
      .split(".")
      .map(Number);
  const has = parts(version);
  for (const [i, least] of parts(wanted).entries()) {
    const part = has[i] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

/** @param {string} wanted the engines.node field */
export function ensureNode(wanted) {
  if (isNewEnough(process.versions.node, wanted)) return;
  throw new StepError(
    `this is Node ${process.versions.node}; onscreen needs ${wanted}`,
    "install a newer Node: https://nodejs.org",
  );
}
