import { fieldPaths, type Parser, type Selector, type View } from "@onscreen/core";

/** The parser as it was before a drift: where a selector names what the drift brought, it finds nothing. */
export function ofThatDay(parser: Parser, unknown: RegExp): Parser {
  const forget = (css: string): string => css.replace(unknown, "of-another-day");
  const known = (selectors: readonly Selector[]): readonly Selector[] =>
    selectors.map((selector) =>
      typeof selector === "string"
        ? forget(selector)
        : {
            ...selector,
            css: forget(selector.css),
            ...(selector.find !== undefined && { find: forget(selector.find) }),
          },
    );
  const views: readonly View[] = parser.views.map((view) => ({
    ...view,
    root: known(view.root),
    authored: known(view.authored),
    background: known(view.background),
  }));
  const patches = Object.fromEntries(
    views.map((view) => [
      `${view.name}/${view.layout}`,
      Object.fromEntries(
        [...fieldPaths(view)]
          .filter(([, { selectors }]) => selectors.length > 0)
          .map(([path, { selectors }]) => [path, known(selectors)]),
      ),
    ]),
  );
  return { ...parser, views, patches };
}
