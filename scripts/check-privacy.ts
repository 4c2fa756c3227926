// npm run check:privacy [-- folder]: do the fixtures hold nobody's mail, phone, key or host? First it is shown what it has to find.
import { resolve } from "node:path";
import { FIXTURES } from "./fixtures/folders.js";
import { RULES } from "./privacy/rules.js";
import { findingsIn, findingsOf } from "./privacy/scan.js";

const blind = [
  ...RULES.flatMap(({ name, controls }) =>
    controls
      .filter((text) => !findingsOf(text).some((line) => line.startsWith(name)))
      .map((text) => `${name} does not see a control of ${text.length} characters`),
  ),
  ...(findingsOf("https://intranet.acme.corp/").length === 0 ? ["hosts are not seen"] : []),
];
const found = findingsIn(resolve(process.argv[2] ?? FIXTURES));
for (const line of [...blind.map((one) => `BLIND: ${one}`), ...found]) console.log(line);
console.log(
  `${RULES.reduce((sum, { controls }) => sum + controls.length, 1)} controls found, ${found.length} findings`,
);
if (blind.length + found.length > 0) process.exitCode = 1;
