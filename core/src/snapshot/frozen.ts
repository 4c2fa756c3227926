/** The attributes of the snapshot format. They stand with the page, because reading stands below capturing. */
export { FROZEN, isFrozenAttribute } from "../page/frozen.js";
