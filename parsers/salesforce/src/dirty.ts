/** What a form shows of whether a field was changed. */
export interface Evidence {
  /** The field's own mark of a change: `.slds-is-edited`, the button that takes the change back. */
  marked: boolean;
  /** The layout draws such a mark for every change, so that its absence says something. */
  marks: boolean;
  /** The mark stands for several fields: the parts of a name or an address. */
  shared: boolean;
  readOnly: boolean;
  isNew: boolean;
  /** What stands in the field; undefined where it can't be known or is a word of the interface. */
  typed: string | undefined;
}

/**
 * Whether a field was changed and not saved; null where it can't be known. The loaded value is not in the page once a field
 * is open. On a new record a field that holds something without a mark was filled in by the form: not saved, and not typed.
 */
export function isDirty({ marked, marks, shared, readOnly, isNew, typed }: Evidence): boolean | null {
  if (readOnly) return false;
  if (marked) return shared ? (isNew && typed ? true : null) : true;
  if (!marks) return null;
  return isNew ? (typed === "" ? false : null) : false;
}

/** Whether anything in a form is dirty: one that is decides, one that can't be known leaves it open. */
export function anyDirty(fields: readonly { dirty?: boolean | null }[]): boolean | null {
  if (fields.some(({ dirty }) => dirty === true)) return true;
  return fields.some(({ dirty }) => dirty === null) ? null : false;
}
