import type { Json } from "./mismatches.js";

/**
 * What a reading says that the expectation does not know: paths of keys. An expectation of a whole page is the whole answer,
 * so that an invented value is seen. A matcher answers for all below it; references need not be written down.
 *
 * @example surplus({ name: "Ada" }, { name: "Ada", age: 36 }, new Set()) // ["age"]
 */
export function surplus(expected: Json | undefined, actual: Json, refs: ReadonlySet<string>, path = ""): string[] {
  if (expected === undefined) return isRef(actual, refs) ? [] : [path || "/"];
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.flatMap((item, i) => surplus(expected[i], item, refs, `${path}[${i}]`));
  }
  if (!isObject(actual) || !isObject(expected) || Object.keys(expected).some((key) => key.startsWith("$"))) return [];
  return Object.entries(actual).flatMap(([key, value]) =>
    surplus(Object.hasOwn(expected, key) ? expected[key] : undefined, value, refs, path ? `${path}.${key}` : key),
  );
}

/** A reference, or a group of nothing but references. */
function isRef(value: Json, refs: ReadonlySet<string>): boolean {
  if (typeof value === "string") return refs.has(value);
  return isObject(value) && Object.values(value).every((one) => isRef(one, refs));
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
