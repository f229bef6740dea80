import type { IsoDate } from "../../domain/dates.ts";
import type { EditionAdopted, EntryKind, EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import { type ListKind, listSha256 } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { entriesOfKinds } from "../../ledger/queries/journal/journal-table.ts";
import { tournamentsOfList } from "../../ledger/queries/lists/list-tournaments.ts";
import { listsInForce, versionsOf } from "../../ledger/queries/lists/lists.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import type { Db, ListRow } from "../../ledger/schema/tables.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { type Office, recorded } from "../office.ts";
import { periodReports } from "./read/period-reports.ts";
import { checkNotEarly, type EarlyOptions } from "./too-early.ts";

export interface PublishRequest extends EarlyOptions {
  readonly list: string;
  /** Of the draft that somebody has looked at: no other is published. */
  readonly sha256?: string | undefined;
  /** Publish it as it was closed, whatever came since. */
  readonly asClosed?: boolean;
  /** Why it is published so, where there is anything to say. */
  readonly reason?: string | undefined;
}

/** Makes a draft public: final, and with its sha-256 in the journal. */
export const publishList = (
  office: Office,
  { list, sha256, asClosed = false, reason, ...when }: PublishRequest,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const draft = await draftOf(db, list);
    const own = listSha256(draft);
    if (sha256 !== undefined && sha256 !== own) throw new Refusal("draft-another", { list, sha256: own });
    await checkNext(db, draft);
    checkNotEarly(await editionsOf(db), { kind: draft.kind as ListKind, date: draft.date as IsoDate }, when);
    // By other rules than those in force on its date nothing is published.
    const since = await changesSince(db, draft, asClosed ? RULING : CHANGING);
    if (since.length > 0) throw new Refusal("draft-outdated", { list, entries: since.slice(0, TOLD) });
    return { kind: "list-published", payload: { lists: [publishedAs(draft)], reason: reason ?? null } };
  });

/** A list as the entry names it that publishes it. */
export const publishedAs = ({ list, version, content, header }: PublishedList) => ({
  list,
  version,
  content,
  ...(header != null && { header }),
});

type PublishedList = Pick<ListRow, "list" | "version" | "content"> & { readonly header?: string | null };

export const discardDraft = (
  office: Office,
  { list, reason }: { readonly list: string; readonly reason: string },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { version } = await draftOf(db, list);
    return { kind: "draft-discarded", payload: { list, version, reason } };
  });

/** Most entries that are named. */
const TOLD = 5;

/** A list follows the newest one: if that has changed, the draft must be closed again. */
async function checkNext(db: Db, draft: ListRow): Promise<void> {
  const newest = (await listsInForce(db, { kind: draft.kind })).at(-1);
  if (newest?.list !== draft.previous_list || newest?.version !== draft.previous_version)
    throw new Refusal("draft-outdated", { list: draft.list, entries: [`${newest?.published} ${newest?.list}`] });
}

export async function draftOf(db: Db, list: string): Promise<ListRow> {
  const versions = await versionsOf(db, list);
  if (versions.length === 0) throw new Refusal("unknown-list", { list });
  const draft = versions.find(({ published, discarded }) => published === null && discarded === null);
  if (draft === undefined) throw new Refusal("no-draft", { list });
  return draft;
}

/** What changes the rules that a list is made by. */
const RULING = ["edition-adopted", "edition-withdrawn"] as const satisfies readonly EntryKind[];

/** Kinds of entries that can change what a list has of a tournament. */
const CHANGING = [
  "report-received",
  "report-withdrawn",
  "player-matched",
  "registration-changed",
  "registration-ruled",
  "tournament-ruled",
  "tournament-listed",
  "appeal-decided",
  "tournaments-compared",
  "game-ruled",
  "correction-decided",
  "list-imported",
  "list-published",
  "player-changed",
  "earlier-facts-stated",
  "players-merged",
  "merge-undone",
  "player-excluded",
  "exclusion-ended",
  "dispensation-given",
  "dispensation-ended",
  "federation-status",
  ...RULING,
] as const satisfies readonly EntryKind[];

/** The entries since the draft was begun that would make another list of it, each with what it is about. */
async function changesSince(db: Db, draft: ListRow, kinds: readonly EntryKind[]): Promise<readonly string[]> {
  const entries = await entriesOfKinds(db, draft.reports_as_of ?? draft.sequence, kinds);
  if (entries.length === 0) return [];
  const about = await tournamentsOf(db, draft);
  return entries.flatMap((entry) => {
    const what = whatChanges(entry, draft, about);
    return what === null ? [] : [`${entry.sequence} ${what}`];
  });
}

/** The tournaments of the draft, and those that would be in it if it were closed now. */
async function tournamentsOf(db: Db, draft: ListRow): Promise<ReadonlySet<string>> {
  const kind = draft.kind as ListKind;
  const lists = await listsInForce(db, { kind });
  const now = await periodReports(db, { kind, date: draft.date as IsoDate, asOf: NOW, lists });
  const own = await tournamentsOfList(db, draft);
  return new Set([...own, ...now.chosen, ...now.heldBack].map(({ tournament }) => tournament));
}

function whatChanges(entry: JournalEntry, { kind, date }: ListRow, about: ReadonlySet<string>): string | null {
  if (isOf("edition-adopted", entry) || isOf("edition-withdrawn", entry))
    return isRuledBy(entry.payload, kind, date) ? entry.payload.edition : null;
  if (isOf("correction-decided", entry)) return entry.payload.kind === kind ? entry.payload.list : null;
  if (isOf("list-imported", entry)) return entry.payload.lists.find((each) => each.kind === kind)?.list ?? null;
  if (isOf("list-published", entry))
    return entry.payload.lists.find(({ list, version }) => isRestedOn(kind, list, version))?.list ?? null;
  // What somebody objects to changes nothing until the office rules.
  if (isOf("objection-received", entry)) return null;
  // Who is on the list, and how, goes by what is known of persons and federations.
  if ("player" in entry.payload && !("tournament" in entry.payload)) return entry.payload.player;
  if ("kept" in entry.payload) return entry.payload.kept;
  if (isOf("federation-status", entry)) return entry.payload.federation;
  if (!("tournament" in entry.payload)) return null;
  const { tournament } = entry.payload;
  return about.has(tournament) ? tournament : null;
}

/** The lists of its kind; and where standard ratings stand in, standard ones that were there before and are others now. */
const isRestedOn = (kind: string, list: string, version: number): boolean =>
  list.startsWith(`${kind}-`) || (kind !== "standard" && version > 1 && list.startsWith("standard-"));

/** Whether it holds on a day that the list looks at; its own date is the last. */
const isRuledBy = ({ list, from }: Pick<EditionAdopted, "list" | "from">, kind: string, date: string): boolean =>
  list === kind && from <= date;

const isOf = <Kind extends EntryKind>(kind: Kind, entry: JournalEntry): entry is EntryOf<Kind> & JournalEntry =>
  entry.kind === kind;
