import { RULES } from "./rules.js";
import { findingsOf } from "./scan.js";
import { SECRET_CONTROLS } from "./secrets.js";

/** A text that has to be found, and what the finding begins with. */
type Control = readonly [finding: string, text: string];

export const CONTROLS: readonly Control[] = [
  ...RULES.flatMap(({ name, controls }) => controls.map((text): Control => [name, text])),
  ...SECRET_CONTROLS.map(([rule, text]): Control => [`secretlint: ${rule}`, text]),
  ["unlisted host", "https://intranet.acme.corp/"],
];

/** The controls that nothing finds: a guard that sees none of its own is blind, and its silence means nothing. */
export async function blindSpots(look: typeof findingsOf = findingsOf): Promise<string[]> {
  const seen = await Promise.all(
    CONTROLS.map(async ([finding, text]) => (await look(text)).some((line) => line.startsWith(finding))),
  );
  return CONTROLS.filter((_, i) => !seen[i]).map(
    ([finding, text]) => `${finding}, a control of ${text.length} characters`,
  );
}
