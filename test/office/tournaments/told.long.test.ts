import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, day, type IsoDate } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { closeList } from "../../../src/periods/lists/close-list.ts";
import { publishList } from "../../../src/periods/lists/publish-list.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { announceNotRated } from "../../../src/periods/tournaments/decisions/decide.ts";
import { CATALOGUES } from "../../../src/words/words.ts";
import { nothingSaidIn } from "../../set-up/nothing-said.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX, SWISS } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { type Game, type Person, type Played, receive, register } from "../../set-up/offices/tournaments.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What people are told of a tournament is what the closing then does. */

let place: Place;
let ledger: Ledger;

beforeEach(async () => {
  place = memoryPlace();
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix("standard", NEW), "2018-10-01");
});

afterEach(async () => {
  await ledger.close();
  await place.end();
});

const NEW: readonly Person[] = [
  { id: 1000107, name: "Newer, Nils" },
  { id: 1000108, name: "Newest, Nora" },
];
/** What a page says, whatever is a link in it and begins a sentence. */
const textIn = (html: string): string => html.replace(/<[^>]*>/g, "").toLowerCase();

const DATES = { start: day("2018-10-05"), end: day("2018-10-09") };

async function played(facts: Partial<Registration>, report: Played = {}, on: IsoDate = day("2018-10-12")) {
  const known = { ...DATES, system: "swiss", schedule: [DATES.start], ...facts } as const;
  const { tournament } = await register(ledger, known, "2018-06-01");
  const told = { people: SIX, games: SWISS, start: known.start, ...report };
  const said = { type: "Individual: Swiss-System", end: known.end, ...report.facts };
  const receipt = await receive(ledger, tournament, { ...told, facts: said }, { on });
  return { tournament, receipt };
}

const terms = ({ against }: Awaited<ReturnType<typeof played>>["receipt"]): readonly string[] =>
  against.map((each) => (each.code === "article" ? each.ruling.term : each.code));

test("B1: a receipt looks at every article, and the closing does what it said", async () => {
  const long = await played({ start: day("2018-06-10"), end: day("2018-10-09") });
  const robin: readonly Game[] = [
    [1, 1, 4, "1"],
    [1, 2, 3, "1"],
    [2, 4, 3, "="],
    [2, 1, 2, "1"],
    [3, 2, 4, "0"],
    [3, 3, 1, "1"],
  ];
  const four = { people: [...SIX.slice(4), ...NEW], games: robin, facts: { type: "Individual: Round-Robin" } };
  const few = await played({ system: "round-robin" }, four);
  const pair: readonly Game[] = [
    [1, 1, 2, "1"],
    [2, 2, 1, "1"],
  ];
  const two = { people: [SIX[0]!, SIX[5]!], games: pair, facts: { type: "Individual: Match" } };
  const match = await played({ system: "match", games: 2 }, two);
  const day5: readonly Game[] = [3, 4, 5, 2, 6].map((other, round) => [round + 1, 1, other, "="]);
  const crowded = await played(
    { end: DATES.start },
    { games: day5, facts: { roundDates: day5.map(() => DATES.start) } },
  );
  const games: readonly Game[] = [
    [1, 2, 3, "1"],
    [2, 4, 3, "="],
  ];
  const fine = await played({}, { games });
  const office = commandsAt(ledger);
  const pending = JSON.parse((await office("report pending --json")).stdout) as {
    tournament: string;
    rated: boolean;
  }[];
  const { draft } = await close(ledger);
  const told = [long, few, match, crowded, fine];
  expect(told.map(({ receipt }) => terms(receipt).length > 0)).toEqual([true, true, true, true, false]);
  for (const { tournament, receipt } of told) {
    const made = draft.tournaments.find(({ id }) => id === tournament)!;
    expect([tournament, made.counts]).toEqual([tournament, receipt.against.length === 0]);
    expect(made.against.map(({ term }) => term)).toEqual(terms(receipt));
    expect(pending.find((each) => each.tournament === tournament)?.rated).toBe(made.counts);
    const shown = (await office(`tournament show ${tournament}`)).stdout;
    expect(shown.includes("not rated")).toBe(!made.counts);
  }
});

test("B1: the list that a receipt names is the list that the report will be in", async () => {
  const late = await played({}, {}, day("2018-11-03"));
  expect(late.receipt.list.value).toBe("2018-11-01");
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id }) => id)).toEqual([late.tournament]);
  await publish(ledger, "standard-2018-11");
  const after = await played({ start: addDays(DATES.start, 1) }, { games: [[1, 1, 3, "1"]] });
  expect(after.receipt.list.value).toBe("2018-12-01");
  expect((await close(ledger)).draft.tournaments.map(({ id }) => id)).toEqual([after.tournament]);
});

test("B1: a report that ended before the list taken over is told that it waits", async () => {
  const before = await played({ start: day("2018-08-05"), end: day("2018-08-09") });
  expect(before.receipt.heldBack).toEqual(["before-starting-list"]);
});

test("B2: one status of a tournament, told alike by command, office, site and API", async () => {
  const { tournament: announced } = await register(
    ledger,
    { ...DATES, schedule: [DATES.start] },
    "2018-06-01",
    "ANNOUNCED",
  );
  await announceNotRated(acting(ledger), { tournament: announced, on: day("2018-09-20"), reason: "for fun" });
  await register(ledger, { ...DATES, schedule: [DATES.start] }, "2018-10-04", "LATE");
  await register(ledger, { ...DATES, schedule: [DATES.start] }, "2018-06-01", "OWED");
  const rated = await played({});
  await close(ledger);
  await publish(ledger, "standard-2018-11");
  const received = await played({ start: day("2018-11-05"), end: day("2018-11-09") }, { games: [[1, 1, 3, "1"]] });
  const unknown = [SIX[1]!, { id: null, name: "Nobody, Known" }];
  const held = await played(
    { start: day("2018-11-15"), end: day("2018-11-16") },
    { people: unknown, games: [[1, 1, 2, "1"]] },
  );
  const short = { rateOfPlay: "30 min" };
  const fast = await played(
    { ...short, start: day("2018-11-17"), end: day("2018-11-17") },
    { games: [[1, 2, 3, "1"]], facts: short },
  );
  const expected: Readonly<Record<string, string>> = {
    ANNOUNCED: "announced",
    LATE: "not-admitted",
    OWED: "owed",
    [rated.tournament]: "rated",
    [received.tournament]: "received",
    [held.tournament]: "on-hold",
    [fast.tournament]: "not-rated",
  };
  const office = commandsAt(ledger);
  const site = await officeSite(ledger);
  for (const [tournament, code] of Object.entries(expected)) {
    const [{ says, ...status }] = JSON.parse((await office(`tournament show ${tournament} --json`)).stdout).status;
    expect([tournament, status.code]).toEqual([tournament, code]);
    expect((await office(`tournament show ${tournament}`)).stdout).toContain(`Status: ${says}`);
    const api = (await site.visitor().get(`/api/v1/tournaments/${tournament}`)).json();
    const word = says.split(/[:;]| \d/)[0];
    expect(api.status).toMatchObject([{ code, says: expect.stringContaining(word) }]);
    // The public page of a rated one names the list in its summary.
    const shown = code === "rated" ? "rated in" : word.toLowerCase();
    expect(textIn((await site.visitor().get(`/en/tournaments/${tournament}`)).body)).toContain(shown);
    // A status that begins a line begins large.
    const page = (await site.who("ada").get(`/en/office/tournaments/${tournament}`)).body;
    expect(page.toLowerCase()).toContain(word.toLowerCase());
  }
});

test("B4: places count those who are shown, and the number is that of the filter", async () => {
  await excludePlayer(acting(ledger), { player: "1000102", reason: "asked by the federation" });
  const site = await officeSite(ledger);
  const list = async (query: string) => (await site.visitor().get(`/api/v1/lists/standard-2018-10?${query}`)).json();
  const places = ({ players }: { players: { place: number; player: string }[] }) =>
    players.map(({ place, player }) => [place, player]);
  const all = await list("");
  expect(places(all)).toEqual([
    [1, "1000101"],
    [2, "1000103"],
    [3, "1000104"],
    [4, "1000105"],
  ]);
  expect([all.size, all.found]).toEqual([4, 4]);
  const nobody = await list("title=GM");
  expect([nobody.size, nobody.found, nobody.players]).toEqual([4, 0, []]);
  const { body } = await site.visitor().get("/en/lists/standard-2018-10");
  expect(body).toContain("4 rated players");
});

test("B5: a list is closed and published before its closing date only where that was asked for", async () => {
  const today = day("2018-10-20");
  const asked = { kind: "standard", date: null, today } as const;
  const refused = { code: "list-too-early", parameters: { date: "2018-11-01", closing: "2018-10-29" } };
  await expect(closeList(acting(ledger), asked)).rejects.toMatchObject(refused);
  await closeList(acting(ledger), { ...asked, today: day("2018-10-29") });
  const list = "standard-2018-11";
  await expect(publishList(acting(ledger), { list, today })).rejects.toMatchObject(refused);
  await publishList(acting(ledger), { list, today, early: true });
  const office = commandsAt(ledger);
  const later = await office("list close standard 2099-12-01");
  expect([later.status, later.stderr]).toEqual([3, expect.stringContaining("--early")]);
  expect((await office("list close standard 2099-12-01 --early")).status).toBe(0);
  const site = await siteOver(ledger);
  expect((await site.visitor().get("/api/v1/lists/standard")).json().list).toBe(list);
  await office("list publish standard-2099-12 --early");
  expect((await site.visitor().get("/api/v1/lists/standard-2099-12")).statusCode).toBe(200);
  expect((await site.visitor().get("/api/v1/lists/standard")).json().list).toBe(list);
});

test("B8: no dash for an article, no line 0, nothing that the edition does not ask", async () => {
  const old = await played({ start: day("2018-10-06"), end: day("2018-10-07") }, { games: [[1, 1, 3, "1"]] });
  const { tournament } = await register(ledger, { start: day("2026-11-01"), end: day("2026-11-02") }, "2026-10-01");
  const office = commandsAt(ledger);
  for (const id of [old.tournament, tournament]) {
    const { stdout } = await office(`tournament show ${id} --explain`);
    expect(stdout).not.toMatch(/§ –|line 0|due = none/);
  }
  expect((await office(`report receipt ${old.tournament}`)).stdout).not.toMatch(/§ –|line 0/);
  for (const words of CATALOGUES)
    expect(words.refusals["no-edition-on"]({ list: null, day: day("1999-01-01") })).not.toContain("undefined");
});

test("B8: where no edition is known for the next list, closing says for which day", async () => {
  const other = memoryPlace();
  const own = await begun(other);
  await importText(acting(own), listOfSix(), "2001-07-01");
  const { status, stderr } = await commandsAt(own)("list close standard --early");
  expect([status, stderr]).toEqual([2, expect.stringContaining("2001-07-01")]);
  expect(nothingSaidIn(stderr)).toEqual([]);
  await own.close();
  await other.end();
});

test("B10: the same circle a week later is another tournament, unless every result is the same", async () => {
  const circle = (start: string, games: readonly Game[]) => {
    const dates = { start: day(start), end: addDays(day(start), 4) };
    return played(dates, { games }, day("2018-10-30"));
  };
  const first = await circle("2018-10-05", SWISS);
  const other = SWISS.map(([round, white, black]): Game => [round, white, black, "="]);
  expect((await circle("2018-10-12", other)).receipt.lookalikes).toEqual([]);
  const same = await circle("2018-10-20", SWISS);
  expect(same.receipt.lookalikes).toMatchObject([{ other: first.tournament, pairings: 100 }]);
  const within = await circle(
    "2018-10-13",
    other.map(([round, white, black]): Game => [round, white, black, "1"]),
  );
  expect(within.receipt.lookalikes).toHaveLength(1);
});

test("B9: an office can begin with nobody, and close, publish and verify from there", async () => {
  const empty = memoryPlace();
  const own = await begun(empty);
  const office = commandsAt(own);
  for (const kind of ["standard", "rapid"]) {
    expect(await office(`list begin ${kind} 2026-09-01`)).toMatchObject({ status: 0 });
    expect(await office(`list close ${kind}`)).toMatchObject({ status: 0 });
    const list = `${kind}-2026-10`;
    expect(await office(`list publish ${list}`)).toMatchObject({ status: 0 });
  }
  const again = await office("list begin standard 2026-09-01");
  expect([again.status, again.stderr]).toEqual([3, expect.stringContaining("already")]);
  expect((await office("verify standard-2026-10")).status).toBe(0);
  await own.close();
  await empty.end();
});

test("B11: tournaments come newest first, page by page", async () => {
  const days = ["2018-10-06", "2018-10-20", "2018-10-13"];
  for (const [at, start] of days.entries())
    await register(ledger, { start: day(start), end: day(start) }, "2018-06-01", `T${at}`);
  const office = commandsAt(ledger);
  const page = async (more: string) => JSON.parse((await office(`tournament list --limit 2 --json ${more}`)).stdout);
  const first = await page("");
  const second = await page(`--after ${first.next}`);
  const ids = [...first.tournaments, ...second.tournaments].map(({ tournament }) => tournament);
  expect(ids).toEqual(["T1", "T2", "T0"]);
});

test("B11: filters ignore case", async () => {
  await register(ledger, { ...DATES, schedule: [DATES.start] }, "2018-06-01", "ANY");
  const site = await siteOver(ledger);
  const asked = async (path: string) => (await site.visitor().get(`/api/v1/${path}`)).json();
  expect((await asked("lists/standard-2018-10?federation=swe")).players).toHaveLength(5);
  expect((await asked("tournaments?federation=swe")).tournaments).toHaveLength(1);
  const { stdout } = await commandsAt(ledger)("tournament list --federation swe");
  expect(stdout).toContain("ANY");
});

test("B6: a match without a declared length is said in the receipt", async () => {
  const told = async (games: number | null, start: string) => {
    const dates = { start: day(start), end: day(start) };
    const report = { people: SIX.slice(0, 2), facts: { type: "Individual: Match" } };
    const { receipt } = await played({ ...dates, system: "match", games }, { ...report, games: [[1, 1, 2, "1"]] });
    return receipt.issues.map(({ code }) => code).includes("match-length-unknown");
  };
  expect([await told(null, "2018-10-06"), await told(2, "2018-10-08")]).toEqual([true, false]);
});
