import { removeInvisible } from "../page/characters.js";
import type { Reading } from "../page/reading.js";

const LINK = new Set(["http:", "https:", "mailto:"]);
const IMAGE = new Set(["http:", "https:"]);

/** Where a link leads, absolute; undefined where it leads nowhere that a person could copy (`javascript:`, `blob:`). */
export const linkUrl = (raw: string | null | undefined, reading: Reading): string | undefined =>
  absolute(raw, reading, LINK);

/** Where an image is; undefined for one that lives inside the page. */
export const imageUrl = (raw: string | null | undefined, reading: Reading): string | undefined =>
  absolute(raw, reading, IMAGE);

function absolute(raw: string | null | undefined, reading: Reading, schemes: ReadonlySet<string>): string | undefined {
  if (!raw) return undefined;
  // as a browser does before it reads an address: https://url.spec.whatwg.org/#concept-basic-url-parser
  const address = removeInvisible(raw)
    .text.trim()
    .replace(/[\t\n\r]/g, "");
  if (address === "") return undefined;
  try {
    const url = new URL(address, reading.page.url);
    if (!schemes.has(url.protocol)) return undefined;
    // an absolute address stays as it was written: it often is the link's text too
    return address.toLowerCase().startsWith(url.protocol) ? address : url.href;
  } catch {
    return undefined;
  }
}
