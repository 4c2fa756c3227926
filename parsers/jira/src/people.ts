import { type Field, oneOf, type Person, person, text, textEvenHidden, when } from "@onscreen/core";
import { PROFILE } from "./anchors.js";

/** A person in the box of a field; null where the box shows neither a person's card nor a picture, whatever it says. */
export const personIn = (box: string): Field<Person | null> =>
  oneOf<Person | null>(
    person(
      { name: oneOf(text(PROFILE), textEvenHidden('[role="img"] [hidden]', '[id$="--label"]')) },
      `${box}:has(${PROFILE}, img)`,
    ),
    when(null, `${box}:not(:has(${PROFILE}, img))`),
  );
