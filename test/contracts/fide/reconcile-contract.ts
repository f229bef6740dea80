import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { ListEntry } from "../../../src/domain/list-entry.ts";
import type { ReconciledPlayer } from "../../../src/domain/reconciliation.ts";
import { listReader } from "../../../src/formats/fide-list/list-reader.ts";
import { csvWriter } from "../../../src/formats/fide-list/write-list.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { exportedList } from "../../../src/periods/lists/export/export-list.ts";
import { listRow } from "../../../src/periods/lists/format/list-lines.ts";
import { reconcileList } from "../../../src/periods/lists/reconcile/reconcile-list.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, withOctober, withSecondOfOctober } from "../../set-up/offices/lists.ts";
import { begun, type Place } from "../../set-up/offices/offices.ts";
import { receive, register } from "../../set-up/offices/tournaments.ts";
import { csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

const LIST = "standard-2026-11";
const [IDLE, ABSENT, ABROAD, WAITING] = [1000107, 1000108, 1000109, 1000111];
const MORE = [
  { id: IDLE, name: "Idle, Ina", rating: 1750 },
  { id: ABSENT, name: "Absent, Bo", rating: 1650 },
  { id: ABROAD, name: "Abroad, Cara", rating: 1550 },
  { id: WAITING, name: "Waiting, Dag", rating: 1850 },
  { id: 1000112, name: "Same, Eva", rating: 1500 },
];

/** Everybody in October, and what FIDE makes of it: differences of every kind, each planted in a player of its own. */
export function reconcileContract(engine: string, placeOf: () => Promise<Place>): void {
  describe(`our list beside FIDE's, ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    let late: string;
    let held: string;
    let ours: readonly ListEntry[];
    let october: readonly ListEntry[];
    beforeAll(async () => {
      place = await placeOf();
      ledger = await begun(place);
      await withOctober(ledger, MORE);
      late = await withSecondOfOctober(ledger);
      held = await waitingReport(ledger);
      await close(ledger);
      await publish(ledger, LIST);
      ours = await entriesOf(ledger, LIST);
      october = await entriesOf(ledger, "standard-2026-10");
    });
    afterAll(async () => {
      await ledger.close();
      await place.end();
    });

    const compared = async (
      theirs: readonly ListEntry[],
      before: readonly ListEntry[] | null = null,
      federation: string | null = null,
    ) => {
      const request = { list: LIST, federation, theirs: fileOf(theirs), before: before && fileOf(before) };
      const { head, players, counts } = await reconcileList(ledger, request);
      const found: ReconciledPlayer[] = [];
      for await (const each of players) found.push(each);
      return { head, found, counts: counts() };
    };

    test("a list beside itself has no differences", async () => {
      const { head, found, counts } = await compared(ours);
      expect(found).toEqual([]);
      expect(head).toMatchObject({ list: LIST, version: 1, kind: "standard", date: "2026-11-01", base: "taken-over" });
      expect(counts).toMatchObject({ ours: ours.length, theirs: ours.length, different: 0, unread: 0 });
    });

    test("finds planted differences of every kind, and no others", async () => {
      const { theirs, before } = planted(ours, october);
      const { head, found, counts } = await compared(theirs, before);
      expect(head.base).toBe("file");
      expect(found.map(told)).toEqual([
        ["1000101", -10, "other-base -10"],
        ["1000102", -13, `tournament-missing-there -13 ${late}`],
        ["1000103", 3, "other-k 3"],
        ["1000104", 7, "unexplained 7"],
        ["1000106", 14, "first-rating 14"],
        ["1000107", 10, "moved-without-games 10"],
        ["1000109", 0, "k-on-list", "other-federation", "other-title", "other-birth", "other-activity"],
        ["1000111", 9, `tournament-missing-here 9 ${held}`],
        ["1000105", null, "missing-here"],
        ["1000110", null, "first-rating"],
        ["1000108", null, "missing-there"],
      ]);
      expect(counts).toMatchObject({ ours: ours.length, theirs: ours.length + 1, different: 11 });
      const total = Object.values(counts.causes).reduce((sum, each) => sum + each, 0);
      expect(total).toBe(found.flatMap(({ causes }) => causes).length);
    });

    test("the points of all causes are the whole difference", async () => {
      const { theirs, before } = planted(ours, october);
      for (const { points, causes } of (await compared(theirs, before)).found)
        if (points !== null) expect(causes.reduce((sum, each) => sum + (each.points ?? 0), 0)).toBe(points);
    });

    test("a federation is compared by either list, and others are left alone", async () => {
      const { theirs, before } = planted(ours, october);
      const abroad = await compared(theirs, before, "NOR");
      expect(abroad.found.map(({ player }) => player)).toEqual(["1000109"]);
      expect(abroad.counts).toMatchObject({ ours: 1, theirs: 1, different: 1 });
      expect((await compared(theirs, before, "SWE")).found).toHaveLength(11);
    });

    test("by command: JSON, text and CSV; a file that is no list is refused", async () => {
      const { theirs, before } = planted(ours, october);
      const files = { "fide.csv": csvOf(theirs), "before.csv": csvOf(before), "notes.txt": Buffer.from("hello\n") };
      const run = commandsAt(ledger, files);
      const json = await run(`lists reconcile ${LIST} fide.csv --before before.csv --federation all --json`);
      expect(json.status).toBe(0);
      expect(JSON.parse(json.stdout)).toMatchObject({ list: LIST, counts: { different: 11 } });
      expect(JSON.parse(json.stdout).players).toHaveLength(11);
      const text = await run(`lists reconcile ${LIST} fide.csv --before before.csv --to out.csv`);
      expect(text.stdout).toContain(`Tournament missing at FIDE: Late Swiss (${late})`);
      expect(text.stdout).toContain('1000101,"Öster, Ida",SWE,2090,2080,-10,2,2,20,20,other-base,2100,2090,-10,\n');
      const refused = await run(`lists reconcile ${LIST} notes.txt`);
      expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining("notes.txt")]);
      expect((await run("lists reconcile standard-2026-10 fide.csv")).status).toBe(3);
    });

    test("by API and page, for those who may read the journal", async () => {
      const site = await officeSite(ledger);
      const { theirs, before } = planted(ours, october);
      const token = await tokenOf(site, "rut");
      const send = (query: string, bytes: Uint8Array, authorization = `Bearer ${token}`) =>
        site.app.inject({
          method: "POST",
          url: `/api/v1/office/lists/reconcile?list=${LIST}${query}`,
          headers: { "content-type": "application/octet-stream", authorization },
          payload: Buffer.from(bytes),
        });
      expect((await send("", csvOf(theirs), "")).statusCode).toBe(401);
      expect((await send("", csvOf(theirs), `Bearer ${await tokenOf(site, "arne")}`)).statusCode).toBe(403);
      expect((await send("", Buffer.alloc(0))).statusCode).toBe(400);
      expect((await send("", Buffer.from("no list at all\n"))).json()).toMatchObject({ code: "not-a-list" });
      expect((await send("", csvOf(before))).statusCode).toBe(200);
      const sha256 = createHash("sha256").update(csvOf(before)).digest("hex");
      const answer = (await send(`&before=${sha256}`, csvOf(theirs))).json();
      expect(answer).toMatchObject({ base: "file", counts: { different: 11 } });
      expect(answer.players.map(told)).toContainEqual(["1000102", -13, `tournament-missing-there -13 ${late}`]);
      expect((await send("&format=csv&federation=NOR", csvOf(theirs))).body.split("\n")).toHaveLength(1 + 5 + 1);
      expect((await send(`&before=${"0".repeat(64)}`, csvOf(theirs))).statusCode).toBe(400);
      const page = `/en/office/periods/${LIST}/fide`;
      const { body } = await site.who("ada").get(page);
      const fields = { csrf: csrfIn(body), action: "compare-with-fide", form: "compare-with-fide", list: LIST };
      const form = twoFiles({ ...fields, federation: "SWE" }, csvOf(theirs), csvOf(before));
      const sent = await site.who("ada").ask({ method: "POST", url: page, ...form });
      expect(sent.statusCode).toBe(303);
      const shown = await site.who("rut").get(String(sent.headers.location));
      expect(shown.body).toContain("11 players differ");
      expect(shown.body).toContain("Late Swiss");
      const [, file] = /href="([^"]*fide\.csv[^"]*)"/.exec(shown.body) ?? [];
      const csv = await site.who("rut").get(file!.replaceAll("&amp;", "&"));
      expect(csv.body.split("\n")).toHaveLength(1 + 15 + 1);
      expect((await site.who("arne").get(page)).statusCode).toBe(403);
      await site.app.close();
    });
  });
}

/** A report that waits because nobody knows one of its players. */
async function waitingReport(ledger: Ledger): Promise<string> {
  const dates = { start: day("2026-10-12"), end: day("2026-10-13") };
  const { tournament } = await register(ledger, { ...dates, name: "Held Open", system: "swiss" }, "2026-09-01");
  const people = [
    { id: WAITING, name: "Waiting, Dag", rating: 1850 },
    { id: null, name: "Nobody, Knows" },
  ];
  const games = [
    [1, 1, 2, "1"],
    [2, 2, 1, "="],
  ] as const;
  const facts = { type: "Individual: Swiss-System", end: dates.end };
  await receive(ledger, tournament, { people, games, start: dates.start, facts }, { on: day("2026-10-15") });
  return tournament;
}

/** FIDE's lists of both months, with the differences. */
function planted(ours: readonly ListEntry[], october: readonly ListEntry[]) {
  const rated = (id: string, rating: number, more: object = {}) => ({ id, rating, ...more });
  const changes = new Map(
    [
      rated("1000101", 2080),
      rated("1000102", 1895, { games: 1 }),
      rated("1000103", 1806),
      rated("1000104", 1710),
      rated("1000106", 1850),
      rated("1000107", 1760),
      rated("1000111", 1859, { games: 2 }),
    ].map((each) => [each.id, each]),
  );
  const theirs = ours
    .filter(({ id }) => id !== String(ABSENT))
    .map((entry) => withStanding(entry, changes.get(entry.id) ?? {}))
    .map((entry) =>
      entry.id === String(ABROAD)
        ? withStanding(
            { ...entry, federation: "NOR", title: "FM", birth: "1991" as ListEntry["birth"], inactive: true },
            { k: 10 },
          )
        : entry,
    );
  const [some] = ours;
  const added = (id: string, name: string, rating: number): ListEntry =>
    withStanding({ ...some!, id, name }, { rating, games: 0, k: 20 });
  const before = october.map((entry) => {
    if (entry.id === "1000101") return withStanding(entry, { rating: 2090 });
    return entry.id === "1000103" ? withStanding(entry, { k: 40 }) : entry;
  });
  return {
    theirs: [...theirs, added("1000105", "Low, Lars", 1399), added("1000110", "Fresh, Fia", 1700)],
    before,
  };
}

const withStanding = (entry: ListEntry, change: object): ListEntry => ({
  ...entry,
  standings: { standard: { ...entry.standings.standard!, ...change } },
});

function told({ player, points, causes }: ReconciledPlayer) {
  const each = causes.map(({ code, points: share, tournaments }) =>
    [code, ...(share === null ? [] : [share]), ...tournaments.map(({ tournament }) => tournament)].join(" "),
  );
  return [player, points, ...each];
}

async function entriesOf(ledger: Ledger, list: string): Promise<readonly ListEntry[]> {
  const entries: ListEntry[] = [];
  const sink = { entry: (entry: ListEntry) => entries.push(entry), issue: () => undefined };
  const reader = listReader(sink, { kind: "standard" });
  const { parts } = await exportedList(ledger, await listRow(ledger.db, list), "csv", () => undefined);
  for await (const part of parts) reader.write(part);
  reader.end();
  return entries;
}

function csvOf(entries: readonly ListEntry[]): Uint8Array {
  const { head, entry, tail } = csvWriter("standard", () => undefined);
  return Buffer.from(head + entries.map(entry).join("") + tail());
}

const fileOf = (entries: readonly ListEntry[]) => ({
  file: "fide.csv",
  bytes: async function* () {
    yield csvOf(entries);
  },
});

async function tokenOf({ who }: Awaited<ReturnType<typeof officeSite>>, user: string): Promise<string> {
  const form = { action: "make-token", label: "a program", scope: "read", days: "90" };
  const made = await who(user).send("/en/office/account", form);
  return /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
}

/** A form with both lists. */
function twoFiles(fields: Readonly<Record<string, string>>, list: Uint8Array, before: Uint8Array) {
  const { payload, headers } = multipart(fields, { name: "fide.csv", bytes: list });
  const [, boundary] = /boundary=(.*)$/.exec(headers["content-type"])!;
  const second = `--${boundary}\r\ncontent-disposition: form-data; name="before"; filename="before.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const text = payload.toString("latin1").replace('name="report"', 'name="list"');
  const end = text.lastIndexOf(`--${boundary}--`);
  const parts = [Buffer.from(text.slice(0, end), "latin1"), Buffer.from(second), before];
  return { headers, payload: Buffer.concat([...parts, Buffer.from(`\r\n--${boundary}--\r\n`)]) };
}
