import { describeSelector, type Selector } from "../page/selector.js";
import type { Field } from "../parser/field.js";
import { patchesOf, patchKey } from "../parser/patches.js";
import { type Rename, renamedSigns, renamedView } from "../parser/renames.js";
import type { Parser, View } from "../parser/types.js";
import { type PatchChange, PatchError, readPatch } from "./patch.js";
import { fieldPaths, viewPart } from "./paths.js";

/**
 * The same parser with a patch's selectors before its own; neither parser nor patch is changed. Own selectors stay, because
 * a new layout reaches some accounts months before others.
 *
 * @param patch JSON as it came from wherever the application keeps it
 * @example const page = openPage(document, { url, parsers: [applyPatch(gmail, await storedPatch())] });
 * @throws PatchError for what names more than selectors, another platform, or a view or field that is none
 */
export function applyPatch<P extends Parser>(parser: P, patch: unknown): P {
  const { platform, changes, renamed = [] } = readPatch(patch);
  if (platform !== parser.platform)
    throw new PatchError(`the patch is for ${platform}, the parser for ${parser.platform}`);
  return changes.reduce<P>(applyChange, renamed.length > 0 ? applyRenames(parser, renamed) : parser);
}

const applyRenames = <P extends Parser>(parser: P, renames: readonly Rename[]): P =>
  again(parser, {
    views: parser.views.map((view) => renamedView(view, renames)),
    ...renamedSigns(parser, renames),
    renames: [...(parser.renames ?? []), ...renames],
  });

function applyChange<P extends Parser>(parser: P, change: PatchChange): P {
  const { view: name, layout, field } = change;
  const hit = parser.views.filter((view) => view.name === name && (layout === undefined || view.layout === layout));
  if (hit.length === 0)
    throw new PatchError(`${parser.platform} has no view ${name}${layout ? `, layout ${layout}` : ""}`);
  const part = viewPart(field);
  if (part) {
    const views = parser.views.map((view) =>
      hit.includes(view) ? { ...view, [part]: joined(view[part], change) } : view,
    );
    return again(parser, { views });
  }
  const known = hit.map((view) => [view, fieldPaths(view).get(field)] as const).filter(([, own]) => own !== undefined);
  if (known.length === 0) throw new PatchError(`${name} has no field ${field}`);
  const patches: Record<string, Readonly<Record<string, readonly Selector[]>>> = { ...parser.patches };
  for (const [view, own] of known as [View, Field<unknown>][]) {
    const before = patchesOf(parser, view);
    patches[patchKey(view)] = { ...before, [field]: changed(own, before[field] ?? own.selectors, change) };
  }
  return again(parser, { patches });
}

/** What a table made and what stands at other addresses (`on`) take a patch alike. */
function again<P extends Parser>(
  parser: P,
  parts: Partial<Pick<Parser, "views" | "patches" | "renames" | "proof" | "states">>,
): P {
  return { ...parser, ...parts, on: (...patterns: string[]) => again(parser.on(...patterns), parts) };
}

function changed(field: Field<unknown>, own: readonly Selector[], change: PatchChange): readonly Selector[] {
  if (own.length === 0)
    throw new PatchError(
      `${change.field} has no selectors of its own (${field.kind}): name the fields that it is made of`,
    );
  if (POSITIONAL.test(field.kind) && change.position === undefined)
    throw new PatchError(
      `${change.field} takes each of its ${own.length} selectors by its place: the patch needs a position`,
    );
  return joined(own, change);
}

/** Fields whose n-th selector means something else than the others. */
const POSITIONAL = /^(?:read|flag on\/off)$/;

function joined(own: readonly Selector[], { field, selectors, position }: PatchChange): readonly Selector[] {
  if (position === undefined) {
    const added = new Set(selectors.map(describeSelector));
    return [...(selectors as readonly Selector[]), ...own.filter((selector) => !added.has(describeSelector(selector)))];
  }
  const at = own[position];
  if (at === undefined || selectors.length > 1)
    throw new PatchError(`${field}: one selector for one position, of which there are ${own.length}`);
  return own.map((selector, i) => (i === position ? beside(field, selectors[0] as Selector, selector) : selector));
}

/** Both in one: a list of selectors finds what any of them finds. */
function beside(field: string, added: Selector, own: Selector): Selector {
  if (typeof added === "string" && typeof own === "string") return `${added}, ${own}`;
  const [left, right] = [added, own].map((one) => (typeof one === "string" ? { css: one } : one));
  if (left?.from !== right?.from || left?.find !== right?.find)
    throw new PatchError(`${field}: the selector must be looked up where the table's own is`);
  return { ...right, ...left, css: `${left?.css}, ${right?.css}` };
}
