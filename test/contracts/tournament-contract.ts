import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { tournamentsPage } from "../../src/ledger/queries/tournaments/tournaments.ts";
import {
  announceNotRated,
  decideAppeal,
  receiveAppeal,
  ruleOnRegistration,
  ruleOnTournament,
} from "../../src/periods/tournaments/decisions/decide.ts";
import { owing } from "../../src/periods/tournaments/owing.ts";
import { changeRegistration } from "../../src/periods/tournaments/register.ts";
import { assessmentOf } from "../../src/periods/tournaments/standing-of.ts";
import { acting, begun, entriesIn, type Place, tablesOf } from "../set-up/offices/offices.ts";
import { importPeople, receive, register } from "../set-up/offices/tournaments.ts";

const on = (text: string) => ({ on: day(text), reason: "why" });

/** What every engine must do with tournaments and the decisions about them. */
export function tournamentContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`tournaments on ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    beforeEach(async () => {
      place = await placeFor();
      ledger = await begun(place);
    });
    afterEach(async () => {
      await ledger.close();
      await place.end();
    });

    test("get the next id of their year, or the one they are given", async () => {
      const given = ["2026-0007", undefined, "OPEN.1", undefined];
      const ids = [];
      for (const id of given) ids.push((await register(ledger, {}, "2026-10-01", id)).tournament);
      expect(ids).toEqual(["2026-0007", "2026-0008", "OPEN.1", "2026-0009"]);
      const other = { start: day("2027-01-05"), end: day("2027-01-06") };
      expect((await register(ledger, other)).tournament).toBe("2027-0001");
      await expect(register(ledger, {}, "2026-10-01", "OPEN.1")).rejects.toMatchObject({ code: "tournament-exists" });
      await expect(register(ledger, {}, "2026-10-01", "a/b")).rejects.toMatchObject({ code: "bad-tournament-id" });
      await expect(register(ledger, { end: day("2026-10-31") })).rejects.toMatchObject({ code: "dates-reversed" });
      await expect(register(ledger, { start: day("1999-01-01") })).rejects.toMatchObject({ code: "no-edition-on" });
      const page = await tournamentsPage(ledger.db, { limit: 2, after: "2026-0009", name: "open lake" });
      expect(page.map(({ tournament }) => tournament)).toEqual(["2026-0008", "2026-0007"]);
    });

    test("a change of the registration records what differs, and what stood before can be read", async () => {
      const { tournament } = await register(ledger);
      const before = (await ledger.head()).sequence;
      const change = { tournament, ...on("2026-10-02"), changes: { name: "Lakeside Masters", norms: true } };
      expect(await changeRegistration(acting(ledger), change)).toMatchObject({ payload: { changes: change.changes } });
      await expect(changeRegistration(acting(ledger), change)).rejects.toMatchObject({ code: "nothing-to-change" });
      expect((await assessmentOf(ledger.db, tournament)).facts).toMatchObject(change.changes);
      expect((await assessmentOf(ledger.db, tournament)).on).toBe("2026-10-01");
      expect((await assessmentOf(ledger.db, tournament, before)).facts).toMatchObject({ norms: false });
      expect(await tournamentsPage(ledger.db, { limit: 9, name: "masters" })).toHaveLength(1);
    });

    test("a late registration is not admitted until the chairman says so; he may also refuse", async () => {
      const standing = (tournament: string) => assessmentOf(ledger.db, tournament);
      const { tournament: early } = await register(ledger, {}, "2026-10-01");
      expect((await standing(early)).registration.value).toBe("on time");
      const admit = (tournament: string, admitted = true) =>
        ruleOnRegistration(acting(ledger), { tournament, admitted, ...on("2026-11-01") });
      await expect(admit(early)).rejects.toMatchObject({ code: "nothing-to-admit" });
      const { tournament: late } = await register(ledger, {}, "2026-10-31");
      expect(await standing(late)).toMatchObject({ registration: { value: "late" }, admitted: { value: false } });
      await admit(late);
      expect((await standing(late)).admitted).toMatchObject({
        value: true,
        basis: { clause: { code: "admitted-late" } },
      });
      await admit(early, false);
      expect((await standing(early)).admitted).toMatchObject({ value: false });
      await expect(admit(early, false)).rejects.toMatchObject({ code: "already-decided" });
      const { tournament: official } = await register(ledger, { heldBy: "fide" }, "2026-10-31");
      expect(await standing(official)).toMatchObject({
        registration: { value: "not needed" },
        admitted: { value: true },
      });
      await expect(admit(official, false)).rejects.toMatchObject({ code: "cannot-be-refused" });
    });

    test("an appeal has its term, needs a decision, and reverses it", async () => {
      const { tournament } = await register(ledger);
      const office = acting(ledger);
      const appeal = (against: "registration" | "rating", day: string) =>
        receiveAppeal(office, { tournament, against, ...on(day) });
      await expect(appeal("rating", "2026-11-10")).rejects.toMatchObject({ code: "nothing-to-appeal" });
      const rule = (rated: boolean) =>
        ruleOnTournament(office, { tournament, rated, article: "0.5", ...on("2026-11-10") });
      await rule(false);
      await expect(rule(false)).rejects.toMatchObject({ code: "already-decided" });
      await expect(appeal("rating", "2026-11-18")).rejects.toMatchObject({
        code: "appeal-too-late",
        parameters: { until: "2026-11-17" },
      });
      const outcome = { tournament, against: "rating", reversed: true, ...on("2026-11-20") } as const;
      await expect(decideAppeal(office, outcome)).rejects.toMatchObject({ code: "no-appeal" });
      await appeal("rating", "2026-11-17");
      await expect(appeal("rating", "2026-11-17")).rejects.toMatchObject({ code: "appeal-there" });
      expect((await assessmentOf(ledger.db, tournament)).decided).toMatchObject({ rated: false });
      const before = (await ledger.head()).sequence;
      await decideAppeal(office, outcome);
      await expect(decideAppeal(office, outcome)).rejects.toMatchObject({ code: "no-appeal" });
      expect((await assessmentOf(ledger.db, tournament)).decided).toMatchObject({ rated: true });
      expect((await assessmentOf(ledger.db, tournament, before)).decided).toMatchObject({ rated: false });
      await ruleOnRegistration(office, { tournament, admitted: false, ...on("2026-11-21") });
      await appeal("registration", "2026-11-21");
      await decideAppeal(office, { ...outcome, against: "registration", reversed: false, ...on("2026-11-22") });
      expect((await assessmentOf(ledger.db, tournament)).admitted.value).toBe(false);
    });

    test("what was not announced before its start owes a report", async () => {
      const announce = (tournament: string, day: string) =>
        announceNotRated(acting(ledger), { tournament, ...on(day) });
      const first = (await register(ledger)).tournament;
      const second = (await register(ledger)).tournament;
      const third = (await register(ledger)).tournament;
      await importPeople(ledger);
      await announce(first, "2026-10-31");
      await expect(announce(first, "2026-10-31")).rejects.toMatchObject({ code: "already-decided" });
      await expect(announce(second, "2026-11-01")).rejects.toMatchObject({ code: "announced-too-late" });
      const owingOn = async (today: string, more = {}) => owing(ledger.db, day(today), { limit: 10, ...more });
      expect((await owingOn("2026-11-03")).owing).toEqual([]);
      expect((await owingOn("2026-11-04")).owing).toMatchObject([
        { tournament: second, end: "2026-11-03", due: { value: "2026-11-30" }, daysLate: 0 },
        { tournament: third },
      ]);
      const page = await owingOn("2026-12-24", { limit: 2 });
      expect(page).toMatchObject({ owing: [{ tournament: second, daysLate: 24 }], next: { tournament: second } });
      expect((await owingOn("2026-12-24", { limit: 2, after: page.next })).owing).toMatchObject([
        { tournament: third },
      ]);
      await receive(ledger, third);
      expect((await owingOn("2026-12-24")).owing).toHaveLength(1);
    });

    test("a dry run and a refusal leave nothing", async () => {
      const { tournament } = await register(ledger);
      const before = await tablesOf(ledger);
      await ruleOnTournament(acting(ledger, true), { tournament, rated: false, article: null, ...on("2026-11-10") });
      await expect(
        ruleOnTournament(acting(ledger), { tournament: "2026-0999", rated: false, article: null, ...on("2026-11-10") }),
      ).rejects.toMatchObject({ code: "unknown-tournament" });
      expect(await tablesOf(ledger)).toEqual(before);
      expect(await entriesIn(ledger)).toHaveLength(2);
    });
  });
}
