export { above, absent, byType, constant, derived, group, oneOf, someOf } from "./composite.js";
export { textEvenHidden } from "./hidden.js";
export { labelled, type Zip, zipped } from "./labelled.js";
export { keyOf, list, type ListOptions } from "./list.js";
export { isoFromSeconds, moment, person, read, type Reader, ref, richText } from "./shaped.js";
export { checked, current, flag, type FlagSigns, initial, masked, number, selected, shown, source, value, when, wholeNumber } from "./state.js";
export { absoluteUrl, attr, fromUrl, text, type TextField, url } from "./text.js";
