export { byType, constant, derived, group, oneOf, someOf } from "./composite.js";
export { labelled } from "./labelled.js";
export { keyOf, list, type ListOptions } from "./list.js";
export { isoFromSeconds, moment, person, read, type Reader, ref, richText } from "./shaped.js";
export { checked, flag, type FlagSigns, masked, number, selected, source, value, wholeNumber } from "./state.js";
export { absoluteUrl, attr, fromUrl, text, type TextField, url } from "./text.js";
