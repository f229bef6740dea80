import type { IssueSink } from "../../domain/issues/issue-list.ts";
import type { FieldCode } from "../../domain/issues/issues.ts";
import type { TournamentReport } from "../../domain/report.ts";
import type { Columns } from "../fixed-width.ts";
import { readTournamentDates } from "./dates/tournament-dates.ts";
import type { Declared, ScoreSystem, TrfDocument, TrfRow } from "./document.ts";
import { readFederation } from "./player-cells.ts";
import { OTHER_RECORDS, TEXT_RECORDS } from "./records.ts";
import { LineScan } from "./scan.ts";
import { extensionScores, readScores } from "./scores.ts";

export interface Header {
  readonly report: Omit<TournamentReport, "rounds" | "players" | "teams">;
  readonly declared: TrfDocument["declared"];
  readonly scores: ScoreSystem | null;
  /** The lines read, which know whether they were understood. */
  readonly scans: readonly LineScan[];
}

/** The records of the tournament itself. */
export function readHeader(rows: readonly TrfRow[], issues: IssueSink): Header {
  const { single, deputies, repeated } = gather(rows, issues);
  const textOf = (code: keyof typeof TEXT_RECORDS): string | null => single.get(code)?.line.from(5) || null;
  const scanOf = (code: keyof typeof OTHER_RECORDS): LineScan | null => single.get(code) ?? null;
  const federation = single.get("032");
  const dates = readTournamentDates({ start: scanOf("042"), end: scanOf("052"), rounds: scanOf("132") });
  checkLetters(scanOf("152"), "initial colour", /^[WB]$/i);
  checkLetters(scanOf("352"), "board colours", /^[WB]+$/i);
  const points = scanOf("162");
  return {
    report: {
      name: textOf("012"),
      city: textOf("022"),
      federation: federation ? readFederation(federation, "tournament federation", wholeLine(federation)) : null,
      start: dates.start,
      end: dates.end,
      type: textOf("092"),
      typeCode: textOf("192"),
      chiefArbiter: textOf("102"),
      deputyArbiters: deputies.map(({ line }) => line.from(5)).filter((name) => name !== ""),
      rateOfPlay: textOf("122"),
      rateOfPlayCode: readRateOfPlayCode(single.get("222")),
      roundDates: dates.rounds,
    },
    declared: {
      players: readCount(scanOf("062"), "player count"),
      ratedPlayers: readCount(scanOf("072"), "rated count"),
      teams: readCount(scanOf("082"), "team count"),
      rounds: readCount(scanOf("142"), "round count") ?? readRoundsOfJavafo(rows, issues),
    },
    scores: points ? readScores(points) : extensionScores(rows),
    scans: [...single.values(), ...deputies, ...repeated],
  };
}

const isHeader = (code: string): boolean => code in TEXT_RECORDS || code in OTHER_RECORDS;

interface Gathered {
  readonly single: ReadonlyMap<string, LineScan>;
  readonly deputies: readonly LineScan[];
  readonly repeated: readonly LineScan[];
}

/** The first of each record stands; a second one is told and kept as it is. Only deputies have a line each. */
function gather(rows: readonly TrfRow[], issues: IssueSink): Gathered {
  const single = new Map<string, LineScan>();
  const deputies: LineScan[] = [];
  const repeated: LineScan[] = [];
  for (const { kind, code, line, number } of rows) {
    if (kind !== "record" || !isHeader(code)) continue;
    const scan = new LineScan(line, number, issues);
    const first = single.get(code);
    if (code === "112") deputies.push(scan);
    else if (!first) single.set(code, scan);
    else {
      scan.lose("warning", "record-repeated", "record", [1, 3], { code: "one-record", line: first.number });
      repeated.push(scan);
    }
  }
  return { single, deputies, repeated };
}

const wholeLine = ({ line }: LineScan): Columns => [5, Math.max(5, line.length)];

function readCount(scan: LineScan | null, field: FieldCode): Declared | null {
  const text = scan?.line.from(5) ?? "";
  if (!scan || text === "") return null;
  // Some programs write a second number in brackets behind it.
  const [, count] = /^(\d{1,6})(?: *\(\d{1,6}\))?$/.exec(text) ?? [];
  if (count !== undefined) return { value: Number(count), line: scan.number, columns: wholeLine(scan) };
  scan.unread("warning", field, wholeLine(scan), { code: "number-between", from: 0, to: 999_999 });
  return null;
}

/** JaVaFo's record of the number of rounds, from before TRF26 had one. */
function readRoundsOfJavafo(rows: readonly TrfRow[], issues: IssueSink): Declared | null {
  const row = rows.find(({ kind, code }) => kind === "extension" && code === "XXR");
  return row ? readCount(new LineScan(row.line, row.number, issues), "round count") : null;
}

function checkLetters(scan: LineScan | null, field: FieldCode, form: RegExp): void {
  const text = scan?.line.from(5) ?? "";
  if (scan && text !== "" && !form.test(text)) scan.unread("warning", field, wholeLine(scan), { code: "colours" });
}

const PERIODS = String.raw`(?:\d+/)?\d+(?:\+\d+)?(?::(?:\d+/)?\d+(?:\+\d+)?)*`;
const RATE_OF_PLAY_CODE = new RegExp(`^(?:${PERIODS}|W${PERIODS}-B${PERIODS})$`);

/** A code that is none is kept as it stands, and told. */
function readRateOfPlayCode(scan: LineScan | undefined): string | null {
  const text = scan?.line.from(5) || null;
  if (scan && text && !RATE_OF_PLAY_CODE.test(text)) {
    scan.warn("rate-of-play-code-unknown", "rate of play code", wholeLine(scan), { code: "rate-of-play-code" });
  }
  return text;
}
