// npm run check:privacy [-- folder]: do the fixtures hold nobody's mail, phone, key or host? First it is shown what it has to find.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { argumentsOf, run, UsageError } from "./fixtures/arguments.js";
import { FIXTURES } from "./fixtures/folders.js";
import { blindSpots, CONTROLS } from "./privacy/controls.js";
import { filesIn, findingsIn } from "./privacy/scan.js";

await run(async () => {
  const { positionals } = argumentsOf("npm run check:privacy [-- folder]", {}, [0, 1]);
  const folder = resolve(positionals[0] ?? FIXTURES);
  if (!existsSync(folder)) throw new UsageError(`there is no folder ${folder}`);
  const blind = await blindSpots();
  const found = await findingsIn(folder);
  const files = filesIn(folder).length;
  for (const line of [...blind.map((one) => `BLIND: ${one}`), ...found]) console.log(line);
  if (files === 0) console.log(`!! NOTHING WAS CHECKED: ${folder} holds no page`);
  console.log(
    `${CONTROLS.length - blind.length} of ${CONTROLS.length} controls found; ${files} files, ${found.length} findings`,
  );
  if (blind.length + found.length > 0 || files === 0) process.exitCode = 1;
});
