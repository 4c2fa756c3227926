/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A mismatch, with the path of the value: "messages[0].from.name: …". */
export type Mismatch = string;

type Matcher = (argument: Json, actual: Json | undefined, path: string) => Mismatch[];

/**
 * Where an expectation and a value differ; an empty list where they don't.
 *
 * An object matches when each of its keys does, whatever other keys the value has. A list needs the same length. Strings
 * compare after runs of white space are folded into one space. An object with a key that starts with `$` is a matcher:
 * `$absent`, `$empty`, `$any`, `$none`, `$contains`, `$match`, `$length`, `$at`, `$some`; several in one object must all hold.
 *
 * @example mismatches({ name: "Ada" }, { name: "Ada", id: "1" }) // []
 */
export function mismatches(expected: Json, actual: Json | undefined, path = ""): Mismatch[] {
  if (Array.isArray(expected)) return listMismatches(expected, actual, path);
  if (isRecord(expected)) {
    return Object.keys(expected).some((key) => key.startsWith("$"))
      ? matcherMismatches(expected, actual, path)
      : recordMismatches(expected, actual, path);
  }
  if (typeof expected === "string" && typeof actual === "string" && fold(expected) === fold(actual)) return [];
  return Object.is(expected, actual) ? [] : miss(path, `is ${show(actual)}, expected ${show(expected)}`);
}

function listMismatches(expected: readonly Json[], actual: Json | undefined, path: string): Mismatch[] {
  if (!Array.isArray(actual)) return miss(path, `is ${show(actual)}, expected a list`);
  if (actual.length !== expected.length) return miss(path, `has length ${actual.length}, expected ${expected.length}`);
  return expected.flatMap((one, i) => mismatches(one, actual[i], `${path}[${i}]`));
}

function recordMismatches(expected: Record<string, Json>, actual: Json | undefined, path: string): Mismatch[] {
  if (!isRecord(actual)) return miss(path, `is ${show(actual)}, expected an object`);
  return Object.entries(expected).flatMap(([key, one]) =>
    mismatches(one, actual[key], path === "" ? key : `${path}.${key}`),
  );
}

function matcherMismatches(expected: Record<string, Json>, actual: Json | undefined, path: string): Mismatch[] {
  if ("$absent" in expected) return actual === undefined ? [] : miss(path, `is ${show(actual)}, expected to be absent`);
  return Object.entries(expected).flatMap(([key, argument]) => {
    const matcher = MATCHERS[key];
    if (!matcher) throw new Error(`unknown matcher ${key} at ${path || "/"}`);
    return matcher(argument, actual, path);
  });
}

const MATCHERS: Record<string, Matcher> = {
  $empty: (_, actual, path) => {
    const empty =
      actual === undefined || actual === null || actual === "" || (Array.isArray(actual) && actual.length === 0);
    return empty ? [] : miss(path, `is ${show(actual)}, expected nothing`);
  },
  $any: (choices, actual, path) =>
    list(choices).some((one) => matches(one, actual))
      ? []
      : miss(path, `is ${show(actual)}, expected one of ${show(choices)}`),
  $none: (unwanted, actual, path) =>
    list(unwanted)
      .filter((one) => Array.isArray(actual) && actual.some((element) => matches(one, element)))
      .flatMap((one) => miss(path, `has an element like ${show(one)}`)),
  $contains: (text, actual, path) =>
    typeof actual === "string" && fold(actual).includes(fold(String(text)))
      ? []
      : miss(path, `lacks ${show(text)}: ${show(actual)}`),
  $match: (pattern, actual, path) =>
    typeof actual === "string" && new RegExp(String(pattern), "su").test(actual)
      ? []
      : miss(path, `does not match ${String(pattern)}: ${show(actual)}`),
  $length: (length, actual, path) => {
    const found = Array.isArray(actual) || typeof actual === "string" ? actual.length : undefined;
    return found === length ? [] : miss(path, `has length ${found}, expected ${String(length)}`);
  },
  $at: (places, actual, path) =>
    Object.entries(isRecord(places) ? places : {}).flatMap(([i, one]) =>
      mismatches(one, Array.isArray(actual) ? actual.at(Number(i)) : undefined, `${path}[${i}]`),
    ),
  $some: (wanted, actual, path) =>
    list(wanted)
      .filter((one) => !(Array.isArray(actual) && actual.some((element) => matches(one, element))))
      .flatMap((one) => miss(path, `has no element like ${show(one)}`)),
};

function matches(expected: Json, actual: Json | undefined): boolean {
  return mismatches(expected, actual).length === 0;
}

function miss(path: string, why: string): Mismatch[] {
  return [`${path || "/"}: ${why}`];
}

function list(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fold(text: string): string {
  return text.replace(/[\s\u00a0]+/g, " ").trim();
}

function show(value: Json | undefined): string {
  const text = value === undefined ? "absent" : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
