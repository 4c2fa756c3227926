import { nextSibling } from "../chain.js";
import { VALUE } from "../linkedom.js";
import { define, mutationMembers, positionMembers } from "./shared.js";

export const characterMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...mutationMembers,
  ...define({
    get data() {
      return this[VALUE];
    },
    get nodeValue() {
      return this[VALUE] ?? null;
    },
    get textContent() {
      return this[VALUE] ?? null;
    },
  }),
};

export const attributeMembers: PropertyDescriptorMap = define({
  get value() {
    return this[VALUE];
  },
});

/** linkedom's doctype has no neighbours, so that a walk over a document's children would end at it. */
export const doctypeMembers: PropertyDescriptorMap = define({
  get nodeName() {
    return this.name;
  },
  get nextSibling() {
    return nextSibling(this) as unknown as ChildNode | null;
  },
});
