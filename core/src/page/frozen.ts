/**
 * The attributes in which a snapshot keeps what a live page says by other means. Capture writes them, the frozen Dom port
 * reads them; a page's own attributes of these names are dropped at capture, so that no page can speak for the browser.
 */
export const FROZEN = {
  /** On `<html>`: `live` = form state stands in the standard attributes (value, checked, selected, open). */
  state: "data-onscreen-state",
  /**
   * The page's own attribute where the person's state differs from it: the text of `value` for a text control, `on` or
   * `off` for a checkbox, radio button or option. Components keep the committed value there.
   */
  initial: "data-onscreen-initial",
  /**
   * Where a part of the page that can't be seen begins, and why: `display`, `visibility`, `content-visibility`, several
   * apart by blanks. `no` takes an inherited `visibility` back.
   */
  hidden: "data-onscreen-hidden",
  /**
   * What style makes of an element where that is another kind than its tag and style attribute tell: `block`, `inline`,
   * `flex` (a block whose children are blocks too), `contents`. It decides the blanks of a name.
   */
  display: "data-onscreen-display",
  /**
   * Generated content as it is spoken: strings, counters and attr() resolved, alternative text in the place of images; a
   * blank at both ends where it is a block.
   */
  before: "data-onscreen-before",
  after: "data-onscreen-after",
  marker: "data-onscreen-marker",
  /** The `text-transform` from here on, where it is another than above. */
  transform: "data-onscreen-transform",
  /** Whether and why an element reacts to a click: `handler` (an onclick attribute), `cursor` (a pointer from here on), `no` (no pointer from here on). */
  click: "data-onscreen-click",
  /** The element that has the focus. */
  focus: "data-onscreen-focus",
  /** The reference that was given to an element; the registry in the header tells what it means. */
  ref: "data-onscreen-ref",
  modal: "data-onscreen-modal",
  popover: "data-onscreen-popover-open",
  indeterminate: "data-onscreen-indeterminate",
  /** A control whose value was not read: a password, a one-time code, a card number. */
  masked: "data-onscreen-masked",
  /** On a frame: the address of the document inside it, which its `src` may not tell. */
  url: "data-onscreen-url",
  /** On a frame of another origin: that origin. It reads itself. */
  origin: "data-onscreen-origin",
} as const;

/** Every attribute that belongs to the snapshot and not to the page. */
export const isFrozenAttribute = (name: string): boolean => name.startsWith("data-onscreen-");
