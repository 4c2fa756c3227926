import { cut, evenHidden, image, mention, type RichTextHandler, type RichTextHandlers, skip } from "@onscreen/core";

/** The body of a message; Gmail keeps an empty second one, hidden, with the class "undefined". */
export const BODY = ".a3s:not(.undefined)";

/** Where a draft is typed. */
export const EDITORS = ["[g_editable=true]", "[role=textbox][contenteditable=true]"] as const;

const REGIONS = [BODY, ...EDITORS].join(", ");

/** What is passed on from earlier messages: marked by mail programs, or folded away by Gmail (`adL`, after the dots). */
const QUOTES =
  ".gmail_quote, .gmail_quote_container, blockquote[type=cite], .yahoo_quoted, .moz-cite-prefix, .yj6qo ~ .adL";

export const SIGNATURE = "[data-smartmail=gmail_signature], .gmail_signature";

/** Gmail's own controls that float inside of a body: the dots, buttons over images, the bar that offers a translation. */
const CONTROLS = ".a6S, .ajR, .yj6qo, .aHl, .wl4W9b, .adI";

/** Of a region only some parts, each once. */
const only = (region: string, parts: string): RichTextHandler => ({
  selector: region,
  read(element, { reading }) {
    const nodes: Element[] = [];
    for (const part of reading.dom.queryAll(element, parts)) if (!nodes.at(-1)?.contains(part)) nodes.push(part);
    return { nodes };
  },
});

const common: RichTextHandlers = [
  skip(CONTROLS),
  cut(".iX"),
  // somebody named in the text, by a link to their address
  mention("a.gmail_plusreply", { id: (link) => /^mailto:([^?]+)/i.exec(link.getAttribute("href") ?? "")?.[1] }),
  // images come through Gmail's own server, their address behind a "#"
  image("img[src*='#http']", { words: "alt", url: (img) => /#(https?:.+)$/.exec(img.getAttribute("src") ?? "")?.[1] }),
];

/** What a message says itself. */
export const written: RichTextHandlers = [skip(QUOTES), ...common];

/** What it quotes, folded or not. */
export const quotedParts: RichTextHandlers = [only(REGIONS, QUOTES), evenHidden(".adL"), ...common];

/** What a person typed into a draft, also when it is folded to its title. */
export const typed: RichTextHandlers = [
  evenHidden(EDITORS.join(", ")),
  skip(QUOTES),
  skip(`${SIGNATURE}, .gmail_signature_prefix`),
  ...common,
];
