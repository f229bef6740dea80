import { describe, expect, test } from "vitest";
import { addMonths, day, firstOfMonth } from "../domain/dates.ts";
import { readTrf } from "../formats/trf/read-report.ts";
import { fideEditionOn } from "../regulations/register.ts";
import { rateReport } from "../reports/rate-report.ts";
import { firstRatings, sampleFederation } from "./federation.ts";
import { SAMPLE_SIZE, sampleSize } from "./size.ts";
import { SPECIALS } from "./special.ts";

const SMALL = { ...SAMPLE_SIZE, players: 400, tournaments: 60, upcoming: 0 };
const federation = sampleFederation(SMALL);
const reports = federation.tournaments.map((tournament) => ({
  tournament,
  ...federation.report(tournament, firstRatings(tournament)),
}));
const gamesIn = ({ rounds }: { readonly rounds: readonly (readonly unknown[])[] }) =>
  rounds.reduce((sum, round) => sum + round.length, 0);

describe("the sample federation", () => {
  test("is the same each time, and another from another seed", () => {
    const again = sampleFederation(SMALL);
    expect(again.list).toEqual(federation.list);
    expect(again.tournaments).toEqual(federation.tournaments);
    expect(again.report(again.tournaments[3]!, () => null)).toEqual(
      federation.report(federation.tournaments[3]!, () => null),
    );
    const other = sampleFederation({ ...SMALL, seed: 2 });
    expect(other.list).not.toEqual(federation.list);
    expect(other.tournaments[0]).not.toEqual(federation.tournaments[0]);
  });

  test("one after the other they are the same as all at once", () => {
    expect([...federation.entries()]).toEqual(federation.list);
    expect([...federation.eachTournament()]).toEqual(federation.tournaments);
  });

  test("has every system, and spreads over its months", () => {
    expect(new Set(federation.tournaments.map(({ system }) => system))).toEqual(
      new Set(["swiss", "round-robin", "double-round-robin", "team", "match"]),
    );
    expect(federation.tournaments[0]!.start >= day("2024-11-01")).toBe(true);
    expect(federation.tournaments.at(-1)!.start <= day("2026-11-30")).toBe(true);
  });

  test("reports without a fault are read without an issue; system and list are those that were played", () => {
    for (const { tournament, bytes, fault } of reports) {
      if (fault) continue;
      const { report, issues } = readTrf(bytes);
      expect([tournament.id, issues]).toEqual([tournament.id, []]);
      const rated = rateReport({
        report: report!,
        edition: null,
        on: null,
        kind: null,
        system: null,
        scheduled: 6,
        k: null,
        list: null,
        listName: "",
      });
      expect([tournament.id, rated.system, rated.kind]).toEqual([tournament.id, tournament.system, tournament.kind]);
    }
  });

  test("every usual fault occurs, and each is noticed", () => {
    const faulty = reports.filter(({ fault }) => fault !== null);
    expect(new Set(faulty.map(({ fault }) => fault!.name)).size).toBeGreaterThanOrEqual(8);
    for (const { bytes, fault } of faulty) {
      const { issues } = readTrf(bytes);
      if (fault!.name === "id-missing") continue; // only asked for when a report is to be rated
      if (fault!.name === "unrated-as-zero" && !new TextDecoder().decode(bytes).includes("    0 ")) continue;
      expect([fault!.name, issues.length > 0]).toEqual([fault!.name, true]);
    }
  });

  test("stronger players score more: the results follow the strengths", () => {
    const expected = federation.tournaments
      .filter(({ system }) => system === "round-robin")
      .flatMap(({ rounds }) => rounds.flat());
    const white = expected.reduce(
      (sum, { pairing: [a, b], result }) => sum + (a < b ? 1 : -1) * (result === "1" ? 1 : result === "0" ? -1 : 0),
      0,
    );
    expect(white).toBeGreaterThan(0);
  });
});

describe("the usual sample", () => {
  const usual = sampleFederation(SAMPLE_SIZE);
  const tournaments = usual.tournaments.slice(0, SAMPLE_SIZE.tournaments);
  const after = usual.tournaments.slice(SAMPLE_SIZE.tournaments);
  const withSpecial = (special: string) => tournaments.filter((each) => each.special === special);

  test("300 players, 168 tournaments, 24 monthly lists across the change of an edition", () => {
    expect([usual.players.length, tournaments.length]).toEqual([300, 168]);
    const lists = new Set(tournaments.map(({ start }) => addMonths(firstOfMonth(start), 1)));
    expect([lists.size, [...lists].sort()[0], [...lists].sort().at(-1)]).toEqual([24, "2024-12-01", "2026-11-01"]);
    const editions = tournaments.map(({ kind, start }) => fideEditionOn(kind, start)?.id);
    expect(new Set(editions)).toContain("fide-standard-2024-03");
    expect(new Set(editions)).toContain("fide-standard-2025-10");
    // What is played in a month ends early enough for the list after it.
    const late = tournaments.filter(({ start, end }) => end > day(`${start.slice(0, 7)}-27`));
    expect(late.map(({ special }) => special)).toEqual(["league-in-parts"]);
  });

  test("most players play in most months of the two years", () => {
    const months = new Map<string, Set<string>>();
    for (const { players, start } of tournaments)
      for (const { id } of players) months.set(id, (months.get(id) ?? new Set()).add(start.slice(0, 7)));
    const counts = usual.players.map(({ id }) => months.get(id)?.size ?? 0).sort((one, other) => other - one);
    expect(counts[150]).toBeGreaterThan(15); // of 24: half of them
    expect(counts[200]).toBeGreaterThan(12); // and two thirds in most months
    expect(counts.at(-1)).toBeLessThan(6); // some hardly ever do
  });

  test("after the last list some tournaments are over and reported, the others still to come", () => {
    expect(after).toHaveLength(8);
    const last = day("2026-11-01");
    expect(after.every(({ start, registeredOn }) => start >= last && registeredOn < last)).toBe(true);
    const reported = after.filter(({ reportedOn }) => reportedOn !== null);
    expect(reported.map(({ end, reportedOn }) => end <= reportedOn! && reportedOn! <= day("2026-11-15"))).toEqual([
      ...[true, true, true],
    ]);
    const coming = after.filter(({ reportedOn }) => reportedOn === null);
    expect(coming.every(({ start }) => start > day("2026-11-20"))).toBe(true);
    expect(coming.every((each) => usual.reports(each, firstRatings(each)).length === 0)).toBe(true);
  });

  test("juniors rise: those of the last month are stronger than they began, and adults are not", () => {
    const began = new Map(usual.players.map((player) => [player.id, player]));
    const gained = tournaments
      .filter(({ start }) => start >= day("2026-10-01"))
      .flatMap(({ players }) => players.map(({ id, strength }) => [began.get(id)!, strength] as const))
      .map(([player, strength]) => ({ rise: player.rise, by: strength - player.strength }));
    expect(gained.some(({ by }) => by >= 200)).toBe(true);
    expect(gained.filter(({ rise }) => rise === 0).every(({ by }) => by === 0)).toBe(true);
  });

  test("22 tournaments are for the faster lists, on which some of the players are", () => {
    const count = (kind: string) => tournaments.filter((each) => each.kind === kind).length;
    expect([count("rapid"), count("blitz")]).toEqual([11, 11]);
    const on = (kind: "standard" | "rapid" | "blitz") =>
      usual.list.filter(({ standings }) => standings[kind]?.rating).length;
    expect([on("standard") > 230, on("rapid") > 95, on("blitz") > 65]).toEqual([true, true, true]);
    expect([usual.list.length, on("standard") < 280]).toEqual([300, true]);
    expect(on("blitz")).toBeLessThan(on("rapid"));
    const rapid = tournaments.find(({ kind }) => kind === "rapid")!;
    const both = rapid.players.find((player) => player.rapid !== null && player.rapid !== player.rating)!;
    expect(firstRatings(rapid)(both.id)).toBe(both.rapid);
    const standing = rapid.players.find((player) => player.rapid === null && player.rating !== null)!;
    expect(firstRatings(rapid)(standing.id)).toBe(standing.rating);
  });

  test("everything an office meets occurs", () => {
    expect(SPECIALS.filter((special) => withSpecial(special).length === 0)).toEqual([]);
    for (const { registration, start, end, system, kind, name, rounds, special } of tournaments) {
      expect(registration).toMatchObject({ start, end, system, kind, name });
      expect(registration.schedule.length).toBe(rounds.length);
      expect(registration.games).toBe(system === "match" ? rounds.length : null);
      expect(registration.arbiters.every(({ licensed }) => licensed)).toBe(special !== "arbiter-not-licensed");
    }
    const [national] = withSpecial("national-championship");
    expect(national).toMatchObject({ system: "round-robin", registration: { national: "open" } });
    expect(national!.players.filter(({ rating }) => rating !== null).length).toBe(3);
    expect(withSpecial("official")).toMatchObject([{ registration: { heldBy: "fide" } }]);
    expect(withSpecial("team-championship")).toMatchObject([
      { system: "team", registration: { teamChampionship: true } },
    ]);
    expect(withSpecial("match-waiver")).toMatchObject([{ system: "match", registration: { games: 6, waiver: true } }]);
    expect(withSpecial("refused").map(({ decision }) => decision?.admitted)).toEqual([false, false]);
    expect(withSpecial("late")).toMatchObject([{ decision: null }]);
  });

  test("registrations come long before, or too late; some are announced or never reported", () => {
    for (const { special, registeredOn, start, end, announcedOn, reportedOn, decision } of tournaments) {
      const notice = (Date.parse(start) - Date.parse(registeredOn)) / 86_400_000;
      const isLate = special === "late" || special === "late-admitted";
      expect([special, notice]).toEqual([special, isLate ? 1 : special === "official" ? -1 : 40]);
      expect(decision?.admitted ?? null).toBe(
        special === "late-admitted" ? true : special === "refused" ? false : null,
      );
      expect(announcedOn !== null && announcedOn < start).toBe(special === "announced-not-rated");
      const isSilent = special === "announced-not-rated" || special === "report-missing";
      expect(reportedOn === null).toBe(isSilent);
      if (reportedOn !== null) expect(reportedOn >= end).toBe(true);
      expect(reportedOn !== null && reportedOn > addMonths(end, 1)).toBe(special === "report-late");
    }
  });

  test("a league is reported month by month, each report with all rounds so far; another once; some never", () => {
    const sent = (special: string) => {
      const [tournament] = withSpecial(special);
      return usual.reports(tournament!, firstRatings(tournament!));
    };
    const [league] = withSpecial("league-in-parts");
    expect(Date.parse(league!.end) - Date.parse(league!.start)).toBeGreaterThan(90 * 86_400_000);
    expect(league!.registration).toMatchObject({ league: true, inParts: true });
    const parts = sent("league-in-parts");
    expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index + 1));
    expect(parts.length).toBeGreaterThanOrEqual(4);
    const rounds = parts.map(({ bytes }) => readTrf(bytes).report!.rounds);
    expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
    expect(rounds.at(-1)).toBe(league!.rounds.length);
    for (const [index, { on, bytes }] of parts.entries()) {
      const { report, issues } = readTrf(bytes);
      expect(issues).toEqual([]);
      expect(on >= report!.roundDates.at(-1)!).toBe(true);
      if (index < parts.length - 1) expect(on).toBe(report!.roundDates[rounds[index]! - 1]);
    }
    expect([sent("official").length, sent("announced-not-rated").length, sent("report-missing").length]).toEqual([
      1, 0, 0,
    ]);
  });

  test("one tournament comes again under another name, with the same games", () => {
    const [again] = withSpecial("same-again");
    const original = tournaments.find(({ id }) => id === again!.sameAs)!;
    expect([again!.players, again!.rounds, again!.start]).toEqual([original.players, original.rounds, original.start]);
    expect(again!.name).not.toBe(original.name);
    expect(tournaments.filter(({ sameAs }) => sameAs !== null).length).toBe(1);
  });
});

describe("a month of a large office", () => {
  test("has the players, games and reports that are asked for", () => {
    const size = sampleSize({ players: 20_000, games: 50_000, months: 1 });
    const large = sampleFederation(size);
    expect(large.list.filter(({ standings }) => standings.standard?.rating).length).toBe(20_000);
    expect(large.list.length).toBeGreaterThan(22_000);
    const { tournaments } = large;
    expect(tournaments.length).toBe(150);
    const games = tournaments.reduce((sum, each) => sum + gamesIn(each), 0);
    expect(Math.abs(games / 50_000 - 1)).toBeLessThan(0.03);
    expect(tournaments.every(({ end }) => end.startsWith("2024-11"))).toBe(true);
    expect(tournaments.some(({ registration }) => registration.inParts)).toBe(false);
    for (const { players, system, rounds } of tournaments) {
      expect(new Set(players).size).toBe(players.length);
      if (system !== "swiss" && system !== "team") continue;
      const met = rounds.flat().map(({ pairing: [a, b] }) => (a < b ? `${a} ${b}` : `${b} ${a}`));
      expect(new Set(met).size).toBe(met.length);
    }
  });

  test("a million games are three thousand reports, and the first of them is there before the others", () => {
    const size = sampleSize({ players: 500_000, games: 1_000_000, months: 1 });
    expect([size.rated, size.tournaments]).toEqual([500_000, 3_003]);
    const large = sampleFederation(size);
    const began = performance.now();
    const [first] = large.eachTournament();
    expect(large.report(first!, firstRatings(first!)).bytes.length).toBeGreaterThan(5_000);
    expect(performance.now() - began).toBeLessThan(500); // half a million players alone would take longer
  });

  test("other sizes: months have their share of the tournaments, and few games make one", () => {
    expect(sampleSize({})).toMatchObject(SAMPLE_SIZE);
    expect(sampleSize({ months: 6 }).tournaments).toBe(42);
    const few = sampleFederation(sampleSize({ players: 100, games: 60, months: 1 }));
    expect(few.tournaments.map(gamesIn).every((games) => games > 40 && games < 80)).toBe(true);
    expect(few.list.length).toBe(115);
  });
});
