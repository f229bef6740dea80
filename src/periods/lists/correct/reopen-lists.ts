import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, Recording, Workspace } from "../../../ledger/ledger.ts";
import { tableHead } from "../../../ledger/queries/journal/journal-table.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { Office } from "../../office.ts";
import { recordClosed, type WrittenClosing } from "../close-list.ts";
import { randomSalts, type SaltSource } from "../format/salts.ts";
import type { ListBasis } from "../list-basis.ts";
import { makeList, writeList } from "../make-list.ts";
import { publishedAs } from "../publish-list.ts";
import { publishedRow } from "../verify/verify-list.ts";
import { type DifferenceSheet, differenceSheet } from "./difference-sheet.ts";

export interface ReopenRequest {
  readonly list: string;
  readonly reason: string;
  readonly progress?: Progress;
}

/**
 * Makes a published list again with what is known of its tournaments now, and every later one of its kind on it: each as
 * a new version, all or none. The old versions stay as they are. A dry run gives the sheets and changes nothing.
 */
export async function reopenLists(
  { ledger, appendOptions, salts = randomSalts }: Office,
  { list, reason, progress = () => undefined }: ReopenRequest,
): Promise<readonly DifferenceSheet[]> {
  const head = (await ledger.head()).sequence;
  const rows = await listsToReopen(ledger, list);
  const { result } = await ledger.appendPrepared(appendOptions, {
    lists: rows.map((row) => ({ list: row.list, version: row.version + 1 })),
    prepare: async (workspace) => {
      const reopened: Reopened[] = [];
      for (const row of rows) reopened.push(await reopen(workspace, row, { head, reopened, salts, progress }));
      return reopened;
    },
    record: async (recording, reopened) => {
      await checkHead(recording.db, head, list);
      for (const each of reopened) await recordReopened(recording, each, reason);
      return reopened.map(({ sheet }) => sheet);
    },
  });
  return result;
}

/** The list and every later one of its kind. */
async function listsToReopen({ db }: Pick<Ledger, "db">, list: string): Promise<readonly ListRow[]> {
  const first = await publishedRow({ db }, list);
  const later = (await listsInForce(db, { kind: first.kind })).filter((row) => row.date >= first.date);
  const foreign = [first, ...later].find((row) => row.making === null);
  if (foreign) throw new Refusal("list-not-ours", { list: foreign.list });
  return later;
}

/** What was prepared rests on the journal up to its head: where that has grown, it may be wrong. */
export async function checkHead(db: Db, head: number, list: string): Promise<void> {
  if ((await tableHead(db)).sequence !== head) throw new Refusal("correction-overtaken", { list });
}

/** A new version whose rows are written and that is not recorded yet. */
interface Reopened extends WrittenClosing {
  /** As the table of lists will have it. */
  readonly row: ListRow;
  readonly sheet: DifferenceSheet;
}

interface ReopenOptions {
  /** The last entry of the journal. */
  readonly head: number;
  readonly reopened: readonly Reopened[];
  readonly salts: SaltSource;
  readonly progress: Progress;
}

/** Each list is recorded by two entries: it is closed, and published. */
const ENTRIES_EACH = 2;

/** A list starts from the one reopened before it, and looks up ratings in all of those. */
async function reopen(
  workspace: Workspace,
  published: ListRow,
  { head, reopened, salts, progress }: ReopenOptions,
): Promise<Reopened> {
  const reportsAsOf = head + ENTRIES_EACH * reopened.length;
  const unrecorded = reopened.map(({ row }) => row);
  const own = await nextVersion(workspace.db, published);
  const basis: ListBasis = { ...own, previous: unrecorded.at(-1) ?? own.previous, reportsAsOf, unrecorded };
  const made = await makeList(workspace, basis, progress);
  checkNothingHeldBack(published.list, made.heldBack);
  const { written, header } = await writeList(workspace, made, salts, progress);
  const { entries } = made.draft;
  return {
    basis,
    header,
    written,
    row: {
      ...published,
      ...written,
      version: basis.version,
      sequence: reportsAsOf + 1,
      published: reportsAsOf + ENTRIES_EACH,
      previous_list: basis.previous.list,
      previous_version: basis.previous.version,
      facts_as_of: basis.factsAsOf,
      reports_as_of: reportsAsOf,
    },
    sheet: await differenceSheet(workspace, published, { version: basis.version, asOf: reportsAsOf, entries }),
  };
}

export function checkNothingHeldBack(list: string, heldBack: readonly { readonly tournament: string }[]): void {
  if (heldBack.length > 0)
    throw new Refusal("reopening-held-back", { list, tournaments: heldBack.map(({ tournament }) => tournament) });
}

async function recordReopened(recording: Recording, reopened: Reopened, reason: string): Promise<void> {
  const { payload } = await recordClosed(recording, reopened);
  await recording.record({ kind: "list-published", payload: { lists: [publishedAs(payload)], reason } });
}

/** The basis of another version: persons as they were, reports and rulings as they are now. */
export async function nextVersion(db: Db, row: ListRow): Promise<ListBasis> {
  const { list, version, kind, date, facts_as_of: factsAsOf } = row;
  const previous = (await listsInForce(db, { kind })).findLast((each) => each.date < date);
  if (previous === undefined || factsAsOf === null) throw new Error(`${list} has lost the list that it starts from`);
  const reportsAsOf = (await tableHead(db)).sequence;
  // Our own table: the kind and the date were checked when the list was closed.
  const own = { kind: kind as ListKind, date: date as IsoDate };
  return { list, version: version + 1, ...own, previous, factsAsOf, reportsAsOf };
}
