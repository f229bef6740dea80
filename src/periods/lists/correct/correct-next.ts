import type { EntryOf } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { correctionsOfList } from "../../../ledger/queries/lists/corrections-of-player.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { Office } from "../../office.ts";
import type { SupposedRuling } from "../list-basis.ts";
import { makeList } from "../make-list.ts";
import { publishedRow } from "../verify/verify-list.ts";
import { correctionsPending } from "./corrections-pending.ts";
import { type ChangedLine, type DifferenceSheet, differenceSheet } from "./difference-sheet.ts";
import { checkHead, checkNothingHeldBack, nextVersion } from "./reopen-lists.ts";

/** What is known now would make another list of it: the difference, before anybody decides. */
export const previewCorrection = async (
  { reader }: Pick<Ledger, "reader">,
  list: string,
  supposed: readonly SupposedRuling[] = [],
): Promise<DifferenceSheet> => sheetOf(reader, await ownRow(reader, list), supposed);

export interface NextCorrection {
  readonly entry: EntryOf<"correction-decided">;
  readonly sheet: DifferenceSheet;
  /** Players who came on the list or left it by the correction: points cannot say that, only a reopening can. */
  readonly leftOut: readonly ChangedLine[];
}

/** Lets a published list stand, and gives the difference in points to the next one, with its reason. */
export async function correctNext(
  { ledger, appendOptions }: Office,
  { list, reason }: { readonly list: string; readonly reason: string },
): Promise<NextCorrection> {
  const head = (await ledger.head()).sequence;
  const row = await ownRow(ledger, list);
  const due = (await correctionsPending(ledger.db)).filter((each) => each.list === list);
  const sheet = await sheetOf(ledger.reader, row);
  const points = await pointsOf(ledger, row, sheet);
  // A list may also be another because one that it rests on is.
  if (due.length === 0 && points.size === 0) throw new Refusal("nothing-to-correct", { list });
  const { result } = await ledger.append(appendOptions, async (recording) => {
    await checkHead(recording.db, head, list);
    const { sha256: content } = await recording.keep(linesOf(points));
    const entry = await recording.record({
      kind: "correction-decided",
      payload: {
        list,
        version: row.version,
        kind: row.kind,
        tournaments: due.map(({ tournament, part }) => ({ tournament, part })),
        reason,
        players: points.size,
        content,
      },
    });
    if (entry.kind !== "correction-decided") throw new Error("another entry was recorded than asked for");
    const leftOut = sheet.lines.filter(({ before, after }) => (before === null) !== (after === null));
    return { entry, sheet, leftOut };
  });
  return result;
}

/** What is still to be given: the difference, without what was decided for this list before. */
async function pointsOf({ db }: Pick<LedgerReader, "db">, row: ListRow, { lines }: DifferenceSheet) {
  const points = new Map<string, number>();
  for (const { player, before, after } of lines)
    if (before !== null && after !== null && before !== after) points.set(player, after - before);
  for (const { player, points: given } of await correctionsOfList(db, row))
    points.set(String(player), (points.get(String(player)) ?? 0) - given);
  return new Map([...points].filter(([, each]) => each !== 0).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One player to a line: number, points. */
async function* linesOf(points: ReadonlyMap<string, number>): AsyncIterable<Uint8Array> {
  yield Buffer.from([...points].map(([player, each]) => `${player},${each}\n`).join(""));
}

async function ownRow(reading: Pick<LedgerReader, "db">, list: string): Promise<ListRow> {
  const row = await publishedRow(reading, list);
  if (row.making === null) throw new Refusal("list-not-ours", { list });
  return row;
}

async function sheetOf(
  reading: LedgerReader,
  row: ListRow,
  supposed: readonly SupposedRuling[] = [],
): Promise<DifferenceSheet> {
  const basis = { ...(await nextVersion(reading.db, row)), supposed };
  const { draft, heldBack } = await makeList(reading, basis, () => undefined);
  checkNothingHeldBack(row.list, heldBack);
  const { version, reportsAsOf: asOf } = basis;
  return differenceSheet(reading, row, { version, asOf, entries: draft.entries });
}
