import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Recording } from "../../../ledger/ledger.ts";
import { tableHead } from "../../../ledger/queries/journal/journal-table.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { Office } from "../../office.ts";
import { recordList } from "../close-list.ts";
import type { ListBasis } from "../list-basis.ts";
import { publishedRow } from "../verify-list.ts";
import { type DifferenceSheet, differenceSheet } from "./difference-sheet.ts";

export interface ReopenRequest {
  readonly list: string;
  readonly reason: string;
  readonly progress?: Progress;
}

/**
 * Makes a published list anew with what is known of its tournaments now, and every later one of its kind on it: each as
 * a new version, all or none. The old versions stay as they are. A dry run gives the sheets and changes nothing.
 */
export async function reopenLists(
  { ledger, how }: Office,
  { list, reason, progress = () => undefined }: ReopenRequest,
): Promise<readonly DifferenceSheet[]> {
  const { result } = await ledger.append(how, async (recording) => {
    const first = await publishedRow(recording, list);
    if (first.making === null) throw new Refusal("list-not-ours", { list });
    const later = (await listsInForce(recording.db, { kind: first.kind })).filter((row) => row.date >= first.date);
    const foreign = later.find((row) => row.making === null);
    if (foreign) throw new Refusal("list-not-ours", { list: foreign.list });
    const sheets: DifferenceSheet[] = [];
    for (const row of later) sheets.push(await madeAnew(recording, row, reason, progress));
    return sheets;
  });
  return result;
}

/** Each is published before the next is made: that one starts from it, and looks up ratings in it. */
async function madeAnew(
  recording: Recording,
  row: ListRow,
  reason: string,
  progress: Progress,
): Promise<DifferenceSheet> {
  const basis = await nextVersion(recording, row);
  const { entry, draft, heldBack } = await recordList(recording, basis, progress);
  if (heldBack.length > 0)
    throw new Refusal("reopening-held-back", {
      list: row.list,
      tournaments: heldBack.map(({ tournament }) => tournament),
    });
  const { list, version, content } = entry.payload;
  await recording.record({ kind: "list-published", payload: { lists: [{ list, version, content }], reason } });
  return differenceSheet(recording, row, { version, asOf: basis.reportsAsOf, entries: draft.entries });
}

/** The basis of another version: persons as they were, reports and rulings as they are now. */
export async function nextVersion({ db }: Pick<Recording, "db">, row: ListRow): Promise<ListBasis> {
  const { list, version, kind, date, facts_as_of: factsAsOf } = row;
  const previous = (await listsInForce(db, { kind })).findLast((each) => each.date < date);
  if (previous === undefined || factsAsOf === null) throw new Error(`${list} has lost the list that it starts from`);
  const reportsAsOf = (await tableHead(db)).sequence;
  // Our own table: the kind and the date were checked when the list was closed.
  const own = { kind: kind as ListKind, date: date as IsoDate };
  return { list, version: version + 1, ...own, previous, factsAsOf, reportsAsOf };
}
