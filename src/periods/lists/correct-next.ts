import type { EntryOf } from "../../domain/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger, Projection } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/postgres/tables.ts";
import type { Office } from "../office.ts";
import { correctionsPending } from "./corrections-pending.ts";
import { type ChangedLine, type DifferenceSheet, differenceSheet } from "./difference-sheet.ts";
import { makeList } from "./make-list.ts";
import { nextVersion } from "./reopen-lists.ts";
import { publishedRow } from "./verify-list.ts";

/** What is known now would make another list of it: the difference, before anybody decides. */
export const previewCorrection = (ledger: Ledger, list: string): Promise<DifferenceSheet> =>
  ledger.read(async (reading) => sheetOf(reading, await ownRow(reading, list)));

export interface NextCorrection {
  readonly entry: EntryOf<"correction-decided">;
  readonly sheet: DifferenceSheet;
  /** Players who came on the list or left it by the correction: points cannot say that, only a reopening can. */
  readonly leftOut: readonly ChangedLine[];
}

/** Lets a published list stand, and gives the difference in points to the next one, with its reason. */
export async function correctNext(
  { ledger, how }: Office,
  { list, reason }: { readonly list: string; readonly reason: string },
): Promise<NextCorrection> {
  const { result } = await ledger.append(how, async (recording) => {
    const row = await ownRow(recording, list);
    const due = (await correctionsPending(recording.db)).filter((each) => each.list === list);
    if (due.length === 0) throw new Refusal("nothing-to-correct", { list });
    const sheet = await sheetOf(recording, row);
    const moved = sheet.lines.filter(({ before, after }) => before !== null && after !== null && before !== after);
    const { sha256: content } = await recording.keep(linesOf(moved));
    const entry = await recording.record({
      kind: "correction-decided",
      payload: {
        list,
        version: row.version,
        kind: row.kind,
        tournaments: due.map(({ tournament, part }) => ({ tournament, part })),
        reason,
        players: moved.length,
        content,
      },
    });
    if (entry.kind !== "correction-decided") throw new Error("another entry was recorded than asked for");
    const leftOut = sheet.lines.filter(({ before, after }) => (before === null) !== (after === null));
    return { entry, sheet, leftOut };
  });
  return result;
}

/** One player to a line: number, points. */
async function* linesOf(moved: readonly ChangedLine[]): AsyncIterable<Uint8Array> {
  yield Buffer.from(moved.map(({ player, before, after }) => `${player},${after! - before!}\n`).join(""));
}

async function ownRow(reading: Pick<Projection, "db">, list: string): Promise<ListRow> {
  const row = await publishedRow(reading, list);
  if (row.making === null) throw new Refusal("list-not-ours", { list });
  return row;
}

async function sheetOf(reading: Projection, row: ListRow): Promise<DifferenceSheet> {
  const basis = await nextVersion(reading, row);
  const { draft } = await makeList(reading, basis, () => undefined);
  return differenceSheet(reading, row, { version: basis.version, entries: draft.entries });
}
