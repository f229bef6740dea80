import type { BookFacts } from "../../domain/clubs/club.ts";
import type { EntryKind } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type ActiveFact, activeFacts } from "../../ledger/queries/clubs/clubs.ts";
import { entryAt } from "../../ledger/queries/journal/journal-table.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { Office } from "../office.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";

/**
 * Takes back the last entry of the book, whatever it was, or one that is named: all is as if it had not been made.
 * A closing is not taken back, because its list was given out: it gets new versions.
 */
export async function undoLast(
  office: Office,
  request: BookChangeRequest,
  reason: string,
  named?: number,
): Promise<ClubChange> {
  const { club } = request;
  let undone: { readonly entry: number; readonly kind: EntryKind } | undefined;
  const change = await changing(office, request, async (facts, { db }) => {
    const active = await activeFacts(db, club);
    const entry = named ?? lastEntry(active);
    checkNothingBuilt(facts, active, entry);
    const found = await entryAt(db, entry);
    if (found === undefined) throw new Refusal("unknown-book-entry", { entry });
    undone = { entry, kind: found.kind };
    return { kind: "club-undone", payload: { club, entry, reason } };
  });
  return undone === undefined ? change : { ...change, undone };
}

const isClosing = (fact: ActiveFact, all: readonly ActiveFact[]): boolean =>
  fact.kind === "closing" &&
  all.every(({ kind, key, sequence }) => kind !== "closing" || key !== fact.key || sequence >= fact.sequence);

/** The opening is the first of all: without it there is no book. */
function undoable(active: readonly ActiveFact[]): readonly ActiveFact[] {
  const opening = Math.min(...active.map(({ sequence }) => sequence));
  return active.filter((each) => each.sequence > opening && !isClosing(each, active));
}

/** The entry that an undoing would take back; undefined: none, or a period was closed since. */
export async function lastUndoable(db: Db, club: string): Promise<number | undefined> {
  const active = await activeFacts(db, club);
  const last = undoable(active).at(-1)?.sequence;
  return last === active.at(-1)?.sequence ? last : undefined;
}

function lastEntry(active: readonly ActiveFact[]): number {
  const last = undoable(active).at(-1)?.sequence;
  const closing = active.findLast((each) => isClosing(each, active));
  if (last === undefined) throw new Refusal("nothing-to-undo");
  if (closing !== undefined && closing.sequence > last)
    throw new Refusal("undo-after-closing", { period: closing.key, entry: last });
  return last;
}

/** What later entries rest on stays: they would speak of what is not there. */
function checkNothingBuilt(facts: BookFacts, active: readonly ActiveFact[], entry: number): void {
  const own = undoable(active).filter(({ sequence }) => sequence === entry);
  if (own.length === 0) throw new Refusal("unknown-book-entry", { entry });
  const ofSame = (fact: ActiveFact) => active.filter(({ kind, key }) => kind === fact.kind && key === fact.key);
  const later = own.flatMap(ofSame).filter(({ sequence }) => sequence > entry);
  const users = own.filter((fact) => ofSame(fact).length === 1).flatMap((fact) => usersOf(facts, fact));
  const by = [...new Set([...later.map(({ sequence }) => String(sequence)), ...users])];
  if (by.length > 0) throw new Refusal("entry-built-on", { entry, by });
}

/** The entries' facts that speak of a member, guest or tournament. */
function usersOf({ games, members, placings }: BookFacts, { kind, key }: ActiveFact): readonly string[] {
  const isUsed = ({ white, black, tournament }: BookFacts["games"][number]): boolean =>
    kind === "tournament"
      ? tournament === key
      : [white, black].some((each) =>
          kind === "member"
            ? "member" in each && String(each.member) === key
            : kind === "guest" && "guest" in each && String(each.guest) === key,
        );
  const isOf = (member: number | null): boolean => kind === "member" && String(member) === key;
  return [
    ...games.filter(isUsed).map(({ game }) => `#${game}`),
    ...members.filter(({ mergedInto }) => isOf(mergedInto)).map(({ name }) => name),
    ...placings.filter(({ member }) => isOf(member)).map(({ entry }) => String(entry)),
  ].slice(0, SHOWN_MAX);
}

const SHOWN_MAX = 3;
