import { describe, expect, test } from "vitest";
import { day } from "../domain/dates.ts";
import { readTrf } from "../formats/trf/read-report.ts";
import { rateReport } from "../reports/rate-report.ts";
import { SAMPLE_SIZE, sampleFederation } from "./federation.ts";

const SMALL = { ...SAMPLE_SIZE, players: 400, tournaments: 60 };
const federation = sampleFederation(SMALL);
const ratings = new Map(federation.list.map(({ id, standings }) => [id, standings.standard?.rating ?? null]));
const reports = federation.tournaments.map((tournament) => ({
  tournament,
  ...federation.report(tournament, (id) => ratings.get(id) ?? null),
}));

describe("the sample federation", () => {
  test("is the same each time, and another from another seed", () => {
    const again = sampleFederation(SMALL);
    expect(again.list).toEqual(federation.list);
    expect(again.report(again.tournaments[3]!, () => null)).toEqual(
      federation.report(federation.tournaments[3]!, () => null),
    );
    expect(sampleFederation({ ...SMALL, seed: 2 }).list).not.toEqual(federation.list);
  });

  test("has every system, and spreads over its months", () => {
    expect(new Set(federation.tournaments.map(({ system }) => system))).toEqual(
      new Set(["swiss", "round-robin", "double-round-robin", "team", "match"]),
    );
    expect(federation.tournaments[0]!.start >= day("2024-11-01")).toBe(true);
    expect(federation.tournaments.at(-1)!.start <= day("2026-11-30")).toBe(true);
  });

  test("reports without a fault are read without an issue; the system is the one that was played", () => {
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
      expect([tournament.id, rated.system]).toEqual([tournament.id, tournament.system]);
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
