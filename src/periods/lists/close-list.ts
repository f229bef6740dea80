import { given } from "../../calculation/derived.ts";
import { addDays, type IsoDate } from "../../domain/dates.ts";
import type { EntryOf } from "../../domain/journal/journal.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Progress } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Recording } from "../../ledger/ledger.ts";
import { tableHead } from "../../ledger/queries/journal/journal-table.ts";
import { listsInForce, versionsOf } from "../../ledger/queries/lists/lists.ts";
import type { Db, ListRow } from "../../ledger/schema/tables.ts";
import type { DraftList } from "../../rating/period/draft.ts";
import { withoutFederationIn } from "../../rating/period/review.ts";
import type { Editions } from "../../regulations/editions.ts";
import { nextList } from "../../regulations/fide/articles/list-dates.ts";
import { oneTimeChangesOn } from "../../regulations/fide/one-time/one-time.ts";
import { editionsOf } from "../editions/editions-of.ts";
import type { Office } from "../office.ts";
import type { ListHeader } from "./format/canonical-list.ts";
import { randomSalts } from "./format/salts.ts";
import type { ListBasis } from "./list-basis.ts";
import { type MadeList, makeList, writeList } from "./make-list.ts";
import { checkNotEarly, type EarlyOptions } from "./too-early.ts";
import type { WrittenList } from "./write/write-rows.ts";

export interface CloseRequest extends EarlyOptions {
  readonly kind: ListKind;
  /** null: the next list after the newest one. */
  readonly date: IsoDate | null;
  readonly progress?: Progress;
}

export interface ClosedList {
  readonly entry: EntryOf<"list-closed">;
  readonly header: ListHeader;
  /** With the explanations of every rating, as long as it is held. */
  readonly draft: DraftList;
  /** How many rated players no list shows because they have no federation. */
  readonly withoutFederation: number;
  /** Reports that would belong to it but are on hold. */
  readonly heldBack: MadeList["heldBack"];
  readonly later: MadeList["later"];
}

const NO_PROGRESS: Progress = () => undefined;

/** Closes a period: makes the next list and records it as a draft, which replaces an earlier one. */
export async function closeList(
  { ledger, appendOptions, salts = randomSalts }: Office,
  request: CloseRequest,
): Promise<ClosedList> {
  const { progress = NO_PROGRESS } = request;
  const basis = await basisFor(ledger.db, request);
  checkNotEarly(await editionsOf(ledger.db, basis.factsAsOf), basis, request);
  const { result } = await ledger.appendPrepared(appendOptions, {
    lists: [basis],
    prepare: async (workspace) => {
      const made = await makeList(workspace, basis, progress);
      const written = await writeList(workspace, made, salts, progress);
      const { heldBack, later, draft } = made;
      const withoutFederation = withoutFederationIn(draft.review);
      return { basis, ...written, draft, withoutFederation, heldBack, later };
    },
    record: async (recording, prepared) => {
      await checkStillNext(recording.db, basis);
      const entry = await recordClosed(recording, prepared);
      const { header, draft, withoutFederation, heldBack, later } = prepared;
      return { entry, header, draft, withoutFederation, heldBack, later };
    },
  });
  return result;
}

/** A list whose rows are written. */
export interface WrittenClosing {
  readonly basis: ListBasis;
  readonly header: ListHeader;
  readonly written: WrittenList;
}

export async function recordClosed(
  { record }: Recording,
  { basis, header, written }: WrittenClosing,
): Promise<EntryOf<"list-closed">> {
  const { list, kind, date, version, previous, factsAsOf, reportsAsOf } = basis;
  const { counts, balance } = header;
  const entry = await record({
    kind: "list-closed",
    payload: {
      list,
      kind,
      date,
      version,
      factsAsOf,
      reportsAsOf,
      ...written,
      previous: { list: previous.list, version: previous.version },
      players: counts.players,
      rated: counts.rated,
      games: counts.games,
      balance: { ...balance },
    },
  });
  if (entry.kind !== "list-closed") throw new Error("another entry was recorded than asked for");
  return entry;
}

/** While a list is made another may be published: then this one starts from the wrong list. */
async function checkStillNext(db: Db, { kind, date, version, list, previous }: ListBasis): Promise<void> {
  const newest = (await listsInForce(db, { kind })).at(-1);
  const isNext = newest?.list === previous.list && newest.version === previous.version;
  if (!isNext || (await versionFor(db, list)) !== version)
    throw new Refusal("list-not-next", {
      kind,
      date,
      newest: (newest?.date as IsoDate | undefined) ?? date,
      next: date,
    });
}

/** What the list that is asked for is made from: everything as it is now. */
export async function basisFor(db: Db, request: CloseRequest): Promise<ListBasis> {
  const { standIn, ...basis } = await expectedBasis(db, request);
  const { kind, date } = basis;
  // Ratings go by standard lists before the date; only a one-time change looks at the standard list of the same date.
  const isNeeded =
    standIn &&
    (oneTimeChangesOn(kind, date).length > 0 ||
      nextListDate(await editionsOf(db), "standard", standIn.date as IsoDate) < date);
  if (isNeeded) throw new Refusal("standard-list-first", { kind, date });
  return basis;
}

/** The same for what is only shown: where the standard list of the date is not out yet, the one in force stands in. */
export async function expectedBasis(db: Db, { kind, date }: CloseRequest): Promise<ListBasis> {
  const newest = (await listsInForce(db, { kind })).at(-1);
  if (newest === undefined) throw new Refusal("no-list-before", { kind });
  const editions = await editionsOf(db);
  const next = nextListDate(editions, kind, newest.date as IsoDate);
  const wished = date ?? next;
  if (wished <= newest.date)
    throw new Refusal("list-not-next", { kind, date: wished, newest: newest.date as IsoDate, next });
  if (nextListDate(editions, kind, addDays(wished, -1)) !== wished)
    throw new Refusal("not-a-list-date", { kind, date: wished, next });
  const standIn = kind === "standard" ? undefined : await standInFor(db, wished);
  const list = listName(kind, wished);
  const asOf = (await tableHead(db)).sequence;
  const version = await versionFor(db, list);
  const basis = { kind, date: wished, list, version, previous: newest, factsAsOf: asOf, reportsAsOf: asOf };
  return standIn === undefined ? basis : { ...basis, standIn };
}

const listName = (kind: string, date: string): string => `${kind}-${date.slice(0, 7)}`;

/** The date of the first list of a kind after a day. */
export const nextListDate = (editions: Editions, kind: ListKind, day: IsoDate): IsoDate =>
  nextList((each) => editions.on(kind, each), given("day", day, { code: "entered" })).value;

/** Rapid and blitz ratings look at the standard list of the same date. undefined: it is out; null: there is none at all. */
async function standInFor(db: Db, date: IsoDate): Promise<ListRow | null | undefined> {
  const standard = await listsInForce(db, { kind: "standard" });
  if (standard.some((row) => row.date === date)) return undefined;
  return standard.findLast((row) => row.date < date) ?? null;
}

/** A draft has the number that it will be published with. */
async function versionFor(db: Db, list: string): Promise<number> {
  const published = (await versionsOf(db, list)).filter((row) => row.published !== null);
  return (published[0]?.version ?? 0) + 1;
}
