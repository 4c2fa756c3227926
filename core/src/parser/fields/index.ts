export { above, absent, byType, constant, derived, group, noItems, oneOf, someOf } from "./composite.js";
export { textEvenHidden } from "./hidden.js";
export { labelled, type Zip, zipped } from "./labelled.js";
export { keyOf, type ListOptions, list, unlessEmpty } from "./list.js";
export { runs, sections } from "./runs.js";
export { isoFromSeconds, moment, person, type Reader, read, ref, richText } from "./shaped.js";
export {
  checked,
  current,
  type FlagSigns,
  flag,
  initial,
  masked,
  number,
  selected,
  shown,
  source,
  value,
  when,
  wholeNumber,
} from "./state.js";
export { absoluteUrl, attr, documentUrl, fromUrl, type TextField, text, url } from "./text.js";
