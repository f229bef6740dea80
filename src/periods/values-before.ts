import type { EntryKind, JournalEntry } from "../domain/journal/journal.ts";
import { entriesOfKinds } from "../ledger/queries/journal/journal-table.ts";
import { federationsUntil } from "../ledger/queries/players/federations.ts";
import { playersUntil } from "../ledger/queries/players/players.ts";
import { registrationOf } from "../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../ledger/schema/tables.ts";

type Values = Readonly<Record<string, unknown>>;

/** What held until each of these entries changed it, by the number of the entry. */
export async function valuesBefore(db: Db, entries: readonly JournalEntry[]): Promise<ReadonlyMap<number, Values>> {
  const found = new Map<number, Values>();
  const numbersOf = (kind: EntryKind) => entries.filter((each) => each.kind === kind).map(({ sequence }) => sequence);
  const [players, federations] = [numbersOf("player-changed"), numbersOf("federation-status")];
  if (players.length > 0)
    for (const [until, player] of await playersUntil(db, players)) found.set(until, { ...player });
  if (federations.length > 0)
    for (const { until, status } of await federationsUntil(db, federations)) found.set(until, { status });
  for (const { kind, sequence, payload } of entries) {
    if (kind !== "registration-changed") continue;
    const row = await registrationOf(db, payload.tournament, sequence - 1);
    if (row !== undefined) found.set(sequence, JSON.parse(row.facts));
  }
  for (const subject of SUBJECTS)
    if (entries.some(({ kind }) => kind === subject.changed)) await addValuesBefore(db, subject, found);
  return found;
}

/** What only entries tell of: a first one has every value, and each that changes it has some. */
interface Subject {
  readonly first: EntryKind;
  readonly changed: EntryKind;
  /** Whom or what an entry is about. */
  readonly about: (payload: Values) => string;
}

const SUBJECTS: readonly Subject[] = [
  { first: "office-opened", changed: "settings-changed", about: () => "" },
  { first: "user-added", changed: "user-role", about: ({ user }) => String(user) },
  { first: "club-member-entered", changed: "club-member-changed", about: ({ club, member }) => `${club} ${member}` },
];

async function addValuesBefore(db: Db, { first, changed, about }: Subject, found: Map<number, Values>): Promise<void> {
  const known = new Map<string, Values>();
  for (const { sequence, payload } of await entriesOfKinds(db, 0, [first, changed])) {
    const before = known.get(about(payload));
    if (before !== undefined) found.set(sequence, before);
    known.set(about(payload), { ...before, ...("changes" in payload ? payload.changes : payload) });
  }
}
