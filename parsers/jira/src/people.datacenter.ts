import { attr, type Field, oneOf, type Person, person, self, text, when } from "@onscreen/core";

const USER = ".user-hover[rel]";

/** A person in a field; null where the field names no user, whatever it says. */
export const userIn = (field: string): Field<Person | null> =>
  oneOf<Person | null>(
    person({ name: text(self), id: attr("rel", self), handle: attr("rel", self) }, `${field} ${USER}`),
    when(null, `${field}:not(:has(${USER}))`),
  );
