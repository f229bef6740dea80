// Fills an office with a history of standard lists, in a process of its own: the first is taken over, the others are closed and
// published from the reports of their months. Arguments: the address of a database or a folder for the office, the size as JSON.
// Prints what it made as JSON.
import { firstList } from "../dist/cli/sample/first-list.js";
import { settleReport } from "../dist/cli/sample/settle.js";
import { addMonths, firstOfMonth } from "../dist/domain/dates.js";
import { embeddedInThread } from "../dist/ledger/engines/pglite-thread.js";
import { openServer } from "../dist/ledger/engines/server.js";
import { openFolderLedger } from "../dist/ledger/open-folder.js";
import { openServerLedger } from "../dist/ledger/open-server.js";
import { importList } from "../dist/periods/import-list.js";
import { closeList } from "../dist/periods/lists/close-list.js";
import { publishList } from "../dist/periods/lists/publish-list.js";
import { openOffice } from "../dist/periods/office.js";
import { project } from "../dist/periods/projections.js";
import { registerTournament } from "../dist/periods/tournaments/register.js";
import { receiveReport } from "../dist/periods/tournaments/reports/receive.js";
import { firstRatings, sampleFederation } from "../dist/sample/federation.js";
import { sampleSize } from "../dist/sample/size.js";

const KIND = "standard";
/** Of fifteen tournaments of the sample, as many are for the standard list: only these are sent. */
const OF_THE_KIND = 13 / 15;
/** Of the games asked for, as large a share is there: some fields come out smaller. */
const PLAYED = 0.94;
const GAMES_OF_REPORT = 1_000 / 3;

const [, , place, sizeText] = process.argv;
const { players, games, lists } = JSON.parse(sizeText);
const parts = { begin: true, fresh: false, project, now: Date.now };
const ledger = place.startsWith("postgres:")
  ? await openServerLedger({ ...parts, engine: await openServer(place), place })
  : await openFolderLedger({ ...parts, folder: place, openEngine: embeddedInThread });
const office = { ledger, appendOptions: { by: "bench", dryRun: false } };

const sample = sampleSize({
  players,
  games: Math.round(games / OF_THE_KIND / PLAYED),
  tournaments: Math.round(games / GAMES_OF_REPORT / OF_THE_KIND),
  months: lists - 1,
  upcoming: 0,
});
const federation = sampleFederation(sample);
await openOffice(office, { name: "Bench", zone: "UTC", federation: null });
const first = { file: "list.txt", kind: KIND, date: sample.first, despiteErrors: false, issue: () => undefined };
await importList(office, { ...first, bytes: () => inBytes(firstList(federation, KIND, sample.first)) });

let reports = 0;
let date = addMonths(sample.first, 1);
let previous = sample.first;
// Tournaments come in the order of their months: all of them at once would take gigabytes.
for (const tournament of federation.eachTournament()) {
  if (tournament.kind !== KIND) continue;
  const month = firstOfMonth(tournament.start);
  if (month < previous) throw new Error(`a tournament of ${month} came after one of ${previous}`);
  previous = month;
  while (date <= month) await published();
  await received(tournament);
}
while (date < addMonths(sample.first, lists)) await published();
const { count } = await ledger.reader.db
  .selectFrom("game")
  .select((eb) => eb.fn.countAll().as("count"))
  .executeTakeFirstOrThrow();
await ledger.close();
process.stdout.write(JSON.stringify({ reports, games: Number(count) }));

async function published() {
  await closeList(office, { kind: KIND, date });
  await publishList(office, { list: `${KIND}-${date.slice(0, 7)}` });
  date = addMonths(date, 1);
  if (process.stderr.isTTY) process.stderr.write(`\r${date}: ${reports} reports`);
}

async function received(tournament) {
  const { id, registration, registeredOn, sameAs } = tournament;
  await registerTournament(office, { id, on: registeredOn, facts: registration });
  for (const sent of federation.reports(tournament, firstRatings(tournament))) {
    const { part, bytes, on, fault } = sent;
    const sender = registration.arbiters[0].name;
    const came = { tournament: id, part, bytes, on, sender, file: `${id}.trf` };
    await receiveReport(office, { ...came, enteredBecause: null, despiteErrors: true });
    reports += 1;
    if (fault !== null || sameAs !== null) await settleReport(office, tournament, sent);
  }
}

async function* inBytes(texts) {
  for (const text of texts) yield Buffer.from(text);
}
