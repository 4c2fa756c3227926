import { END, HTML, type Inner, type InnerDocument, LAST, NEXT, ORDER, outer, TYPE, VALUE } from "../linkedom.js";
import { elementById } from "../select.js";
import { define, mutationMembers, positionMembers, queryMembers } from "./shared.js";

const rootMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...queryMembers,
  ...mutationMembers,
  ...define({
    getElementById(id: string) {
      return elementById(this, id);
    },
  }),
};

/** linkedom knows no text and no connection of a fragment. */
export const fragmentMembers: PropertyDescriptorMap = {
  ...rootMembers,
  ...define({
    get textContent() {
      const text: string[] = [];
      const end = this[END];
      for (let at = this[NEXT]; at !== end; at = at[NEXT]) if (at.nodeType === TYPE.text) text.push(at[VALUE]);
      return text.join("");
    },
    get isConnected() {
      return (this as unknown as ShadowRoot).host?.isConnected ?? false;
    },
  }),
};

export const documentMembers: PropertyDescriptorMap = {
  ...rootMembers,
  ...define({
    /** linkedom makes what is missing; a page with frames has no body. */
    get head() {
      return childOf(this as unknown as Document, "head");
    },
    get body() {
      return childOf(this as unknown as Document, "body") ?? childOf(this as unknown as Document, "frameset");
    },
    get title() {
      return (
        firstOf(this as unknown as InnerDocument, "title")
          ?.textContent?.replace(/[\t\n\f\r ]+/g, " ")
          .trim() ?? ""
      );
    },
    /** linkedom hands out Node's own globals as the window. */
    get defaultView() {
      return null;
    },
    get baseURI() {
      const { URL: url } = this as unknown as Document;
      const base = firstOf(this as unknown as InnerDocument, "base")?.getAttribute("href");
      return base && URL.canParse(base, url) ? new URL(base, url).href : url;
    },
  }),
};

function childOf(document: Document, localName: string): Element | null {
  let child = document.documentElement?.firstElementChild ?? null;
  while (child && child.localName !== localName) child = child.nextElementSibling;
  return child;
}

/** The first HTML element of a tag in the document's own tree: a drawing has a `title`, too. */
function firstOf(document: InnerDocument, localName: string): Element | null {
  const { elements, index } = document[ORDER];
  for (const position of index.tag(localName)) {
    const element = outer(elements[position] as Inner);
    if (position <= document[LAST] && element.namespaceURI === HTML) return element;
  }
  return null;
}
