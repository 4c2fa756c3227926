import type { Selector } from "../../page/selector.js";
import type { RichTextHandlers } from "../../richtext/index.js";
import { readRichText } from "../../richtext/index.js";
import { type Field, makeField } from "../field.js";
import { isForeign, type Place, type ViewRun } from "../place.js";
import { widened } from "../renames.js";
import { scalar } from "../scalar.js";
import type { Moment, Person, RichText } from "../shapes.js";
import { someOf } from "./composite.js";

type SomeFields<T> = { [K in keyof T]?: Field<Exclude<T[K], undefined>> };

/**
 * A person; absent without a name.
 *
 * @example from: person({ name: attr("name", "[email]"), email: attr("email", "[email]") })
 */
export function person<P extends Person = Person>(
  fields: { name: Field<string> } & NoInfer<SomeFields<P>>,
  ...at: Selector[]
): Field<P> {
  return someOf<P>("person", fields as Readonly<Record<string, Field<unknown>>>, at, "name");
}

/**
 * A time: the text as shown, a longer form that the page keeps, and an ISO time from a machine value only.
 *
 * @example date: moment({ text: text(".g3"), full: attr("title", ".g3") })
 */
export function moment(
  fields: { text: Field<string>; full?: Field<string>; iso?: Field<string> },
  ...at: Selector[]
): Field<Moment> {
  return someOf<Moment>("moment", fields as Readonly<Record<string, Field<unknown>>>, at, "text");
}

/** ISO time of seconds since 1970, as text so that no digit is lost: `1631191884.164000` → `2021-09-09T12:51:24.164Z`. */
export function isoFromSeconds(seconds: string): string | undefined {
  const [, whole, fraction = ""] = /^(\d{9,11})(?:\.(\d+))?$/.exec(seconds) ?? [];
  if (whole === undefined) return undefined;
  // cut, never rounded: a moment must not slip into the next second
  return new Date(Number(whole) * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"))).toISOString();
}

/** What somebody wrote, as text and Markdown. The selectors name the region; its inside belongs to its writer. */
export function richText(selector: Selector | readonly Selector[], handlers?: RichTextHandlers): Field<RichText> {
  return scalar({
    kind: "richText",
    selectors: Array.isArray(selector) ? (selector as readonly Selector[]) : [selector as Selector],
    also: (handlers ?? []).map((handler) => handler.selector),
    readOne: (element, { reading, run }) => readRichText(reading, element, handlersIn(run, handlers ?? NO_HANDLERS)),
  });
}

const NO_HANDLERS: RichTextHandlers = [];
const handlersByRun = new WeakMap<ViewRun, Map<RichTextHandlers, RichTextHandlers>>();

/** A platform's rows in one view, put together once for all its texts. */
function handlersIn(run: ViewRun, own: RichTextHandlers): RichTextHandlers {
  let known = handlersByRun.get(run);
  if (!known) {
    known = new Map();
    handlersByRun.set(run, known);
  }
  let handlers = known.get(own);
  if (!handlers) {
    handlers = [...otherViews(run), ...byNewNames(own, run)];
    known.set(own, handlers);
  }
  return handlers;
}

const byNewNames = (handlers: RichTextHandlers, { renames }: ViewRun): RichTextHandlers =>
  renames ? handlers.map((handler) => ({ ...handler, selector: widened(handler.selector, renames) })) : handlers;

/** A draft inside of a message is a view of its own and no part of what the message says. */
const otherViews = (run: ViewRun): RichTextHandlers =>
  run.boundaries.roots.size > 1
    ? [{ selector: "*", read: (element) => (isForeign(run, element) ? "skip" : undefined) }]
    : [];

/**
 * The stable reference of an element, for the click: of several selectors, what a person would click or type into first.
 *
 * @example ref: ref("#sys_display\\.{id}", "#{id}:not([type=hidden i])", self)
 */
export function ref(...selectors: Selector[]): Field<string> {
  return scalar({
    kind: "ref",
    selectors,
    differs: true,
    readOne: (element, { reading }) => reading.page.registry.refOf(element, reading),
  });
}

/** What the hatch below may ask of the page. */
export type { Reader } from "../reader.js";

import { type Reader, readerAt } from "../reader.js";

/**
 * The last hatch: a value that no table can tell. It names the selectors that it looks at, so that reports and patches know
 * them; a hatch needed three times becomes a combinator.
 */
export function read<T>(
  make: (element: Element, reader: Reader) => T | undefined,
  { reads }: { reads: readonly Selector[] },
): Field<T> {
  return makeField<T>({
    kind: "read",
    selectors: reads,
    read: (place: Place) => make(place.element, readerAt(place, reads)),
  });
}
