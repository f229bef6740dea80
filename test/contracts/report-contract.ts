import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addDays, day } from "../../src/domain/dates.ts";
import type { Issue } from "../../src/domain/issues/issues.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { messagesToRead } from "../../src/ledger/queries/journal/office-pages.ts";
import { entrantsOf } from "../../src/ledger/queries/tournaments/entrants.ts";
import { gamesOf } from "../../src/ledger/queries/tournaments/games.ts";
import { gameRulingsOf } from "../../src/ledger/queries/tournaments/rulings.ts";
import { mergePlayers } from "../../src/periods/players.ts";
import { compareTournaments } from "../../src/periods/tournaments/decisions/compare.ts";
import { ruleOnRegistration, ruleOnTournament } from "../../src/periods/tournaments/decisions/decide.ts";
import { ruleOnGame } from "../../src/periods/tournaments/decisions/rulings.ts";
import { currentReports } from "../../src/periods/tournaments/pending.ts";
import { changeRegistration } from "../../src/periods/tournaments/register.ts";
import { addReportedPlayers } from "../../src/periods/tournaments/reports/add-players.ts";
import { registrationFrom } from "../../src/periods/tournaments/reports/from-report.ts";
import { matchPlayer, unmatched } from "../../src/periods/tournaments/reports/matching.ts";
import { proposeMatch } from "../../src/periods/tournaments/reports/propose-match.ts";
import { askArbiter, recordAnswer } from "../../src/periods/tournaments/reports/questions.ts";
import { receiptOf } from "../../src/periods/tournaments/reports/receipt.ts";
import { withdrawReport } from "../../src/periods/tournaments/reports/withdraw.ts";
import { assessmentOf } from "../../src/periods/tournaments/standing-of.ts";
import { acting, begun, type Place, tablesOf } from "../set-up/offices/offices.ts";
import {
  bytesOf,
  FACTS,
  type Game,
  importPeople,
  PEOPLE,
  ROUND_ROBIN,
  receive,
  register,
  reportOf,
} from "../set-up/offices/tournaments.ts";

const REASON = { on: day("2026-11-06"), reason: "why" };
const renamed = (at: number, name: string, id: number | null = null) =>
  PEOPLE.map((person, place) => (place === at ? { ...person, name, id } : person));

/** What every engine must do with reports. */
export function reportContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`reports on ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    let tournament: string;
    beforeEach(async () => {
      place = await placeFor();
      ledger = await begun(place);
      await importPeople(ledger, [...PEOPLE, { id: 1000105, name: "Other, Otto", rating: 1600 }]);
      tournament = (await register(ledger)).tournament;
    });
    afterEach(async () => {
      await ledger.close();
      await place.end();
    });
    const pending = async (asOf?: number) => (await currentReports(ledger.db, { asOf, kind: "standard" }))[0];

    test("are received once, with players and games, and the sender gets a receipt", async () => {
      const receipt = await receive(ledger, tournament);
      expect(receipt).toMatchObject({
        ...{ already: false, tournament, part: 0, version: 1, file: "report.trf", on: "2026-11-05" },
        ...{ players: 4, games: 6, unmatched: [], lookalikes: [], heldBack: [], issues: [], against: [] },
        report: { value: "in time" },
        list: { value: "2026-12-01" },
      });
      expect(receipt.sha256).toMatch(/^[0-9a-f]{64}$/);
      const head = await ledger.head();
      expect(await receive(ledger, tournament)).toEqual({ ...receipt, already: true });
      expect(await ledger.head()).toEqual(head);
      expect(await receiptOf(ledger, tournament, 0)).toEqual(receipt);
      const key = { tournament, part: 0, version: 1 };
      expect(await entrantsOf(ledger.db, key)).toMatchObject([
        { place: 0, start_number: 1, player: 1000101, rating: 2100, line: 12, games: 3, name_differs: false },
        { player: 1000102 },
        { player: 1000103 },
        { player: 1000104 },
      ]);
      expect(await gamesOf(ledger.db, key)).toMatchObject([
        { round: 1, white: 0, black: 3, score: 2, flaw: 0, line: 12 },
        { round: 1, white: 1, black: 2, score: 2 },
        { round: 2, white: 0, black: 1, score: 2 },
        { round: 2, white: 3, black: 2, score: 1 },
        { round: 3, white: 1, black: 3, score: 0 },
        { round: 3, white: 2, black: 0, score: 2 },
      ]);
    });

    test("the bytes stay as they came", async () => {
      const { sha256 } = await receive(ledger, tournament);
      const parts: Uint8Array[] = [];
      for await (const part of ledger.content(sha256)) parts.push(part);
      expect(Buffer.concat(parts)).toEqual(Buffer.from(bytesOf()));
    });

    test("changed bytes are a new version that supersedes; one that is withdrawn lets the one before stand", async () => {
      await receive(ledger, tournament);
      const first = (await ledger.head()).sequence;
      const changed = ROUND_ROBIN.map((game, at): Game => (at === 0 ? [1, 1, 4, "0"] : game));
      expect(await receive(ledger, tournament, { games: changed })).toMatchObject({ version: 2, already: false });
      const second = (await ledger.head()).sequence;
      expect(await pending()).toMatchObject({ version: 2, sequence: second, receivedOn: "2026-11-05" });
      expect(await pending(first)).toMatchObject({ version: 1 });
      await withdrawReport(acting(ledger), { tournament, part: 0, ...REASON });
      expect(await pending()).toMatchObject({ version: 1 });
      expect(await pending(second)).toMatchObject({ version: 2 });
      expect(await receive(ledger, tournament, { games: changed })).toMatchObject({ version: 3 });
      const withdraw = () => withdrawReport(acting(ledger), { tournament, part: 0, ...REASON });
      await withdraw();
      await withdraw();
      expect(await pending()).toBeUndefined();
      await expect(withdraw()).rejects.toMatchObject({ code: "no-report" });
      await expect(receiptOf(ledger, tournament, 0)).rejects.toMatchObject({ code: "no-report" });
    });

    test("bytes of another tournament are refused, until they are withdrawn there", async () => {
      const other = (await register(ledger)).tournament;
      await receive(ledger, other);
      await expect(receive(ledger, tournament)).rejects.toMatchObject({
        code: "report-of-other",
        parameters: { tournament: other },
      });
      await withdrawReport(acting(ledger), { tournament: other, part: 0, ...REASON });
      expect(await receive(ledger, tournament)).toMatchObject({ version: 1 });
      await expect(receive(ledger, "2026-0999")).rejects.toMatchObject({ code: "unknown-tournament" });
    });

    test("what cannot be read, has errors or holds several tournaments is refused", async () => {
      const told: Issue[] = [];
      const issues = (found: readonly Issue[]) => void told.push(...found);
      const bytes = Buffer.from(Buffer.from(bytesOf()).toString().replace("   2 w 1", "   3 w 1"));
      const before = await tablesOf(ledger);
      await expect(receive(ledger, tournament, {}, { bytes, issues })).rejects.toMatchObject({
        code: "report-has-errors",
      });
      expect(told.some(({ severity }) => severity === "error")).toBe(true);
      const twice = Buffer.concat([bytesOf(), bytesOf()]);
      await expect(receive(ledger, tournament, {}, { bytes: twice })).rejects.toMatchObject({
        code: "several-tournaments",
      });
      const none = Buffer.from('[Event "x"]\n\n1-0\n');
      await expect(receive(ledger, tournament, {}, { bytes: none })).rejects.toMatchObject({ code: "not-a-report" });
      expect(await tablesOf(ledger)).toEqual(before);
      expect(await receive(ledger, tournament, {}, { bytes, despiteErrors: true })).toMatchObject({ version: 1 });
      const games = await gamesOf(ledger.db, { tournament, part: 0, version: 1 });
      expect(games.filter(({ flaw }) => flaw === 1)).toMatchObject([{ score: null }, { score: null }]);
    });

    test("differences from the registration are told", async () => {
      const facts = {
        federation: "NOR",
        chiefArbiter: "Lund, Per",
        rateOfPlay: "10 min + 5 sec per move",
        type: "Swiss",
      };
      const { issues } = await receive(ledger, tournament, { facts, start: addDays(FACTS.start, 1) });
      expect(issues.map(({ code, field }) => `${code} ${field}`)).toEqual([
        "not-as-registered start",
        "not-as-registered end",
        "not-as-registered tournament federation",
        "not-as-registered type of tournament",
        "not-as-registered rate of play",
        "arbiter-not-registered chief arbiter",
      ]);
    });

    test("what speaks against rating is told, and the office's word stands above it", async () => {
      const late = (await register(ledger, {}, "2026-10-31")).tournament;
      const unlicensed = { arbiters: [{ name: "Nyberg, Ada", id: null, licensed: false }] };
      await changeRegistration(acting(ledger), { tournament: late, changes: unlicensed, ...REASON });
      const { against } = await receive(ledger, late);
      expect(against).toMatchObject([
        { code: "article", ruling: { term: "registration admitted" } },
        { code: "article", ruling: { term: "licence" } },
      ]);
      await ruleOnRegistration(acting(ledger), { tournament: late, admitted: true, ...REASON });
      await ruleOnTournament(acting(ledger), { tournament: late, rated: true, article: "0.5", ...REASON });
      expect(await receiptOf(ledger, late, 0)).toMatchObject({ against: [] });
      await ruleOnTournament(acting(ledger), { tournament: late, rated: false, article: "0.5", ...REASON });
      expect((await receiptOf(ledger, late, 0)).against).toMatchObject([{ code: "decided" }, { code: "article" }]);
    });

    test("a report may bring its own registration", async () => {
      const report = reportOf({ start: day("2026-11-10") });
      const request = { register: { facts: registrationFrom(report, { norms: true }) } };
      const receipt = await receive(ledger, "", { start: day("2026-11-10") }, { ...request, tournament: null });
      expect(receipt).toMatchObject({ tournament: "2026-0002", issues: [] });
      expect((await assessmentOf(ledger.db, "2026-0002")).facts).toMatchObject({
        ...{ name: "Lakeside Open", system: "round-robin", kind: "standard", norms: true, federation: "SWE" },
        arbiters: [{ name: "Nyberg, Ada" }],
        schedule: ["2026-11-10", "2026-11-11", "2026-11-12"],
      });
    });

    test("parts come in order, and only where they were announced", async () => {
      const part = (number: number, games = ROUND_ROBIN) => receive(ledger, long, { games }, { part: number });
      let long = tournament;
      await expect(part(1)).rejects.toMatchObject({ code: "not-in-parts" });
      long = (await register(ledger, { inParts: true })).tournament;
      await expect(part(0)).rejects.toMatchObject({ code: "part-needed", parameters: { next: 1 } });
      await expect(part(2)).rejects.toMatchObject({ code: "part-missing" });
      await part(1, ROUND_ROBIN.slice(0, 2));
      await part(2);
      const parts = await currentReports(ledger.db, { tournaments: [long] });
      expect(parts).toMatchObject([
        { part: 1, start: "2026-11-01", end: "2026-11-01", games: 2 },
        { part: 2, start: "2026-11-01", end: "2026-11-03", games: 6 },
      ]);
      expect(await currentReports(ledger.db, { tournaments: [long], endsBy: day("2026-11-02") })).toHaveLength(1);
    });

    test("whoever is not known is matched by hand, with candidates and reasons", async () => {
      const people = renamed(3, "Olof Berg").map((person, place) =>
        place === 3 ? { ...person, birth: "1990" } : person,
      );
      expect(await receive(ledger, tournament, { people })).toMatchObject({
        heldBack: ["players-unmatched"],
        unmatched: [{ startNumber: 4, name: "Olof Berg" }],
      });
      const [found] = await unmatched(ledger.db, tournament);
      expect(found?.candidates).toMatchObject([
        { player: "1000104", why: "same-words-and-birth", sameFederation: true },
      ]);
      const match = (player: string | null, startNumber = 4, isNew = false) =>
        matchPlayer(acting(ledger), { tournament, startNumber, player, isNew, reason: "why" });
      await expect(match("1000101")).rejects.toMatchObject({ code: "entrant-twice", parameters: { startNumber: 1 } });
      await expect(match("77")).rejects.toMatchObject({ code: "unknown-player" });
      await expect(match("1000104", 9)).rejects.toMatchObject({ code: "unknown-entrant" });
      const before = (await ledger.head()).sequence;
      // What the office itself proposes needs no reason; anything else does.
      const agree = (player: string | null, isNew = false) =>
        matchPlayer(acting(ledger), { tournament, startNumber: 4, player, isNew, reason: null });
      expect(found?.proposal).toBe("1000104");
      for (const [player, isNew] of [[null], ["1000105"], ["1000200", true]] as const)
        await expect(agree(player, isNew)).rejects.toMatchObject({ code: "reason-missing" });
      expect((await agree("1000104"))[0]?.payload).toMatchObject({ player: "1000104", reason: null });
      expect(await unmatched(ledger.db, tournament)).toEqual([]);
      expect((await pending())?.heldBack).toEqual([]);
      expect((await pending(before))?.heldBack).toEqual(["players-unmatched"]);
      await expect(match("1000104")).rejects.toMatchObject({ code: "nothing-to-change" });
      await match(null);
      expect((await pending())?.heldBack).toEqual([]);
      const entries = await match("1000200", 4, true);
      expect(entries.map(({ kind }) => kind)).toEqual(["player-added", "player-matched"]);
      expect(entries[0]?.payload).toMatchObject({ name: "Olof Berg", federation: "SWE", birth: "1990", sex: "m" });
      await expect(match("1000101", 2, true)).rejects.toMatchObject({ code: "player-exists" });
    });

    test("what the arbiter proposes changes nothing, and the office agrees without a reason", async () => {
      await receive(ledger, tournament, { people: renamed(3, "Olof Berg") });
      const said = { tournament, on: day("2026-11-06"), startNumber: 4 };
      const propose = (player: string | null, text: string | null = null, startNumber = 4) =>
        proposeMatch(acting(ledger), { ...said, startNumber, player, text });
      await propose(null, "I have never seen him");
      await propose("1000105", "No: his card says so");
      await expect(propose("1000105", "No: his card says so")).rejects.toMatchObject({ code: "nothing-to-change" });
      await expect(propose("77")).rejects.toMatchObject({ code: "unknown-player" });
      await expect(propose("1000101", null, 1)).rejects.toMatchObject({ code: "unknown-entrant" });
      expect((await pending())?.heldBack).toEqual(["players-unmatched"]);
      const [open] = await unmatched(ledger.db, tournament);
      expect(open?.proposed).toMatchObject({ player: "1000105", text: "No: his card says so" });
      const messages = () => messagesToRead(ledger.db, "2026-11-06");
      expect((await messages()).map(({ kind }) => kind)).toEqual(["match-proposed", "match-proposed"]);
      expect(await messagesToRead(ledger.db, "2026-11-07")).toEqual([]);
      const agree = { tournament, startNumber: 4, reason: null };
      const otherwise = matchPlayer(acting(ledger), { ...agree, player: "1000106" });
      await expect(otherwise).rejects.toMatchObject({ code: "reason-missing" });
      await matchPlayer(acting(ledger), { ...agree, player: "1000105" });
      expect(await unmatched(ledger.db, tournament)).toEqual([]);
      expect(await messages()).toEqual([]);
      const before = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(before);
    });

    test("a surname with a slip is found by birth and federation; a namesake of another year is not", async () => {
      const people = renamed(0, "Östar, I").map((person, place) =>
        place === 0 ? { ...person, birth: "1990" } : person,
      );
      await receive(ledger, tournament, { people });
      expect((await unmatched(ledger.db, tournament))[0]).toMatchObject({
        candidates: [{ player: "1000101", why: "same-birth-similar-surname" }],
        proposal: null,
      });
      const other = renamed(0, "Öster, Ida").map((person, place) =>
        place === 0 ? { ...person, birth: "1991" } : person,
      );
      await receive(ledger, tournament, { people: other });
      expect((await unmatched(ledger.db, tournament))[0]).toMatchObject({ candidates: [], proposal: "new" });
    });

    test("a number that belongs to quite another name holds the report back", async () => {
      const { issues, heldBack } = await receive(ledger, tournament, { people: renamed(1, "Zorn, Axel", 1000102) });
      expect(heldBack).toEqual(["name-differs"]);
      expect(issues).toMatchObject([
        { code: "name-not-of-office", line: 13, expected: { name: "Nagy, Béla" }, found: "Zorn, Axel" },
      ]);
      await matchPlayer(acting(ledger), { tournament, startNumber: 2, player: "1000102", reason: "married" });
      expect((await pending())?.heldBack).toEqual([]);
    });

    test("unknown players are taken at their numbers, but for those who may be somebody else", async () => {
      const people = [
        ...renamed(2, "New, Nina", 1000300).slice(0, 3),
        { id: 1000301, name: "Olof Berg", birth: "1990" },
      ];
      const other = (await register(ledger)).tournament;
      const changed = ROUND_ROBIN.map(([round, white, black]): Game => [round, white, black, "="]);
      await receive(ledger, other, { people, games: changed, start: addDays(FACTS.start, 90) });
      await receive(ledger, tournament, { people });
      const add = (id: string) => addReportedPlayers(acting(ledger), { tournament: id, reason: "new" });
      const { entries, left } = await add(tournament);
      expect(entries.map(({ kind }) => kind)).toEqual(["player-added", "player-matched"]);
      expect(left).toMatchObject([{ entrant: { name: "Olof Berg" }, candidates: [{ player: "1000104" }] }]);
      // The other report came when nobody knew her: she is matched, not added again.
      expect((await unmatched(ledger.db, other))[0]?.candidates).toMatchObject([
        { player: "1000300", why: "same-number" },
      ]);
      expect((await add(other)).entries).toMatchObject([{ kind: "player-matched", payload: { player: "1000300" } }]);
    });

    test("without a number, the same name, birth and federation are an exact match; less is not", async () => {
      const exact = PEOPLE.map((person, at) => (at === 1 ? { ...person, id: null, birth: "1990" } : person));
      const people = exact.map((person, at) => (at === 2 ? { ...person, id: null } : person));
      await receive(ledger, tournament, { people });
      const { entries, left } = await addReportedPlayers(acting(ledger), { tournament, reason: "exact" });
      expect(entries).toMatchObject([{ kind: "player-matched", payload: { startNumber: 2, player: "1000102" } }]);
      expect(left).toMatchObject([{ entrant: { start_number: 3 }, candidates: [{ why: "same-name" }] }]);
    });

    test("of a number that stands twice nobody can say whose it is", async () => {
      const people = PEOPLE.map((person, place) => (place === 1 ? { ...person, id: 1000101 } : person));
      const receipt = await receive(ledger, tournament, { people }, { despiteErrors: true });
      expect(receipt.unmatched).toMatchObject([{ startNumber: 1 }, { startNumber: 2 }]);
    });

    test("the same event under another name is noticed, and waits until somebody has compared", async () => {
      await receive(ledger, tournament);
      const copy = (await register(ledger, { name: "Autumn Cup" })).tournament;
      const later = addDays(FACTS.start, 2);
      const receipt = await receive(ledger, copy, { facts: { name: "Autumn Cup" }, start: later });
      expect(receipt).toMatchObject({
        lookalikes: [{ other: tournament, players: 100, pairings: 100 }],
        heldBack: ["same-as-other"],
      });
      const compare = (same: boolean) =>
        compareTournaments(acting(ledger), { tournament, other: copy, same, reason: "looked" });
      expect(await compare(false)).toMatchObject({ payload: { tournament: copy, other: tournament } });
      await expect(compare(false)).rejects.toMatchObject({ code: "already-decided" });
      const both = () => currentReports(ledger.db, {});
      expect(await both()).toMatchObject([
        { heldBack: [], sameAs: null },
        { heldBack: [], sameAs: null },
      ]);
      await compare(true);
      expect(await both()).toMatchObject([
        { tournament, sameAs: null },
        { tournament: copy, heldBack: [], sameAs: tournament },
      ]);
      expect((await receiptOf(ledger, copy, 0)).against).toEqual([{ code: "copy", other: tournament }]);
      // The first one's next version looks like the copy in turn: that was settled.
      const changed = ROUND_ROBIN.map((game, at): Game => (at === 0 ? [1, 1, 4, "0"] : game));
      expect(await receive(ledger, tournament, { games: changed })).toMatchObject({ version: 2, heldBack: [] });
    });

    test("a copy is one only as long as there is something that it is a copy of", async () => {
      await receive(ledger, tournament);
      const copy = (await register(ledger, { name: "Autumn Cup" })).tournament;
      await receive(ledger, copy, { facts: { name: "Autumn Cup" } });
      const withdraw = (reason: string) =>
        withdrawReport(acting(ledger), { tournament, part: 0, on: day("2026-11-06"), reason });
      const ofCopy = async (asOf?: number) =>
        (await currentReports(ledger.db, { asOf, tournaments: [copy] })).map(({ heldBack, sameAs }) => [
          heldBack,
          sameAs,
        ])[0];
      // Nobody can compare with what is gone.
      const { sequence } = await withdraw("not played");
      expect(await ofCopy()).toEqual([[], null]);
      expect(await ofCopy(sequence - 1)).toEqual([["same-as-other"], null]);
      await receive(ledger, tournament, { facts: { name: "Lakeside, again" } });
      expect(await ofCopy()).toEqual([["same-as-other"], null]);
      await compareTournaments(acting(ledger), { tournament, other: copy, same: true, reason: "looked" });
      // Whichever came first of those that stand is the original.
      const [original] = (await currentReports(ledger.db, {})).filter(({ sameAs }) => sameAs === null);
      const gone = { tournament: original!.tournament, part: 0, on: day("2026-11-07"), reason: "wrong" };
      await withdrawReport(acting(ledger), gone);
      expect((await currentReports(ledger.db, {})).map(({ sameAs }) => sameAs)).toEqual([null]);
    });

    test("nearly the same pairings are noticed; the same players months later with other results are not", async () => {
      await receive(ledger, tournament);
      const near = (await register(ledger)).tournament;
      const games: Game[] = [...ROUND_ROBIN.slice(0, 5), [4, 1, 2, "1"]];
      expect(await receive(ledger, near, { games })).toMatchObject({ lookalikes: [{ pairings: 83 }] });
      const far = (await register(ledger, { start: day("2027-03-01"), end: day("2027-03-03") })).tournament;
      const results = ROUND_ROBIN.map(([round, white, black]): Game => [round, white, black, "="]);
      const played = { start: day("2027-03-01"), games: results };
      expect(await receive(ledger, far, played)).toMatchObject({ lookalikes: [] });
      const again = (await register(ledger, { start: day("2027-06-01"), end: day("2027-06-03") })).tournament;
      const same = { start: day("2027-06-01"), games: results };
      expect(await receive(ledger, again, same)).toMatchObject({ lookalikes: [{ other: far, pairings: 100 }] });
    });

    test("a copy without numbers is noticed once its players are known", async () => {
      await receive(ledger, tournament);
      const copy = (await register(ledger)).tournament;
      const people = PEOPLE.map(({ name }) => ({ id: null, name: name.split(", ").toReversed().join(" ") }));
      expect(await receive(ledger, copy, { people })).toMatchObject({
        lookalikes: [],
        heldBack: ["players-unmatched"],
      });
      for (const [place, { id }] of PEOPLE.entries())
        await matchPlayer(acting(ledger), {
          tournament: copy,
          startNumber: place + 1,
          player: String(id),
          reason: "same",
        });
      expect(await receiptOf(ledger, copy, 0)).toMatchObject({
        lookalikes: [{ other: tournament, pairings: 100 }],
        heldBack: ["same-as-other"],
      });
    });

    test("questions to the arbiter are counted and answered once", async () => {
      const office = acting(ledger);
      const said = { tournament, on: day("2026-11-06") };
      await askArbiter(office, { ...said, text: "Who played board 4?" });
      await askArbiter(office, { ...said, text: "When?" });
      await recordAnswer(office, { ...said, question: 2, text: "On Sunday" });
      const again = recordAnswer(office, { ...said, question: 2, text: "On Monday" });
      await expect(again).rejects.toMatchObject({ code: "question-answered" });
      const unknown = recordAnswer(office, { ...said, question: 3, text: "" });
      await expect(unknown).rejects.toMatchObject({ code: "unknown-question" });
      expect((await assessmentOf(ledger.db, tournament)).decisions.questions).toMatchObject([
        { question: 1, answer: null },
        { question: 2, answer: { text: "On Sunday" } },
      ]);
    });

    test("games are ruled in and out; what was not played cannot count", async () => {
      const games: Game[] = [...ROUND_ROBIN.slice(0, 5), [3, 3, 1, "+"]];
      await receive(ledger, tournament, { games });
      const rule = (white: string, black: string, counts: boolean | null, round = 1) =>
        ruleOnGame(acting(ledger), { tournament, round, white, black, counts, article: "5.1", reason: "why" });
      await expect(rule("1000101", "1000104", null)).rejects.toMatchObject({ code: "game-not-ruled" });
      await rule("1000101", "1000104", false);
      await expect(rule("1000101", "1000104", false)).rejects.toMatchObject({ code: "already-decided" });
      await rule("1000101", "1000104", true);
      await rule("1000101", "1000104", null);
      await rule("1000101", "1000104", false);
      await expect(rule("1000104", "1000101", false)).rejects.toMatchObject({ code: "unknown-game" });
      await expect(rule("1000103", "1000101", true, 3)).rejects.toMatchObject({ code: "game-not-played" });
      await mergePlayers(acting(ledger), { kept: "1000105", merged: "1000104", reason: "one" });
      await rule("1000101", "1000105", null);
      expect(await gameRulingsOf(ledger.db, [tournament])).toEqual([]);
    });

    test("everything can be made anew from the journal", async () => {
      await receive(ledger, tournament, { people: renamed(3, "Olof Berg") });
      await matchPlayer(acting(ledger), { tournament, startNumber: 4, player: "1000104", reason: "same" });
      const copy = (await register(ledger)).tournament;
      await receive(ledger, copy);
      await compareTournaments(acting(ledger), { tournament, other: copy, same: true, reason: "looked" });
      await changeRegistration(acting(ledger), { tournament, changes: { norms: true }, ...REASON });
      await ruleOnTournament(acting(ledger), { tournament, rated: false, article: null, ...REASON });
      const game = { tournament, round: 1, white: "1000101", black: "1000104", article: null, reason: "why" };
      await ruleOnGame(acting(ledger), { ...game, counts: false });
      await askArbiter(acting(ledger), { tournament, on: day("2026-11-06"), text: "Why?" });
      await withdrawReport(acting(ledger), { tournament: copy, part: 0, ...REASON });
      const before = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(before);
    });
  });
}
