import type { Style } from "./style.js";

/** All styles that were ever met, by `display`: pages have thousands of elements in a few dozen styles. */
const known = new Map<string, Style[]>();
/** A page may make up any number of values; beyond these its styles are not shared. */
const MOST = 200;

/** One object for all elements of a style. */
export function sharedStyle(
  display: string,
  visibility: string,
  locked: boolean,
  pointer: boolean,
  transform: string,
): Style {
  let styles = known.get(display);
  if (!styles) {
    styles = [];
    if (known.size < MOST) known.set(display, styles);
  }
  for (let i = 0; i < styles.length; i++) {
    const style = styles[i] as Style;
    if (
      style.pointer === pointer &&
      style.visibility === visibility &&
      style.transform === transform &&
      style.locked === locked
    )
      return style;
  }
  const style: Style = { display, visibility, locked, pointer, transform };
  if (styles.length < MOST) styles.push(style);
  return style;
}
