// A process that works through a sample in an office, from some step on, and prints every entry when it is confirmed:
// to be killed at any moment. Arguments: the folder or the address, the step, the number of the last confirmed entry.
import { sampleSteps } from "../../../dist/cli/sample/steps.js";
import { embeddedInThread } from "../../../dist/ledger/engines/pglite-thread.js";
import { openServer } from "../../../dist/ledger/engines/server.js";
import { openFolderLedger } from "../../../dist/ledger/open-folder.js";
import { openServerLedger } from "../../../dist/ledger/open-server.js";
import { project } from "../../../dist/periods/projections.js";
import { sampleSize } from "../../../dist/sample/size.js";

const [, , place, sizeText, stepText, confirmedText] = process.argv;
const parts = { begin: true, fresh: false, project, now: Date.now };
const ledger = place.startsWith("postgres:")
  ? await openServerLedger({ ...parts, engine: await openServer(place), place })
  : await openFolderLedger({ ...parts, folder: place, openEngine: embeddedInThread });
const office = { ledger, appendOptions: { by: "Ada", dryRun: false } };
const steps = sampleSteps(sampleSize(JSON.parse(sizeText)));

let last = Number(confirmedText);
let step = Number(stepText);
// What a killed process was at may have been done all the same, or a server may still be at it: this waits for its turn.
await ledger.append(office.appendOptions, async () => undefined);
// What settles goes by what is open, and is done again.
if ((await ledger.head()).sequence > last && steps[step]?.does !== "settles") await tellConfirmed(step++);
for (; step < steps.length; step++) {
  say({ does: steps[step].does });
  await steps[step].act(office);
  await tellConfirmed(step);
}
say({ end: true });
await ledger.close();

/** In one line, which is there as a whole or not at all. */
async function tellConfirmed(done) {
  const entries = [];
  for await (const { sequence, hash } of ledger.entries(last)) entries.push({ sequence, hash });
  last = entries.at(-1)?.sequence ?? last;
  say({ entries, done });
}

function say(what) {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
