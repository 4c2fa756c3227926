import { fieldPaths, type Parser, type Selector, type View } from "@onscreen/core";

const textOf = (selector: Selector): string =>
  typeof selector === "string" ? selector : `${selector.css} ${selector.find ?? ""}`;

/** The parser as it was before a drift: without the selectors that were written because of it. */
export function ofThatDay(parser: Parser, unknown: RegExp): Parser {
  const known = (selectors: readonly Selector[]): readonly Selector[] => {
    const left = selectors.filter((selector) => !unknown.test(textOf(selector)));
    // a field that had no other way was not read before either: it says nothing about the drift
    return left.length > 0 ? left : selectors;
  };
  const views: readonly View[] = parser.views.map((view) => ({ ...view, root: known(view.root) }));
  const patches = Object.fromEntries(
    views.map((view) => [
      `${view.name}/${view.layout}`,
      Object.fromEntries(
        [...fieldPaths(view)]
          .filter(([, { kind, selectors }]) => selectors.length > 0 && !/^(?:read|flag on\/off)$/.test(kind))
          .map(([path, { selectors }]) => [path, known(selectors)]),
      ),
    ]),
  );
  return { ...parser, views, patches };
}
