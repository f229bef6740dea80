import type { IssueSink } from "../../domain/issues/issue-list.ts";
import type { FieldCode } from "../../domain/issues/issues.ts";
import type { ReportedTeam } from "../../domain/report.ts";
import { type Columns, isBlank } from "../fixed-width.ts";
import { PLAYER_COLUMNS } from "./columns.ts";
import type { TrfRecord, TrfRow } from "./document.ts";
import { readWhole } from "./player-cells.ts";
import { type CellForm, RECORD_TABLES, type RecordTable } from "./records.ts";
import { LineScan } from "./scan.ts";

export interface TableRecords {
  readonly records: readonly TrfRecord[];
  readonly teams: readonly ReportedTeam[];
  readonly scans: readonly LineScan[];
}

/** Whom the numbers of a record may name. */
export interface KnownNumbers {
  readonly players: ReadonlySet<number>;
  /** False where a player's line could not be used: then a number that nobody has may be his. */
  readonly complete: boolean;
}

/** Team records, byes, forbidden pairs and the other records that are tables of columns. */
export function readTables(rows: readonly TrfRow[], known: KnownNumbers, issues: IssueSink): TableRecords {
  const scans: LineScan[] = [];
  const records: TrfRecord[] = [];
  const teamNumbers = new Set(rows.filter(isTeam26).map(({ line }) => Number(line.cell([5, 7]))));
  for (const { kind, code, line, number } of rows) {
    const table = kind === "record" ? RECORD_TABLES[code] : undefined;
    if (!table) continue;
    const scan = new LineScan(line, number, issues);
    scans.push(scan);
    const values = Object.fromEntries(
      table.cells.map(({ field, columns, form }) => [field, readCell(scan, field, columns, form)]),
    );
    records.push({ code, line: number, values, numbers: readNumbers(scan, table, known, teamNumbers) });
  }
  return { records, teams: teamsOf(records), scans };
}

const isTeam26 = ({ kind, code }: TrfRow): boolean => kind === "record" && code === "310";

const FORMS: Readonly<Record<"whole" | "decimal", RegExp>> = { whole: /^\d+$/, decimal: /^-?\d+([.,]\d*)?$/ };

function readCell(scan: LineScan, field: FieldCode, columns: Columns, form: CellForm): string {
  const text = scan.line.cell(columns);
  if (text === "" || form === "text") return text;
  const fits = typeof form === "string" ? FORMS[form].test(text) : form.includes(text.toUpperCase());
  if (fits) return text;
  if (typeof form !== "string") scan.unread("warning", field, columns, { code: "one-of", values: form.join(" ") });
  else if (form === "decimal") scan.unread("warning", field, columns, { code: "score" });
  else scan.unread("warning", field, columns, { code: "number-between", from: 0, to: 9999 });
  return "";
}

/** A number may name a player or a team; zeros and blanks name nobody. */
function readNumbers(scan: LineScan, { list }: RecordTable, known: KnownNumbers, teams: ReadonlySet<number>): number[] {
  if (!list) return [];
  const [first, last] = list.first;
  const namesTeams = list.of === "teams" || (list.of === "either" && teams.size > 0);
  const numbers: number[] = [];
  for (let shift = 0; first + shift <= scan.line.length; shift += list.step) {
    const columns: Columns = [first + shift, last + shift];
    const text = scan.line.cell(columns);
    if (text === "") continue;
    const field = namesTeams ? "team number" : list.of === "players" ? "team players" : "start number";
    if (!/^\d+$/.test(text) || !isBlank(scan.line.slice([columns[1] + 1, first + shift + list.step - 1]))) {
      scan.unread("error", field, columns, { code: namesTeams ? "listed-team" : "listed-player" });
    } else if (Number(text) > 0) {
      numbers.push(Number(text));
      const missing = namesTeams ? !teams.has(Number(text)) : known.complete && !known.players.has(Number(text));
      if (missing && namesTeams) scan.lose("error", "team-unknown", field, columns, { code: "listed-team" });
      else if (missing) scan.lose("error", "player-unknown", field, columns, { code: "listed-player" });
    }
  }
  return numbers;
}

/** 310 replaces 013: a file with both says the same twice. */
function teamsOf(records: readonly TrfRecord[]): ReportedTeam[] {
  const has310 = records.some(({ code }) => code === "310");
  return records
    .filter(({ code }) => code === (has310 ? "310" : "013"))
    .map(({ values, numbers, line }) => ({ name: values.team ?? "", players: numbers, line }));
}

export interface NationalRecord {
  readonly startNumber: number;
  readonly nationalId: string | null;
  readonly nationalRating: number | null;
  readonly line: number;
}

/** National records (NRS): the first of a player stands, for a report has room for one federation. */
export function readNationals(rows: readonly TrfRow[], known: KnownNumbers, issues: IssueSink): NationalRecord[] {
  const first = new Map<number, number>();
  const columns = PLAYER_COLUMNS.trf26;
  const nationals: NationalRecord[] = [];
  for (const { kind, line, number } of rows) {
    if (kind !== "national") continue;
    const scan = new LineScan(line, number, issues);
    const startNumber = Number(line.cell(columns["start number"]));
    const earlier = first.get(startNumber);
    if (known.complete && !known.players.has(startNumber)) {
      scan.lose("error", "player-unknown", "start number", columns["start number"], { code: "listed-player" });
    } else if (earlier !== undefined) {
      scan.lose("warning", "record-repeated", "record", [1, 3], { code: "one-record", line: earlier });
    } else {
      first.set(startNumber, number);
      const nationalRating = readNationalRating(scan, columns.rating);
      nationals.push({ startNumber, nationalId: line.cell(columns.id) || null, nationalRating, line: number });
    }
  }
  return nationals;
}

function readNationalRating(scan: LineScan, columns: Columns): number | null {
  if (!/^0+$/.test(scan.line.cell(columns))) {
    return readWhole(scan, "national rating", columns, { from: 1, to: 9999, severity: "error" });
  }
  scan.warn("rating-zero", "national rating", columns, { code: "blank-if-unrated" });
  return null;
}
