// One half of a month on one engine, in a process of its own: `receive` begins the office and receives everything, `close`
// closes and publishes, as two commands would. Arguments: which, the address of a database or a folder for the office, a
// folder for files, the size. Prints what was measured as JSON.
import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { firstList } from "../dist/cli/sample/first-list.js";
import { settleReport } from "../dist/cli/sample/settle.js";
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
const [BEFORE, LIST, DATE] = [`${KIND}-2024-11`, `${KIND}-2024-12`, "2024-12-01"];
/** Of fifteen tournaments of the sample, as many are for the standard list: only these are sent. */
const OF_THE_KIND = 13 / 15;
/** Of the games asked for, so many are there: some fields come out smaller. */
const PLAYED = 0.94;
const GAMES_OF_REPORT = 1_000 / 3;
const FLOOR_ROUNDS = 3;

const [, , half, place, files, sizeText] = process.argv;
const size = JSON.parse(sizeText);
const parts = { begin: true, fresh: false, project, now: Date.now };
const ledger = place.startsWith("postgres:")
  ? await openServerLedger({ ...parts, engine: await openServer(place), place })
  : await openFolderLedger({ ...parts, folder: place, openEngine: embeddedInThread });
const office = { ledger, appendOptions: { by: "bench", dryRun: false } };

/** How long a piece of work took, what it gave, and how long a processor was at it; all in milliseconds. */
const timed = async (work) => {
  const [from, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const ms = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return [ms, result, (user + system) / 1000];
};

const measured = half === "receive" ? await receiveAll() : await closeAndPublish();
await ledger.close();
const { peak = process.resourceUsage().maxRSS * 1024, cpu, ...others } = measured;
process.stdout.write(JSON.stringify({ size, ...others, memory: { [half]: peak }, cpu: { [half]: cpu } }));

async function receiveAll() {
  const sample = sampleSize({
    players: size.players,
    games: Math.round(size.games / OF_THE_KIND / PLAYED),
    tournaments: Math.round(size.games / GAMES_OF_REPORT / OF_THE_KIND),
    months: 1,
  });
  const federation = sampleFederation(sample);
  await openOffice(office, { name: "Bench", zone: "UTC", federation: null });
  const list = { file: "list.txt", kind: KIND, date: sample.first, despiteErrors: false, issue: () => undefined };
  const bytes = () => inBytes(firstList(federation, KIND, sample.first));
  const [importing] = await timed(() => importList(office, { ...list, bytes }));
  let [registering, receiving, reports, cpu] = [0, 0, 0, 0];
  const later = []; // Reports that are sent while a list is closing.
  for (const tournament of federation.eachTournament()) {
    if (tournament.kind !== KIND) continue;
    const { id, registration: facts, registeredOn, sameAs } = tournament;
    registering += (await timed(() => registerTournament(office, { id, on: registeredOn, facts })))[0];
    // What is sent is made outside the time: an arbiter does that. What waits is settled outside it too: by a person.
    for (const sent of federation.reports(tournament, firstRatings(tournament))) {
      if (later.length < (size.later ?? 0) && sent.fault === null && sameAs === null && sent.part === 0) {
        later.push({ tournament: id, on: sent.on, trf: Buffer.from(sent.bytes).toString("base64") });
        continue;
      }
      const [ms, , used] = await timed(() => receiveReport(office, requestOf(tournament, sent)));
      receiving += ms;
      cpu += used;
      reports += 1;
      if (sent.fault !== null || sameAs !== null) await settleReport(office, tournament, sent);
    }
    if (reports % 100 === 0 && process.stderr.isTTY) process.stderr.write(`\r${reports} reports`);
  }
  writeFileSync(join(files, "later.json"), JSON.stringify(later));
  return { importing, registering, receiving, reports, cpu };
}

function requestOf({ id, registration }, { part, bytes, on }) {
  const sender = registration.arbiters[0].name;
  return {
    ...{ tournament: id, part, bytes, on, sender },
    file: `${id}.trf`,
    enteredBecause: null,
    despiteErrors: true,
  };
}

async function closeAndPublish() {
  let written = 0; // The chain is held from here to the end.
  const progress = (step, done) => {
    if (step === "writing" && done === 1) written = performance.now();
  };
  const [close, chain, cpu] = await timed(async () => {
    await closeList(office, { kind: KIND, date: DATE, progress });
    return performance.now() - written;
  });
  const [publish] = await timed(() => publishList(office, { list: LIST }));
  const closing = { close, publish };
  const peak = process.resourceUsage().maxRSS * 1024;
  const row = await ledger.db.selectFrom("list").select("content").where("list", "=", LIST).executeTakeFirstOrThrow();
  const list = await whole(ledger.content(row.content));
  const count = ({ fn }) => fn.countAll().as("count");
  const games = Number((await ledger.db.selectFrom("game").select(count).executeTakeFirstOrThrow()).count);
  const rounds = [];
  for (let round = 0; round < FLOOR_ROUNDS; round++) rounds.push(await floorOnce(list, row.content));
  const floor = Object.fromEntries(
    Object.keys(rounds[0]).map((part) => [part, median(rounds.map((each) => each[part]))]),
  );
  return { closing, chain, floor, games, bytes: list.length, peak, cpu };
}

/** What nobody can do without: the same games and ratings out, the same list in, its bytes on the disk and their hash. */
async function floorOnce(list, sha256) {
  const { query, copyIn, copyOut } = ledger.reader;
  await query("CREATE TABLE IF NOT EXISTS floor_entry (LIKE list_entry INCLUDING ALL)", []);
  await query("TRUNCATE floor_entry", []);
  const rows = await copyOut(`SELECT * FROM list_entry WHERE list = '${LIST}'`);
  const own = new Uint8Array(rows); // it is handed over
  const [gamesOut] = await timed(async () => {
    await copyOut("SELECT tournament, part, version, round, white, black, score, flaw FROM game");
    await copyOut("SELECT tournament, part, version, place, player FROM entrant");
  });
  const [ratingsOut] = await timed(() =>
    copyOut(
      `SELECT player, rating, games_so_far, highest, complete, k, delisted_on, last_counted, inactive, gone
         FROM list_entry WHERE list = '${BEFORE}'`,
    ),
  );
  const [listIn] = await timed(() => copyIn("floor_entry", own));
  const [file] = await timed(async () => write(join(files, "floor.list"), list, sha256));
  return { "games out": gamesOut, "ratings out": ratingsOut, "list in": listIn, "file and hash": file };
}

function write(path, bytes, sha256) {
  const file = openSync(path, "w");
  const hash = createHash("sha256").update(bytes).digest("hex");
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
  fsyncSync(file);
  closeSync(file);
  if (hash !== sha256) throw new Error("the list has another hash");
}

async function* inBytes(texts) {
  for (const text of texts) yield Buffer.from(text);
}

async function whole(stream) {
  const all = [];
  for await (const part of stream) all.push(part);
  return Buffer.concat(all);
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}
