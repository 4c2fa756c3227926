/** What people write on these pages; their markup may hold anything, the signs of another page too. */
const WRITTEN = "#article *, .sn-widget-textblock-body *, .catalog_description *, .sc_item_details *";

/**
 * The body of a document that has one of the elements, not counting what somebody wrote: classic pages keep heading, form,
 * buttons and lists side by side below it.
 */
export const pageWith = (...signs: string[]): string => `body:has(:is(${signs.join(", ")}):not(${WRITTEN}))`;

/**
 * Where a page is: by itself, and in the shell. The shell has the frame's address in its own, encoded once or twice, and lags
 * behind when the frame goes on.
 *
 * @param path a pattern of path and query in which `\\?`, `&` and `=` stand for themselves: `kb_view\\.do`.
 */
export const addresses = (path: string): { route: RegExp; lateRoute: RegExp } => ({
  route: new RegExp(`^/${path}`),
  lateRoute: new RegExp(`^/(?:now/nav/ui/classic/params/target/|nav_to\\.do\\?uri=)(?:/|%2F)?${encodable(path)}`),
});

const encodable = (path: string): string =>
  path.replaceAll("\\?", "(?:\\?|%(?:25)?3F)").replaceAll("&", "(?:&|%(?:25)?26)").replaceAll("=", "(?:=|%(?:25)?3D)");

/** Screens and tabs of a workspace that were left stay mounted. */
export const BACKGROUND = [
  "sn-canvas-screen[aria-hidden=true]",
  "sn-canvas-screen[hidden]",
  "[id^=chrome-tab-panel]:not(.is-active)",
];
