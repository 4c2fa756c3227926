// node scripts/run.mjs NAME [arguments]: compiles scripts/NAME.ts and whatever it stands on, then runs it.
import { join } from "node:path";
import { compiled } from "./setup/ready.mjs";
import { runCommand, StepError, show } from "./setup/step.mjs";

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name)
    throw new StepError(
      "no script is named",
      "node scripts/run.mjs NAME [arguments], with NAME one of scripts/NAME.ts",
    );
  return show(process.execPath, [await compiled(join("scripts/dist", `${name}.js`)), ...args]);
});
