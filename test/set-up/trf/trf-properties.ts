import fc from "fast-check";
import { expect } from "vitest";
import type { TournamentReport } from "../../../src/domain/report.ts";
import { decode } from "../../../src/formats/decode.ts";
import { FixedLine } from "../../../src/formats/fixed-width.ts";
import { checkTrf } from "../../../src/formats/trf/checks/checks.ts";
import type { TrfDocument } from "../../../src/formats/trf/document.ts";
import { readTrf } from "../../../src/formats/trf/read-report.ts";
import { lostInTrf } from "../../../src/formats/trf/write/lost.ts";
import { writeTrf } from "../../../src/formats/trf/write/write-report.ts";
import { reports } from "./trf-reports.ts";

const DIALECTS = [
  { dialect: "trf16", rich: false },
  { dialect: "trf26", rich: true },
] as const;

/** The same report without the places where things stand in a file. */
function withoutPlaces(report: TournamentReport | null) {
  if (!report) return null;
  return {
    ...report,
    players: report.players.map(({ line: _, ...player }) => ({
      ...player,
      results: player.results.map(({ line: __, ...result }) => result),
    })),
    teams: report.teams.map(({ line: _, ...team }) => team),
  };
}

const forEach = (runs: number, holds: (report: TournamentReport, dialect: "trf16" | "trf26") => void): void => {
  for (const { dialect, rich } of DIALECTS) {
    fc.assert(
      fc.property(reports(rich), (report) => holds(report, dialect)),
      { numRuns: runs },
    );
  }
};

/** Laws of the writer and the reader. */
export const TRF_PROPERTIES: Readonly<Record<string, (runs: number) => void>> = {
  "a report that was written reads the same": (runs) =>
    forEach(runs, (report, dialect) => {
      expect(withoutPlaces(readTrf(writeTrf(report, dialect)).report)).toEqual(withoutPlaces(report));
    }),

  "what we wrote is written again byte by byte, from the report and from the document": (runs) =>
    forEach(runs, (report, dialect) => {
      const bytes = writeTrf(report, dialect);
      const { document, report: again } = readTrf(bytes);
      const same = (source: TournamentReport | TrfDocument | null): boolean =>
        source !== null && Buffer.compare(writeTrf(source, dialect), bytes) === 0;
      expect([same(document), same(again)]).toEqual([true, true]);
    }),

  "places point at the lines and cells of the file": (runs) =>
    forEach(runs, (report, dialect) => {
      const bytes = writeTrf(report, dialect);
      const lines = decode(bytes).lines.map(({ text }) => new FixedLine(text));
      for (const { line, startNumber, results } of readTrf(bytes).report?.players ?? []) {
        expect(Number(lines[line - 1]?.cell([5, 8]))).toBe(startNumber);
        for (const result of results) {
          const cell = lines[result.line - 1]?.slice(result.columns) ?? "";
          expect(Number(cell.slice(0, 4)) || null).toBe(result.opponent);
          expect(cell.slice(7)).toBe(result.result ?? " ");
        }
      }
    }),

  "nothing is lost, and nothing in it is an error": (runs) =>
    forEach(runs, (report, dialect) => {
      expect(lostInTrf(report, dialect)).toEqual([]);
      const { issues } = readTrf(writeTrf(report, dialect));
      const distinct = new Set(report.players.map(({ id }) => id ?? Symbol("none"))).size === report.players.length;
      if (distinct) expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
      if (distinct) expect(checkTrf(report, "general").filter(({ severity }) => severity === "error")).toEqual([]);
    }),
};
