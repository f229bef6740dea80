import { daysBetween, type IsoDate } from "../../domain/dates.ts";
import type { FideFile } from "../../domain/fide-files.ts";
import type { ListKind } from "../../domain/list.ts";
import { checkTrf } from "../../formats/trf/checks/checks.ts";
import { readTrf } from "../../formats/trf/read-report.ts";
import { writeTrf } from "../../formats/trf/write/write-report.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { ratedLines } from "../../ledger/queries/lists/list-entries.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { reportOfPeriod } from "../../reports/report-of-period.ts";
import { effectiveRatings } from "../lists/effective-rating.ts";
import { listOn } from "../lists/read/lists-at-start.ts";
import type { PeriodReader } from "../lists/read/period-reader.ts";
import { slicesIn } from "../lists/read/period-slices.ts";
import type { CurrentReport } from "../tournaments/pending.ts";
import { readKept } from "../tournaments/reports/read-report.ts";
import { periodsOfReport, type ReportPeriod } from "./periods-of-report.ts";
import { reportsToSend } from "./reports-to-send.ts";

export interface FideFilesRequest {
  readonly kind: ListKind;
  /** A list that was made already; null: the next one. */
  readonly list: string | null;
  readonly today: IsoDate;
  /** Whose tournaments are wanted. */
  readonly isWanted: (report: { readonly tournament: string; readonly federation: string | null }) => boolean;
}

/** A file with its bytes. */
export interface FideFileBytes extends FideFile {
  readonly bytes: Uint8Array;
}

/** Reports read at a time, so that memory does not grow with a month. */
const AT_ONCE = 50;

/** What is to be sent to FIDE for a list, file by file, each checked as it is written; those that wait too. */
export async function* fideFiles({ reader: reading }: Ledger, request: FideFilesRequest): AsyncIterable<FideFileBytes> {
  const found = await reportsToSend(reading, request);
  if (found === null) return;
  const { reader, chosen, parts } = found;
  const wanted = chosen.filter(({ tournament, registration: { federation } }) =>
    request.isWanted({ tournament, federation }),
  );
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = { chosen: wanted.slice(from, from + AT_ONCE), parts };
    const slices = await slicesIn({ ...reader, loaded: new Map() }, some, () => undefined);
    for (const slice of slices)
      for (const period of periodsOfReport(slice, listOn(reader.lists))) {
        const file = await fileOf(reader, period, request);
        if (file.rounds > 0 || file.part === 0) yield file;
      }
  }
}

async function fileOf(
  reader: PeriodReader,
  period: ReportPeriod,
  { kind, today }: FideFilesRequest,
): Promise<FideFileBytes> {
  const { slice, part, ratings, due, article } = period;
  const { report: current, loaded } = slice;
  const { report } = await readKept(current.content, reader.reading.content);
  const ids = new Map(loaded.startNumbers.map((number, place) => [number, loaded.players[place] ?? null]));
  const ratingOf = await ratingsIn(
    reader,
    kind,
    ratings,
    [...ids.values()].filter((id) => id !== null),
  );
  const sent = reportOfPeriod(report, {
    registration: current.registration,
    isOfPeriod: period.isOfPeriod,
    isWhole: part === 0 && slice.oneOf === null,
    idOf: (number) => ids.get(number)?.toString() ?? null,
    ratingOf: (number) => ratingOf(ids.get(number) ?? null),
  });
  const bytes = writeTrf(sent, "trf16");
  const { document, issues } = readTrf(bytes);
  return {
    ...namesOf(current, slice.id, part),
    kind,
    start: sent.start,
    end: sent.end,
    rounds: sent.rounds,
    players: sent.players.length,
    ratings: ratings.list,
    due,
    article,
    daysLate: due === null ? 0 : Math.max(0, daysBetween(due, today)),
    heldBack: current.heldBack,
    issues: document === null ? issues : checkTrf(document, "rating"),
    withoutId: sent.players
      .filter(({ id }) => id === null)
      .map(({ startNumber, name, birth, federation }) => ({ startNumber, name, birth, federation })),
    bytes,
  };
}

function namesOf({ tournament, registration: { name, federation } }: CurrentReport, slice: string, part: number) {
  const id = slice.includes("@") || part === 0 ? slice : `${tournament}/${part}`;
  return { tournament, part, name, federation, file: `${id.replaceAll(/[^A-Za-z0-9._-]/g, "-")}.trf` };
}

/** Ratings in force by a list; of rapid and blitz the standard rating may stand in. */
async function ratingsIn(
  { reading, editions }: { readonly reading: LedgerReader } & Pick<PeriodReader, "editions">,
  kind: ListKind,
  row: ListRow,
  players: readonly number[],
): Promise<(player: number | null) => number | null> {
  const own = await ratedLines(reading.db, row, players);
  const standardRow =
    kind === "standard"
      ? undefined
      : (await listsInForce(reading.db, { kind: "standard" })).findLast(({ date }) => date <= row.date);
  const standard = standardRow === undefined ? null : await ratedLines(reading.db, standardRow, players);
  const { of } = effectiveRatings(editions, kind, row.date as IsoDate);
  return (player) =>
    player === null ? null : of(own.get(player)?.rating ?? null, standard?.get(player)?.rating ?? null);
}
