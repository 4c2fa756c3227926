import type { Mutation } from "../types.js";
import { attributeDrop, classRehash, idRehash, idShift } from "./attributes.js";
import { redeploy, ten, thereAndBack } from "./chains.js";
import { deleteItems, insertBefore, recycle, reorder } from "./lists.js";
import { frameDuplicate, localeTwins, modal, paneSwitch } from "./places.js";
import { portal, remount, shadowReattach, tailHidden, wrapperInsert, wrapperRemove } from "./structure.js";
import { counters, locale, relabel } from "./words.js";

const nothing: Mutation = { name: "nothing", isIntact: true, run: () => {} };

export const MUTATIONS: readonly Mutation[] = [
  nothing,
  classRehash,
  idRehash,
  idShift,
  wrapperInsert,
  wrapperRemove,
  insertBefore,
  reorder,
  deleteItems,
  counters,
  remount,
  recycle,
  tailHidden,
  frameDuplicate,
  modal,
  portal,
  shadowReattach,
  localeTwins,
  redeploy,
  thereAndBack,
  ten,
  relabel,
  attributeDrop,
  locale,
  paneSwitch,
];
