import type { IssueSink } from "../../domain/issues/issue-list.ts";
import { START_NUMBER_MAX } from "../../domain/limits.ts";
import type { ReportedPlayer } from "../../domain/report.ts";
import { isBlank } from "../fixed-width.ts";
import { PLAYER_COLUMNS, PLAYER_GAPS, type TrfPlayerField } from "./columns.ts";
import { readBirthCell } from "./dates/birth.ts";
import type { TrfDialect, TrfRow } from "./document.ts";
import {
  readFederation,
  readId,
  readName,
  readPoints,
  readRating,
  readSex,
  readTitle,
  readWhole,
  shiftedRating,
} from "./player-cells.ts";
import { readResults } from "./result-cell.ts";
import { LineScan } from "./scan.ts";

export interface PlayerReading {
  /** null where the line does not say whose it is. */
  readonly startNumber: number | null;
  readonly player: Omit<ReportedPlayer, "startNumber">;
  /** Rounds whose cell could not be read. */
  readonly unread: readonly number[];
  /** Fields that are blank, not unreadable. */
  readonly blank: readonly TrfPlayerField[];
  /** Something stands for a rating, readable or not. */
  readonly rated: boolean;
  readonly length: number;
  readonly understood: boolean;
}

/** Record 001. Every cell is read before the next line is looked at, whatever is wrong with one of them. */
export function readPlayerLine(row: TrfRow, dialect: TrfDialect, issues: IssueSink): PlayerReading {
  const scan = new LineScan(row.line, row.number, issues);
  const columns = PLAYER_COLUMNS[dialect];
  const touched = touchedFields(scan);
  const unless = <T>(field: TrfPlayerField, read: () => T): T | null => (touched.has(field) ? null : read());

  const startNumber = unless("start number", () => readStartNumber(scan));
  const { results, unread } = readResults(scan, dialect);
  const rating = unless("rating", () => readRating(scan, columns.rating));
  const rated = /[^ 0]/.test(row.line.slice(columns.rating));
  const player = {
    name: readName(scan, columns.name, touched.has("name")),
    sex: unless("sex", () => readSex(scan, columns.sex)),
    title: unless("title", () => readTitle(scan, columns.title, dialect)),
    rating,
    ...(rating === null && (rated || touched.has("rating")) && { ratingUnread: true as const }),
    federation: unless("federation", () => readFederation(scan, "federation", columns.federation)),
    ...(unless("id", () => readId(scan, columns.id)) ?? { id: null, nationalId: null }),
    nationalRating: null,
    birth: unless("birth", () => readBirthCell(scan, columns.birth)),
    points: unless("points", () => readPoints(scan, columns.points)),
    rank: unless("rank", () =>
      readWhole(scan, "rank", columns.rank, { from: 1, to: START_NUMBER_MAX, severity: "warning" }),
    ),
    line: row.number,
    results,
  };
  const blank = (["points", "rank"] as const).filter(
    (field) => !touched.has(field) && isBlank(row.line.slice(columns[field])),
  );
  return { startNumber, player, unread, blank, rated, length: row.line.length, understood: scan.understood };
}

/** A cell that touches its neighbour is shifted or too long: neither can be read. */
function touchedFields(scan: LineScan): ReadonlySet<TrfPlayerField> {
  const touched = new Set<TrfPlayerField>();
  for (const { columns, touches } of PLAYER_GAPS) {
    if (isBlank(scan.line.slice(columns))) continue;
    scan.lose("error", "columns-misaligned", touches[0] ?? "record", columns, { code: "blank" });
    for (const field of touches) touched.add(field);
  }
  const { name } = PLAYER_COLUMNS.trf26;
  if (!touched.has("name") && shiftedRating(scan.line.slice(name))) {
    scan.lose("error", "columns-misaligned", "name", name, { code: "name-alone" });
    touched.add("name").add("rating");
  }
  return touched;
}

function readStartNumber(scan: LineScan): number | null {
  const columns = PLAYER_COLUMNS.trf26["start number"];
  const expected = { from: 1, to: START_NUMBER_MAX, severity: "error" } as const;
  if (!isBlank(scan.line.slice(columns))) return readWhole(scan, "start number", columns, expected);
  scan.unread("error", "start number", columns, { code: "number-between", from: 1, to: START_NUMBER_MAX });
  return null;
}
