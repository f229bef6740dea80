import { run } from "../../../src/cli/run.ts";
import { REAL_WORLD, type World } from "../../../src/cli/world.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";

/** A command of `club` as a keeper gives it, on a ledger that is open. Words in single quotes are one. */
export async function clubCommand(ledger: Ledger, text: string) {
  const [printed, warned]: [string[], string[]] = [[], []];
  const world: World = {
    ...REAL_WORLD,
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
    write: (file, parts) => {
      if (file === undefined) for (const part of parts) printed.push(String(part));
      else REAL_WORLD.write(file, parts);
    },
    widthMax: 160,
    alreadyOpen: { ledger, place: "here" },
  };
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
  const code = await run(["club", ...words], world);
  const said = printed.join("\n");
  return { code, text: said, warned: warned.join("\n"), json: () => JSON.parse(said) };
}
