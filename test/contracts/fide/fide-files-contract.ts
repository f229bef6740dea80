import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { isReady } from "../../../src/domain/fide-files.ts";
import { checkTrf } from "../../../src/formats/trf/checks/checks.ts";
import { readTrf } from "../../../src/formats/trf/read-report.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { type FideFileBytes, fideFiles } from "../../../src/periods/fide/fide-files.ts";
import { compareTournaments } from "../../../src/periods/tournaments/decisions/compare.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, listText, type Place } from "../../set-up/offices/offices.ts";
import { type Game, PEOPLE, type Played, ROUND_ROBIN, receive, register } from "../../set-up/offices/tournaments.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";
import { unzippedAll } from "../../set-up/unzip.ts";

/** Ratings go up by a point with each list, so that a file says which list it goes by. */
const MONTHS = ["2026-08", "2026-09", "2026-10"];
const ratingsOn = (month: string) => PEOPLE.map(({ rating = 0 }) => rating + Number(month.slice(5)));

const LEAGUE: readonly Game[] = [
  [1, 1, 2, "1"],
  [1, 3, 4, "="],
  [2, 2, 3, "0"],
  [3, 1, 3, "="],
  [3, 2, 4, "1"],
];
const LEAGUE_DAYS = [day("2026-08-10"), day("2026-09-14"), day("2026-10-05")];

/** What is sent to FIDE, on an engine: every file is read back. */
export function fideFilesContract(engine: string, placeOf: () => Promise<Place>): void {
  describe(`files for FIDE, ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      place = await placeOf();
      ledger = await begun(place);
      for (const month of MONTHS) {
        const lines = PEOPLE.map(
          ({ id, name }, at) => [id ?? 0, name, ratingsOn(month)[at] ?? 0, 0] as [number, string, number, number],
        );
        await importText(acting(ledger), listText(lines), `${month}-01`);
      }
      ids.open = await opened(ledger, "Lakeside Open", { facts: { city: null, chiefArbiter: null, rateOfPlay: null } });
      ids.unknown = await opened(ledger, "Unknown Open", {
        people: [...PEOPLE.slice(0, 3), { id: null, name: "Nobody, Knows", birth: "2001" }],
      });
      ids.undated = await opened(ledger, "Undated Open", { facts: { roundDates: [null, null, null] } });
      ids.league = await league(ledger);
      // The same four people meet in all of them.
      for (const tournament of [ids.undated, ids.league])
        for (const other of [ids.open, ids.unknown, ids.undated])
          if (tournament !== other && other < tournament)
            await compareTournaments(acting(ledger), { tournament, other, same: false, reason: "other days" });
    });
    afterAll(async () => {
      await ledger.close();
      await place.end();
    });

    const files = async (more: Partial<Parameters<typeof fideFiles>[1]> = {}): Promise<readonly FideFileBytes[]> => {
      const found: FideFileBytes[] = [];
      const request = { kind: "standard", list: null, today: day("2026-11-15"), isWanted: () => true } as const;
      for await (const file of fideFiles(ledger, { ...request, ...more })) found.push(file);
      return found;
    };
    const fileOf = async (tournament: string | undefined, part = 0): Promise<FideFileBytes> =>
      (await files()).find((each) => each.tournament === tournament && each.part === part)!;
    const readBack = ({ bytes }: FideFileBytes) => {
      const { document } = readTrf(bytes);
      expect(checkTrf(document!, "rating")).toEqual([]);
      return document!.report;
    };

    test("a tournament is one file, with what the report lacks from the registration and the ratings in force", async () => {
      const file = await fileOf(ids.open);
      expect(isReady(file)).toBe(true);
      expect(file).toMatchObject({
        file: `${ids.open}.trf`,
        part: 0,
        rounds: 3,
        players: 4,
        ratings: "standard-2026-10",
      });
      const report = readBack(file);
      expect(report).toMatchObject({ city: "Lakeside", chiefArbiter: "Nyberg, Ada", start: "2026-10-05" });
      expect(report.players.map(({ id, rating }) => [id, rating])).toEqual(
        PEOPLE.map(({ id }, at) => [String(id), ratingsOn("2026-10")[at]]),
      );
      expect(report.players.flatMap(({ results }) => results)).toHaveLength(12);
    });

    test("a long tournament is one file for each month, with only its games and its ratings", async () => {
      const parts = (await files()).filter(({ tournament }) => tournament === ids.league);
      expect(
        parts.map(({ part, file, start, end, rounds, players, ratings }) => [
          part,
          file,
          start,
          end,
          rounds,
          players,
          ratings,
        ]),
      ).toEqual([
        [1, `${ids.league}-1.trf`, "2026-08-10", "2026-08-10", 1, 4, "standard-2026-08"],
        [2, `${ids.league}-2.trf`, "2026-09-14", "2026-09-14", 1, 2, "standard-2026-09"],
        [3, `${ids.league}-3.trf`, "2026-10-05", "2026-10-05", 1, 4, "standard-2026-10"],
      ]);
      const [, september] = parts.map(readBack);
      expect(
        september!.players.map(({ name, rating, points, results }) => [name, rating, points, results.length]),
      ).toEqual([
        ["Nagy, Béla", 1909, 0, 1],
        ["Luczak, Ewa", 1809, 100, 1],
      ]);
      expect(september!.players[0]!.results[0]).toMatchObject({ round: 1, opponent: 3, colour: "white", result: "0" });
      // Every game is in one file, and none in two.
      const games = parts.flatMap((part) => readBack(part).players.flatMap(({ results }) => results));
      expect(games).toHaveLength(2 * LEAGUE.length);
    });

    test("what waits or lacks something says why, and who needs an id", async () => {
      const unknown = await fileOf(ids.unknown);
      expect(isReady(unknown)).toBe(false);
      expect(unknown.heldBack).toEqual(["players-unmatched"]);
      expect(unknown.withoutId).toEqual([{ startNumber: 4, name: "Nobody, Knows", birth: "2001", federation: "SWE" }]);
      const undated = await fileOf(ids.undated);
      expect(isReady(undated)).toBe(false);
      expect(undated.heldBack).toEqual([]);
      expect(new Set(undated.issues.map(({ field }) => field))).toEqual(new Set(["round dates"]));
    });

    test("the deadline is that of the edition", async () => {
      const file = await fileOf(ids.open);
      expect(file).toMatchObject({ due: "2026-10-31", daysLate: 15 });
      expect((await files({ today: day("2026-10-31") }))[0]).toMatchObject({ daysLate: 0 });
    });

    test("the command shows all and writes what is ready", async () => {
      const run = commandsAt(ledger);
      const shown = await run("tournaments export-fide");
      expect(shown.stdout).toContain("4 files are ready, 2 are not.");
      expect(shown.stdout).toContain("Nobody, Knows");
      const json = JSON.parse((await run("tournaments export-fide --json")).stdout);
      expect(json.files.map(({ isReady: ready }: { isReady: boolean }) => ready).filter(Boolean)).toHaveLength(4);
      const { REAL_WORLD } = await import("../../../src/cli/world.ts");
      const { run: runIn } = await import("../../../src/cli/run.ts");
      const folder = mkdtempSync(join(scratchFolder("fide"), "files-"));
      const world = { ...REAL_WORLD, print: () => undefined, alreadyOpen: { ledger, place: "memory" } };
      expect(await runIn(["tournaments", "export-fide", "--to", folder], world)).toBe(0);
      expect(readdirSync(folder).sort()).toEqual(
        [`${ids.open}.trf`, ...[1, 2, 3].map((part) => `${ids.league}-${part}.trf`)].sort(),
      );
      expect(readTrf(readFileSync(join(folder, `${ids.open}.trf`))).report?.name).toBe("Lakeside Open");
    });

    test("page, ZIP and API give each user their own", async () => {
      const site = await officeSite(ledger);
      const page = await site.who("olle").get("/en/office/fide");
      expect(page.body).toContain("4 files are ready, 2 are not.");
      expect(page.body).toContain("Nobody, Knows");
      expect((await site.who("nora").get("/en/office/fide")).body).not.toContain("Lakeside Open");
      const zip = unzippedAll((await site.who("ada").get("/en/office/fide.zip")).rawPayload);
      expect(zip.map(({ name }) => name)).toEqual((await files()).filter(isReady).map(({ file }) => file));
      for (const { bytes } of zip) expect(checkTrf(readTrf(bytes).document!, "rating")).toEqual([]);
      const form = { action: "make-token", label: "a program", scope: "read", days: "90" };
      const made = await site.who("ada").send("/en/office/account", form);
      const token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
      const headers = { authorization: `Bearer ${token}` };
      const answer = (await site.app.inject({ url: "/api/v1/office/tournaments/export-fide", headers })).json();
      expect(answer.files).toHaveLength(6);
      expect(Buffer.from(answer.files[0].trf).equals(zip[0]!.bytes)).toBe(true);
      await site.app.close();
    });

    test("a list that was made keeps its files, and the next month has none of them", async () => {
      const before = (await files()).filter(({ heldBack }) => heldBack.length === 0);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      const made = (await files({ list: "standard-2026-11" })).filter(({ heldBack }) => heldBack.length === 0);
      expect(made.map(({ file, bytes }) => [file, Buffer.from(bytes).toString()])).toEqual(
        before.map(({ file, bytes }) => [file, Buffer.from(bytes).toString()]),
      );
      expect((await files()).map(({ tournament }) => tournament)).toEqual([ids.unknown]);
    });

    test("of reports in parts, each file has the games that no part before it had", async () => {
      const { tournament } = await register(ledger, { name: "In Parts", inParts: true });
      await receive(ledger, tournament, { games: ROUND_ROBIN.slice(0, 2) }, { part: 1 });
      await receive(ledger, tournament, {}, { part: 2 });
      const parts = (await files()).filter((each) => each.tournament === tournament);
      expect(parts.map(({ file, start, end, rounds }) => [file, start, end, rounds])).toEqual([
        [`${tournament}-1.trf`, "2026-11-01", "2026-11-01", 1],
        [`${tournament}-2.trf`, "2026-11-02", "2026-11-03", 2],
      ]);
      const games = parts.map((part) => readBack(part).players.flatMap(({ results }) => results).length);
      expect(games).toEqual([4, 8]);
    });
  });
}

async function opened(ledger: Ledger, name: string, { facts, ...played }: Played): Promise<string> {
  const dates = { start: day("2026-10-05"), end: day("2026-10-07") };
  const { tournament } = await register(ledger, { ...dates, name }, "2026-09-01");
  await receive(
    ledger,
    tournament,
    { ...played, start: dates.start, facts: { name, ...facts } },
    { on: day("2026-10-12") },
  );
  return tournament;
}

/** Three rounds in three months, in one report. */
async function league(ledger: Ledger): Promise<string> {
  const dates = { start: LEAGUE_DAYS[0]!, end: LEAGUE_DAYS[2]! };
  const more = { name: "Long League", league: true, schedule: LEAGUE_DAYS, system: "swiss" } as const;
  const { tournament } = await register(ledger, { ...dates, ...more }, "2026-07-01");
  const facts = { name: "Long League", type: "Team: Swiss", roundDates: LEAGUE_DAYS, end: dates.end };
  await receive(ledger, tournament, { games: LEAGUE, start: dates.start, facts }, { on: day("2026-10-12") });
  return tournament;
}
