import { letters, shuffled } from "../random.js";
import type { Mutation } from "../types.js";
import { classRehash, idShift, renameIds } from "./attributes.js";
import { deleteItems, insertBefore, recycle, reorder } from "./lists.js";
import { paneSwitch } from "./places.js";
import { remount, shadowReattach, wrapperInsert, wrapperRemove } from "./structure.js";
import { counters } from "./words.js";

/** A new build: other classes and generated ids, another structure, new items, everything made anew. */
export const redeploy: Mutation = {
  name: "redeploy",
  isIntact: true,
  run(document, random, look) {
    classRehash.run(document, random, look);
    renameIds(document, (id) => (/\d|[:«]/.test(id) ? `g${letters(random, 8)}` : undefined));
    for (const step of [wrapperInsert, insertBefore, counters, remount]) step.run(document, random, look);
  },
};

/** Away and back: another record, looked at, and the first again. */
export const thereAndBack: Mutation = {
  name: "there-and-back",
  isIntact: true,
  run(document, random, look) {
    const body = document.body;
    const copy = body.cloneNode(true) as HTMLElement;
    const shadows = body.querySelector("x-field, x-timeline") !== null;
    paneSwitch.run(document, random, look);
    deleteItems.run(document, random, look);
    look();
    // nodes of the first moment don't come back: frameworks make them anew
    if (!shadows) body.replaceWith(copy);
  },
};

/** Ten changes one after the other, each of them looked at. */
export const ten: Mutation = {
  name: "ten-in-a-row",
  isIntact: true,
  run(document, random, look) {
    const steps = [
      classRehash,
      idShift,
      wrapperInsert,
      wrapperRemove,
      insertBefore,
      reorder,
      counters,
      remount,
      recycle,
      shadowReattach,
    ];
    for (const step of shuffled(random, steps)) {
      step.run(document, random, look);
      look();
    }
  },
};
