import type { Case, Expected } from "./corpus.js";

/** What an engine says of an element; what it has no word for is absent. */
export interface Got {
  readonly role?: string | null;
  readonly name?: string;
  readonly description?: string;
  readonly states?: Readonly<Record<string, unknown>>;
  readonly exposed?: boolean;
}

export type Kind = "role" | "name" | "description" | "states" | "notStates" | "inTree";

/** The kinds of answer that a case asks for. */
export function kindsOf({ expected }: Case): Kind[] {
  const kinds: Kind[] = [];
  if (expected.role !== undefined) kinds.push("role");
  if (expected.name !== undefined) kinds.push("name");
  if (expected.description !== undefined) kinds.push("description");
  if (expected.states) kinds.push("states");
  else if (expected.notStates) kinds.push("notStates");
  if (expected.inTree !== undefined) kinds.push("inTree");
  return kinds;
}

/** Whether an answer is the expected one. */
export function meets(item: Case, kind: Kind, got: Got | undefined): boolean {
  if (!got) return false;
  const { expected } = item;
  switch (kind) {
    case "role":
      return got.role !== undefined && roleFits(expected, got.role);
    case "name":
      return textFits(item, expected.name ?? "", got.name);
    case "description":
      return textFits(item, expected.description ?? "", got.description);
    case "inTree":
      return got.exposed === expected.inTree;
    case "states":
    case "notStates":
      return statesFit(expected, got.states);
  }
}

const SYNONYMS: Readonly<Record<string, string>> = { img: "image", presentation: "none", directory: "list" };
const MEANINGLESS = new Set(["", "generic", "none"]);

const canonical = (role: string | null): string => SYNONYMS[role ?? ""] ?? role ?? "";

function roleFits({ role }: Expected, got: string | null): boolean {
  const allowed = (Array.isArray(role) ? role : [role]) as (string | null)[];
  return allowed.some((one) => canonical(one) === canonical(got) || (one === null && MEANINGLESS.has(canonical(got))));
}

/** White space of ASCII is one blank; a no-break space is a character. Only the automatic WPT sources are exact at the ends. */
function textFits({ source }: Case, expected: string, got: string | undefined): boolean {
  if (got === undefined) return false;
  const fold = (text: string) => text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
  const automatic = source.startsWith("wpt-") && !source.endsWith("-manual");
  return automatic ? fold(got) === expected : fold(got).trim() === fold(expected).trim();
}

function statesFit({ states = {}, notStates = {} }: Expected, got: Got["states"]): boolean {
  if (!got) return false;
  const wrong = Object.entries(states).some(([state, value]) => !valueFits(state, value, got[state]));
  return (
    !wrong &&
    !Object.entries(notStates).some(([state, value]) =>
      value === "*" ? got[state] !== undefined : same(value, got[state]),
    )
  );
}

function valueFits(state: string, expected: unknown, got: unknown): boolean {
  const allowed = Array.isArray(expected) ? expected : [expected];
  return allowed.some((one) => {
    if (one === null) return got === undefined || got === null;
    if (one === true && (state === "haspopup" || state === "invalid"))
      return got !== undefined && got !== false && got !== "false";
    return same(one, got);
  });
}

const same = (expected: unknown, got: unknown): boolean => got !== undefined && String(expected) === String(got);
