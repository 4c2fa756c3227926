import { FROZEN } from "../snapshot/frozen.js";
import { SnapshotError } from "./error.js";
import type { Archive } from "./mhtml.js";

/** Opens the document of a frame: markup that the snapshot holds in `srcdoc`, or a part of the web archive that it is. */
export function frameOpener(
  parse: (markup: string, url: string) => Document,
  archived: Archive["frame"] = () => null,
): (frame: Element) => Document | null {
  const opened = new WeakMap<Element, Document | null>();

  const open = (frame: Element): Document | null => {
    const srcdoc = frame.localName === "iframe" ? frame.getAttribute("srcdoc") : null;
    const source =
      srcdoc === null ? archived(frame.getAttribute("src")?.trim() ?? "") : { text: srcdoc, url: "about:srcdoc" };
    if (!source) return null; // of another origin, or not saved: only its own capture tells what it shows
    try {
      return parse(source.text, frame.getAttribute(FROZEN.url) ?? source.url);
    } catch (error) {
      // reading never throws on what a page contains: a frame beyond the page's limits is one that can't be seen into
      if (error instanceof SnapshotError) return null;
      throw error;
    }
  };

  return (frame) => {
    let document = opened.get(frame);
    if (document === undefined) {
      document = open(frame);
      opened.set(frame, document);
    }
    return document;
  };
}
