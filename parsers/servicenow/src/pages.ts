/** What people write on these pages; their markup may hold anything, the signs of another page too. */
const WRITTEN = "#article *, .sn-widget-textblock-body *, .catalog_description *, .sc_item_details *";

/**
 * The body of a document that has one of the elements, not counting what somebody wrote: classic pages keep heading, form,
 * buttons and lists side by side below it.
 */
export const pageWith = (...signs: string[]): string => `body:has(:is(${signs.join(", ")}):not(${WRITTEN}))`;
