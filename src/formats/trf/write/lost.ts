import type { FieldCode, Issue } from "../../../domain/issues/issues.ts";
import type { ReportedPlayer, TournamentReport } from "../../../domain/report.ts";
import type { TrfDocument } from "../document.ts";
import { readTrf } from "../read-report.ts";
import { inOrder } from "../scan.ts";
import type { WrittenDialect } from "./write-lines.ts";
import { isDropped, writeTrf } from "./write-report.ts";

/**
 * What of a report a dialect cannot carry, as warnings. It is found by writing and reading again, so that it is true of
 * the writer as it is.
 */
export function lostInTrf(source: TournamentReport | TrfDocument, dialect: WrittenDialect): readonly Issue[] {
  const report = "report" in source ? source.report : source;
  const carried = readTrf(writeTrf(source, dialect)).report;
  const dropped = "report" in source && dialect === "trf16" ? source.lines.filter(isDropped) : [];
  return inOrder([
    ...dropped
      .filter(({ code }) => !TOLD_OTHERWISE.includes(code))
      .map(({ number, line }) => notCarried("record", number, line.text, dialect)),
    ...differences(TOURNAMENT, report, carried ?? null).map((field) => notCarried(field, 0, "", dialect)),
    ...playerLosses(report, carried, dialect),
  ]);
}

/** Records of TRF26 whose content is a field of the report, or is written in the older form. */
const TOLD_OTHERWISE = ["192", "222", "310"];

type Fields<T> = readonly (readonly [field: FieldCode, of: (from: T) => unknown])[];

const TOURNAMENT: Fields<TournamentReport> = [
  ["tournament name", ({ name }) => name],
  ["city", ({ city }) => city],
  ["tournament federation", ({ federation }) => federation],
  ["start", ({ start }) => start],
  ["end", ({ end }) => end],
  ["type of tournament", ({ type }) => type],
  ["type code", ({ typeCode }) => typeCode],
  ["chief arbiter", ({ chiefArbiter }) => chiefArbiter],
  ["deputy arbiter", ({ deputyArbiters }) => deputyArbiters],
  ["rate of play", ({ rateOfPlay }) => rateOfPlay],
  ["rate of play code", ({ rateOfPlayCode }) => rateOfPlayCode],
  ["round dates", ({ roundDates }) => roundDates],
  ["team", ({ teams }) => teams.map(({ name, players }) => [name, players])],
];

const PLAYER: Fields<ReportedPlayer> = [
  ["name", ({ name }) => name],
  ["sex", ({ sex }) => sex],
  ["title", ({ title }) => title],
  ["rating", ({ rating }) => rating],
  ["federation", ({ federation }) => federation],
  ["id", ({ id }) => id],
  ["national id", ({ nationalId }) => nationalId],
  ["national rating", ({ nationalRating }) => nationalRating],
  ["birth", ({ birth }) => birth],
  ["points", ({ points }) => points],
  ["rank", ({ rank }) => rank],
  ["result", ({ results }) => results.map(({ round, opponent, colour, result }) => [round, opponent, colour, result])],
];

function differences<T>(fields: Fields<T>, before: T, after: T | null): FieldCode[] {
  return fields
    .filter(([, of]) => after === null || JSON.stringify(of(before)) !== JSON.stringify(of(after)))
    .map(([field]) => field);
}

function playerLosses(report: TournamentReport, carried: TournamentReport | null, dialect: WrittenDialect): Issue[] {
  const after = new Map(carried?.players.map((player) => [player.startNumber, player]));
  return report.players.flatMap((player) => {
    const same = after.get(player.startNumber);
    if (!same) return [notCarried("start number", player.line, String(player.startNumber), dialect)];
    return differences(PLAYER, player, same).map((field) => notCarried(field, player.line, player.name, dialect));
  });
}

function notCarried(field: FieldCode, line: number, found: string, dialect: WrittenDialect): Issue {
  const expected = { code: "carried-by", dialect } as const;
  return { code: "not-carried", severity: "warning", line, columns: null, field, expected, found };
}
