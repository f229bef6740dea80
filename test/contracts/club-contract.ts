import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ClubGameFacts } from "../../src/domain/clubs/club.ts";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { memberCard } from "../../src/periods/clubs/card.ts";
import type { BookChangeRequest } from "../../src/periods/clubs/changing.ts";
import { changeDecisions, closeClubPeriod, proposalsFor, settleLists } from "../../src/periods/clubs/closing.ts";
import { changeClub, clubs, openClub } from "../../src/periods/clubs/clubs.ts";
import { enterMember } from "../../src/periods/clubs/entering.ts";
import { changeGame, enterGames, restoreGame, undoLast, withdrawGame } from "../../src/periods/clubs/games.ts";
import { clubList, listSoFar, listVersions, recordSent, sentOf, verifyClub } from "../../src/periods/clubs/lists.ts";
import {
  changeMember,
  leaveClub,
  mergeMembers,
  placeMember,
  returnToClub,
  undoMemberMerge,
} from "../../src/periods/clubs/members.ts";
import { mergedList, receiveClubList } from "../../src/periods/clubs/receive.ts";
import { changeGuest, changeTournament, enterGuest, openTournament } from "../../src/periods/clubs/tournaments.ts";
import { game, withClub } from "../set-up/offices/clubs.ts";
import { acting, begun, type Place, tablesOf } from "../set-up/offices/offices.ts";

/** What every engine must do with a club's book. */
export function clubContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`a club's book on ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    let club: string;
    let clubsBefore = 0;
    beforeAll(async () => {
      place = await placeFor();
      ledger = await begun(place);
    });
    // A club of its own for each test: opening an office takes longer than what is tested.
    beforeEach(async () => {
      clubsBefore += 1;
      club = `prov-sk-${clubsBefore}`;
      await withClub(ledger, club);
    });
    afterAll(async () => {
      await ledger.close();
      await place.end();
    });

    const close = (on: string, decisions: Parameters<typeof closeClubPeriod>[1]["decisions"] = []) =>
      closeClubPeriod(acting(ledger), { club, on: day(on), period: null, decisions });
    const bases = async (period?: string, version?: number) =>
      (await clubList(ledger, { club, period, version })).lines.map(({ member, base }) => [member, base]);
    const faults = async () => (await verifyClub(ledger, club)).flatMap(({ faults: found }) => found);
    const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });
    const office = () => acting(ledger);
    const asked = (on: string, more: Partial<BookChangeRequest> = {}): BookChangeRequest => ({
      club,
      on: day(on),
      ...more,
    });
    const enter = (on: string, ...games: readonly ClubGameFacts[]) => enterGames(office(), asked(on), games);

    test("a period from its first game to the list, and everything made again from the journal", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2), game("2026-01-20", 4, "1-0", 3));
      await enter("2026-02-03", game("2026-02-03", 2, "+-", 4), game("2026-02-03", 1, "1-0", 3, { tournament: null }));
      const card = await memberCard(ledger, club, 4, day("2026-02-10"));
      expect(card.periods[0]!.games).toMatchObject([
        { standing: "counts", points: 62, bonus: 10, after: 2462, met: { rating: 2205, as: "swedish" } },
        { standing: "walkover", points: null, after: null },
      ]);
      expect(card.course.at(-1)).toEqual({ day: "2026-01-20", rating: 2462 });
      expect((await listSoFar(ledger, club, day("2026-02-10"))).lines.map(({ base }) => base)).toEqual([
        2190, 1516, 1484, 1231,
      ]);
      await refused(close("2026-04-30"), "period-not-over");
      const { list } = await close("2026-05-02");
      expect(list.header).toMatchObject({ period: "2026-05-01", version: 1, members: 4, name: "Provklubben" });
      expect(await bases()).toEqual([
        [3, 2190],
        [1, 1516],
        [2, 1484],
        [4, 1231],
      ]);
      expect(await faults()).toEqual([]);
      const tables = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(tables);
      await refused(
        closeClubPeriod(office(), { club, on: day("2026-10-01"), period: day("2026-05-01"), decisions: [] }),
        "period-not-next",
      );
    });

    test("a game entered twice is refused with the number of the one that is there", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2, { round: 1 }));
      await expect(enter("2026-01-20", game("2026-01-20", 2, "0-1", 1))).rejects.toMatchObject({
        code: "game-there",
        parameters: { game: 1 },
      });
      const twice = [game("2026-01-27", 1, "1-0", 2), game("2026-01-27", 1, "1-0", 2)];
      await refused(enter("2026-01-27", ...twice), "game-twice");
      await enter("2026-01-20", game("2026-01-20", 2, "0-1", 1, { round: 2 }));
      await enter("2026-01-20", game("2026-01-20", 2, "0-1", 1, { again: true }));
      expect((await memberCard(ledger, club, 1, day("2026-01-30"))).periods[0]!.games).toHaveLength(3);
    });

    test("a result changed after the period closed: shown first, then made with a new version", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2));
      await close("2026-05-02");
      await enter("2026-05-12", game("2026-05-12", 1, "1/2-1/2", 2));
      await close("2026-09-01");
      const before = await tablesOf(ledger);
      const change = { changes: { result: "0-1" }, reason: "written down wrongly" } as const;
      const shown = await changeGame(office(), asked("2026-09-10"), 1, change);
      expect(shown.isRecorded).toBe(false);
      expect(await tablesOf(ledger)).toEqual(before);
      expect(
        shown.sheets.map(({ period, version, lines }) => [
          period,
          version,
          lines.map((line) => [line.member, line.before?.base, line.after?.base]),
        ]),
      ).toEqual([
        [
          "2026-05-01",
          2,
          [
            [1, 1516, 1484],
            [2, 1484, 1516],
          ],
        ],
        [
          "2026-09-01",
          2,
          [
            [1, 1515, 1485],
            [2, 1485, 1515],
          ],
        ],
      ]);
      const done = await changeGame(office(), asked("2026-09-10", { confirm: true }), 1, change);
      expect(done).toMatchObject({ isRecorded: true, sheets: shown.sheets });
      expect(await bases("2026-05-01", 1)).toEqual([
        [3, 2205],
        [1, 1516],
        [2, 1484],
        [4, 1190],
      ]);
      expect(await bases("2026-05-01")).toEqual([
        [3, 2205],
        [2, 1516],
        [1, 1484],
        [4, 1190],
      ]);
      expect(
        (await listVersions(ledger, club)).map(({ period, version, superseded, because }) => [
          period,
          version,
          superseded,
          because,
        ]),
      ).toEqual([
        ["2026-05-01", 1, true, null],
        ["2026-05-01", 2, false, done.entry.sequence],
        ["2026-09-01", 1, true, null],
        ["2026-09-01", 2, false, done.entry.sequence],
      ]);
      expect(await faults()).toEqual([]);
      const tables = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(tables);
    });

    test("a late game, one taken back and one restored are changes of that kind", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2));
      await close("2026-05-02");
      const late = await enter("2026-05-10", game("2026-03-03", 1, "1-0", 2));
      expect([late.isRecorded, late.sheets.length]).toEqual([false, 1]);
      const confirmed = asked("2026-05-10", { confirm: true });
      await enterGames(office(), confirmed, [game("2026-03-03", 1, "1-0", 2)]);
      expect((await bases())[1]).toEqual([1, 1532]);
      await withdrawGame(office(), confirmed, { game: 2, reason: "it was another year" });
      expect((await bases())[1]).toEqual([1, 1516]);
      await refused(changeGame(office(), confirmed, 2, { changes: { result: "0-1" }, reason: "?" }), "game-withdrawn");
      await restoreGame(office(), confirmed, { game: 2, reason: "it was this year" });
      expect((await bases())[1]).toEqual([1, 1532]);
      expect(await faults()).toEqual([]);
      // A game of the open period changes no list and asks nothing.
      expect(await enter("2026-05-12", game("2026-05-12", 1, "1-0", 4))).toMatchObject({
        isRecorded: true,
        sheets: [],
      });
    });

    test("merged members are one, and a game that both records have counts once", async () => {
      await enterMember(office(), asked("2026-01-05"), {
        ...{ name: "Anderson, Alva", id: null, birth: null, entered: day("2026-01-05"), rating: 1300, reason: "?" },
      });
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2), game("2026-01-20", 5, "1-0", 2));
      await enter("2026-01-27", game("2026-01-27", 5, "1-0", 4));
      await close("2026-05-02");
      expect(await bases()).toEqual([
        [3, 2205],
        [1, 1516],
        [2, 1460],
        [5, 1335],
        [4, 1189],
      ]);
      const merge = { into: 1, merged: 5, reason: "one person" };
      const shown = await mergeMembers(office(), asked("2026-05-03"), merge);
      expect(shown.isRecorded).toBe(false);
      expect(shown.sheets[0]!.lines.map(({ member, after }) => [member, after?.base ?? null])).toEqual([
        [1, 1520],
        [2, 1484],
        [4, 1196],
        [5, null],
      ]);
      await mergeMembers(office(), asked("2026-05-03", { confirm: true }), merge);
      expect(
        (await memberCard(ledger, club, 1, day("2026-05-04"))).periods[0]!.games.map(({ standing, same }) => [
          standing,
          same,
        ]),
      ).toEqual([
        ["counts", null],
        ["same-game", 1],
        ["counts", null],
      ]);
      await refused(mergeMembers(office(), asked("2026-05-03"), { ...merge, merged: 2 }), "merge-opponents");
      await refused(mergeMembers(office(), asked("2026-05-03"), { ...merge, into: 5, merged: 2 }), "already-merged");
      await undoMemberMerge(office(), asked("2026-05-04", { confirm: true }), { member: 5, reason: "two persons" });
      expect(await bases()).toEqual(await bases("2026-05-01", 1));
      expect(await faults()).toEqual([]);
    });

    test("undo takes back the last entry, one after the other, and says so in the journal", async () => {
      const before = await listSoFar(ledger, club, day("2026-02-10"));
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2));
      await changeGame(office(), asked("2026-01-21"), 1, { changes: { result: "0-1" }, reason: "misread" });
      const current = async () => (await memberCard(ledger, club, 1, day("2026-02-10"))).periods[0]!.line.current.value;
      expect(await current()).toBe(2968);
      await undoLast(office(), asked("2026-01-22"), "it was right");
      expect(await current()).toBe(3032);
      await undoLast(office(), asked("2026-01-22"), "the wrong evening");
      expect(await listSoFar(ledger, club, day("2026-02-10"))).toEqual(before);
      for (let left = 5; left > 0; left -= 1) await undoLast(office(), asked("2026-01-22"), "all of it");
      await refused(undoLast(office(), asked("2026-01-22"), "more"), "nothing-to-undo");
      const found = (await clubs(ledger, day("2026-01-22"))).find((each) => each.club === club);
      expect(found).toMatchObject({ members: 0, games: 0, closed: null });
    });

    test("a tournament that keeps old ratings: members wait, and the list follows its end without being asked", async () => {
      await openTournament(office(), asked("2026-04-28"), {
        ...{ tournament: "open", name: "May open", time: { minutes: 120, perMove: 0 }, ratings: null, days: [] },
        end: day("2026-05-03"),
      });
      await enter("2026-04-30", game("2026-04-30", 1, "1-0", 2, { tournament: "open" }));
      const { list } = await close("2026-05-01");
      expect(list.lines.filter(({ waits }) => waits.length > 0).map(({ member, waits }) => [member, waits])).toEqual([
        [1, ["open"]],
        [2, ["open"]],
      ]);
      const next = await enter("2026-05-02", game("2026-05-02", 1, "1-0", 2, { tournament: "open" }));
      expect(next).toMatchObject({ isRecorded: true, sheets: [{ version: 2, isExpected: true }] });
      expect((await bases()).slice(1, 3)).toEqual([
        [1, 1532],
        [2, 1468],
      ]);
      expect(await settleLists(office(), asked("2026-05-03"))).toEqual([]);
      expect(await settleLists(office(), asked("2026-05-04"))).toMatchObject([{ version: 3, isExpected: true }]);
      const { lines } = await clubList(ledger, { club });
      expect(lines.flatMap(({ waits }) => waits)).toEqual([]);
      expect(await faults()).toEqual([]);
    });

    test("a closing asks about everybody who did not play, and takes no decision that nobody asked for", async () => {
      await enter("2026-03-01", game("2026-03-01", 1, "1/2-1/2", 2), game("2026-03-01", 3, "1/2-1/2", 4));
      await close("2026-05-01");
      for (const on of ["2026-09-01", "2027-01-01"]) await close(on);
      await enter("2027-02-01", game("2027-02-01", 4, "1-0", 3, { time: { minutes: 10, perMove: 0 } }));
      const { period, proposals } = await proposalsFor(ledger, club, day("2027-05-01"));
      expect([period, proposals.map(({ member, deduction, rapid }) => [member, deduction, rapid])]).toEqual([
        "2027-05-01",
        [
          [1, 50, 0],
          [2, 50, 0],
          [3, 0, 50],
          [4, 0, 50],
        ],
      ]);
      await refused(close("2027-05-01"), "members-undecided");
      const accepted = { choice: "accept", points: 0, reason: null } as const;
      await refused(close("2027-05-01", [{ member: 1, choice: "let-go", points: 0, reason: null }]), "reason-missing");
      await refused(close("2027-05-01", [{ member: 9, ...accepted }]), "nothing-proposed");
      await close("2027-05-01", [
        { member: 1, ...accepted },
        { member: 2, choice: "raise", points: 25, reason: "young and training" },
        { member: 3, ...accepted },
        { member: 4, choice: "let-go", points: 0, reason: "plays a lot of rapid" },
      ]);
      const closed = await clubList(ledger, { club });
      expect(closed.lines.map(({ member, base, marks }) => [member, base, marks])).toEqual([
        [3, 2148, ["deducted"]],
        [2, 1525, ["raised"]],
        [1, 1450, ["deducted"]],
        [4, 1215, ["let-go"]],
      ]);
      const decisions = [{ member: 1, choice: "let-go", points: 0, reason: "was ill" }] as const;
      const again = { period: day("2027-05-01"), decisions };
      expect((await changeDecisions(office(), asked("2027-05-02"), again)).isRecorded).toBe(false);
      await changeDecisions(office(), asked("2027-05-02", { confirm: true }), again);
      expect((await bases()).map(([, base]) => base)).toEqual([2148, 1525, 1500, 1215]);
      expect(await faults()).toEqual([]);
    });

    test("guests are met by what is known of them; without an estimate nothing is closed", async () => {
      const ratings = { swedish: null, elo: null, estimate: null };
      await enterGuest(office(), asked("2026-01-10"), { name: "Gäst, Gun", home: "Grannarna", id: "900001", ratings });
      const visit = (on: string, result: "1-0" | "0-1") => game(on, 1, result, 0, { black: { guest: 1 } });
      await enter("2026-02-10", visit("2026-02-03", "1-0"), visit("2026-02-10", "0-1"));
      const { estimates } = await proposalsFor(ledger, club, day("2026-05-01"));
      expect(estimates).toEqual([{ guest: 1, name: "Gäst, Gun", tournament: "cup", estimate: 1500 }]);
      await refused(close("2026-05-01"), "estimates-missing");
      await changeGuest(office(), asked("2026-05-01"), {
        guest: 1,
        ratings: { from: null, ...ratings, swedish: 1600 },
      });
      const { list } = await close("2026-05-01");
      expect(list.opponents).toEqual([
        { opponent: "Gäst, Gun", id: "900001", club: "Grannarna", swedish: 1600, period: "2026-01-01" },
      ]);
      await refused(
        enter("2026-05-02", game("2026-05-02", 0, "1-0", 0, { white: { guest: 1 }, black: { guest: 1 } })),
        "no-member-in-game",
      );
    });

    test("what cannot be is refused", async () => {
      const on = asked("2026-01-20");
      await refused(
        openClub(office(), "Prov SK", { from: day("2026-01-01"), name: "P", calendar: "three", bonus: null }),
        "bad-club-id",
      );
      await refused(
        openClub(office(), club, { from: day("2026-01-01"), name: "P", calendar: "three", bonus: null }),
        "club-exists",
      );
      await refused(
        openClub(office(), "other", { from: day("2026-03-01"), name: "P", calendar: "three", bonus: null }),
        "not-a-period-start",
      );
      await refused(enter("2026-01-20", game("2026-01-20", 1, "1-0", 9)), "unknown-member");
      await refused(enter("2026-01-20", game("2026-01-20", 1, "1-0", 1)), "game-against-self");
      await refused(enter("2026-01-20", game("2025-12-31", 1, "1-0", 2)), "day-before-book");
      await refused(enter("2026-01-20", game("2026-01-21", 1, "1-0", 2)), "day-in-future");
      await refused(
        enter("2026-01-20", game("2026-01-20", 1, "1-0", 2, { finished: day("2026-01-19") })),
        "finished-before-begun",
      );
      await refused(
        enter("2026-01-20", game("2026-01-20", 1, "1-0", 2, { tournament: "none" })),
        "unknown-book-tournament",
      );
      await refused(enter("2026-01-20"), "no-games-entered");
      const child = {
        name: "Ek, Eva",
        id: null,
        birth: "2016" as const,
        entered: day("2026-01-10"),
        rating: null,
        reason: null,
      };
      await refused(enterMember(office(), on, child as never), "assessment-missing");
      await refused(enterMember(office(), on, { ...child, rating: 900 } as never), "reason-missing");
      await refused(
        enterMember(office(), on, { ...child, id: "700001", rating: 900, reason: "beginner" } as never),
        "member-id-there",
      );
      await refused(
        placeMember(office(), on, { member: 1, rating: 1000, kind: "placed", reason: "?" }),
        "not-placeable",
      );
      await refused(
        placeMember(office(), on, { member: 1, rating: 1000, kind: "assessed", reason: "?" }),
        "assessment-not-needed",
      );
      await refused(
        changeMember(office(), on, { member: 1, changes: { name: "Andersson, Alva" }, reason: null }),
        "nothing-to-change",
      );
      await refused(changeTournament(office(), on, "cup", { changes: {}, reason: "?" }), "nothing-to-change");
      await refused(returnToClub(office(), on, { member: 1, rating: null, reason: "?" }), "member-not-left");
      await refused(changeClub(office(), on, { from: day("2026-11-01"), calendar: "five" }), "not-a-period-start");
      await refused(clubList(ledger, { club }), "unknown-club-list");
      expect((await enterMember(office(), on, { ...child, birth: "1990" } as never)).entry.payload).toMatchObject({
        member: 5,
        start: { rating: 1300, assessed: false },
      });
    });

    test("who leaves is not on the list, and comes back with a rating", async () => {
      await leaveClub(office(), asked("2026-02-01"), { member: 2, reason: "moved" });
      await refused(enter("2026-02-03", game("2026-02-03", 1, "1-0", 2)), "member-left");
      await close("2026-05-01");
      expect((await bases()).map(([member]) => member)).toEqual([3, 1, 4]);
      await returnToClub(office(), asked("2026-06-01"), {
        member: 2,
        rating: 1580,
        reason: "from another club's list",
      });
      await placeMember(office(), asked("2026-06-02"), { member: 4, rating: 1100, kind: "placed", reason: "too high" });
      await close("2026-09-01");
      expect(await bases()).toEqual([
        [3, 2205],
        [2, 1580],
        [1, 1500],
        [4, 1100],
      ]);
      expect(await faults()).toEqual([]);
    });

    test("five periods from the next start on, and the bonus of a district", async () => {
      const steps = [{ from: 800, to: 1199, points: 7 }];
      await changeClub(office(), asked("2026-04-01"), {
        from: day("2026-05-01"),
        calendar: "five",
        bonus: { district: "Norr", steps },
      });
      await enter("2026-05-05", game("2026-05-05", 4, "1/2-1/2", 4 - 1, { time: null }));
      const { periods } = await memberCard(ledger, club, 4, day("2026-11-15"));
      expect(periods.map(({ start }) => start)).toEqual(["2026-01-01", "2026-05-01", "2026-09-01", "2026-11-01"]);
      expect(periods[1]!.games[0]).toMatchObject({ points: 30, bonus: 7 });
    });

    test("lists of clubs at a federation's office: one list, duplicates and disagreements shown", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2));
      await close("2026-05-02");
      const { text } = await clubList(ledger, { club });
      await recordSent(office(), { club }, "federation");
      expect(await sentOf(ledger, club)).toMatchObject([{ period: "2026-05-01", version: 1, to: "federation" }]);
      await receiveClubList(office(), { text, sender: "keeper" });
      await refused(receiveClubList(office(), { text, sender: "keeper" }), "club-list-there");
      await refused(
        receiveClubList(office(), { text: text.replace('"base":1516', '"base":"much"'), sender: "x" }),
        "not-a-club-list",
      );
      await refused(receiveClubList(office(), { text: "Name;Rating\n", sender: "x" }), "not-a-club-list");
      const other = text
        .replaceAll(`"club":"${club}"`, '"club":"grann-sk"')
        .replace("Andersson, Alva", "Andersson, A")
        .replace('"base":1516', '"base":1520')
        .replaceAll(/"id":"70000[234]"/g, '"id":null');
      const used = '{"club":"Provklubben","id":"700002","opponent":"Berg, Bo","period":"2026-05-01","swedish":1490}\n';
      await receiveClubList(office(), { text: other + used, sender: "neighbour" });
      const merged = await mergedList(ledger, day("2026-05-10"));
      // A17: which clubs owe the list of the period.
      expect(merged.clubs.map(({ owed }) => owed.value)).toEqual([false, false]);
      const later = await mergedList(ledger, day("2026-09-02"));
      expect(later.clubs.map(({ owed }) => owed.value)).toEqual([true, true]);
      expect(merged.lines.map(({ rating, comparable }) => rating > 1300 === comparable)).not.toContain(false);
      expect(merged.clubs.map(({ club, members }) => [club, members])).toEqual([
        ["grann-sk", 4],
        [club, 4],
      ]);
      expect(merged.lines).toHaveLength(8);
      expect(merged.duplicates.map(({ id, lines }) => [id, lines.map(({ club, rating }) => [club, rating])])).toEqual([
        [
          "700001",
          [
            ["grann-sk", 1520],
            [club, 1516],
          ],
        ],
      ]);
      expect(merged.disagreements.map(({ code, id, said }) => [code, id, said.map(({ value }) => value)])).toEqual([
        ["name", "700001", ["Andersson, A", "Andersson, Alva"]],
        ["rating", "700001", ["1520", "1516"]],
        ["rating-used", "700002", ["1490", "1484"]],
      ]);
      const tables = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(tables);
    });

    test("a name that changes later stays on lists that are closed, until something else changes them", async () => {
      await enter("2026-01-20", game("2026-01-20", 1, "1-0", 2));
      await close("2026-05-02");
      const renamed = { member: 1, changes: { name: "Andersson Berg, Alva", id: "700009" }, reason: "married" };
      expect(await changeMember(office(), asked("2026-05-03"), renamed)).toMatchObject({
        isRecorded: true,
        sheets: [],
      });
      const nameOnList = async () => (await clubList(ledger, { club })).lines[1]!.name;
      expect(await nameOnList()).toBe("Andersson, Alva");
      await withdrawGame(office(), asked("2026-05-04", { confirm: true }), { game: 1, reason: "never played" });
      expect(await nameOnList()).toBe("Andersson Berg, Alva");
      expect(await faults()).toEqual([]);
    });

    test("verify notices a line that is not what the journal says", async () => {
      await close("2026-05-02");
      await ledger.db
        .updateTable("club_line")
        .set({ base: 1999 })
        .where("club", "=", club)
        .where("member", "=", 1)
        .execute();
      expect(await faults()).toEqual([{ fault: "line-differs", member: 1 }]);
    });
  });
}
