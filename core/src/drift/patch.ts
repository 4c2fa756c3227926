import * as z from "zod";
import { isSecretName } from "../page/secret.js";
import { wrongWith } from "./selector-check.js";

const Css = z.string().min(1);

const PatchSelector = z.union([
  Css,
  z.strictObject({
    css: Css,
    seen: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
    from: z.enum(["closest", "following", "within", "view", "page", "through", "anywhere"]).optional(),
    find: Css.optional(),
  }),
]);

const PatchChange = z.strictObject({
  view: z.string().describe("name of the view"),
  layout: z.string().optional().describe("which of its layouts; all by default"),
  field: z.string().describe("path without positions, `messages[].from.email`; `(root)` for the view's own root"),
  selectors: z
    .array(PatchSelector)
    .min(1)
    .describe("tried before the table's own, which stay: a roll-out reaches some first"),
  position: z
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe("where the table's own n-th means something by its place: stands beside that one"),
});

const PatchRename = z.strictObject({
  from: Css.describe("a simple selector: `[data-test-id]`, `force-highlights`, `.if`"),
  to: Css.describe("the same kind of selector by the name of today: `[data-testid]`"),
});

/**
 * A repair of a parser as JSON: selectors and nothing else, so that it can reach people before a store review does. The
 * library fetches nothing: the application brings the patch and vouches for it.
 *
 * @example
 * { "patch": 1, "platform": "gmail", "changes": [
 *   { "view": "gmail.thread", "field": "messages[].date.text", "selectors": [{ "css": ".gK time", "seen": "2026-11" }] } ] }
 * @example
 * { "patch": 1, "platform": "jira", "renamed": [{ "from": "[data-test-id]", "to": "[data-testid]" }] }
 */
export const SelectorPatch = z
  .strictObject({
    patch: z.literal(1).describe("version of this shape"),
    platform: z.string(),
    note: z.string().max(500).optional().describe("for maintainers: what changed and when"),
    renamed: z
      .array(PatchRename)
      .min(1)
      .optional()
      .describe("names that are others now, wherever the parser goes by them; the old ones are known still"),
    changes: z.array(PatchChange).default([]),
  })
  .refine(({ renamed, changes }) => renamed !== undefined || changes.length > 0, {
    message: "it changes nothing",
    path: ["changes"],
  });
export type SelectorPatch = z.output<typeof SelectorPatch>;
export type PatchChange = z.output<typeof PatchChange>;

/** Why a patch is not taken, in words for whoever brings it. */
export class PatchError extends TypeError {
  override readonly name = "PatchError";
}

/**
 * Reads a patch: its shape, and that each selector is one.
 *
 * @throws PatchError for anything that is no patch, or names more than selectors
 */
export function readPatch(json: unknown): SelectorPatch {
  const parsed = SelectorPatch.safeParse(json);
  if (!parsed.success) {
    const { path = [], code, message } = parsed.error.issues[0] ?? {};
    const at = path.map(String).join(".") || "the patch";
    const extra = code === "unrecognized_keys" ? "; a patch names selectors and nothing else" : "";
    throw new PatchError(`${at}: ${message}${extra}`);
  }
  for (const { field, selectors } of parsed.data.changes) {
    for (const selector of selectors) {
      const wrong = wrongWith(selector);
      if (wrong) throw new PatchError(`${field}: ${JSON.stringify(selector)} is no selector: ${wrong}`);
    }
  }
  for (const { from, to } of parsed.data.renamed ?? []) {
    const wrong = wrongRename(from, to);
    if (wrong) throw new PatchError(`${from} → ${to}: ${wrong}`);
  }
  return parsed.data;
}

/** What a name may be: an attribute, a class, a custom element, whose names alone belong to a platform. */
const SIMPLE = [/^\[([a-z][\w-]*)\]$/i, /^\.-?[_a-z][\w-]*$/i, /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/];

function wrongRename(from: string, to: string): string | undefined {
  const kind = SIMPLE.find((pattern) => pattern.test(from));
  if (!kind) return "only one [attribute], .class or custom-element can have another name";
  if (!kind.test(to)) return "an attribute stays an attribute, a class a class, a tag a tag";
  if (isSecretName(kind.exec(to)?.[1] ?? null)) return "it would read a key or token";
  return undefined;
}
