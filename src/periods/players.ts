import { type JournalEntry, type RecordedFacts, recordedFacts } from "../domain/journal/journal.ts";
import type { ListKind } from "../domain/list.ts";
import { ERASED_NAME, type Player, type PlayerFacts, readPlayerId } from "../domain/player.ts";
import { Refusal } from "../domain/refusal.ts";
import { mergedInto, playerOf } from "../ledger/queries/players/players.ts";
import type { Db } from "../ledger/schema/tables.ts";
import { knownFederation } from "./federations.ts";
import { type Office, recorded } from "./office.ts";

/** A request about one player, with the office's reason. */
export interface PlayerDecision {
  readonly player: string;
  readonly reason: string;
}

export const addPlayer = (office: Office, id: string, facts: PlayerFacts): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const player = playerIdOf(id);
    if ((await playerOf(db, player)) !== undefined) throw new Refusal("player-exists", { player });
    checkName(facts);
    if (facts.federation !== null) await knownFederation(db, facts.federation);
    return { kind: "player-added", payload: { player, ...recordedFacts(facts) } };
  });

/** Records what differs from what is known; a change that changes nothing is refused. A reason may be said. */
export const changePlayer = (
  office: Office,
  id: string,
  wished: Partial<PlayerFacts>,
  reason?: string,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const known = await knownPlayer(db, id);
    const facts = recordedFacts(factsOf({ ...known, ...wished }));
    checkName(facts);
    const changes = differences(recordedFacts(factsOf(known)), facts);
    if (Object.keys(changes).length === 0) throw new Refusal("nothing-to-change", {});
    if (changes.federation) await knownFederation(db, changes.federation);
    const why = reason === undefined ? {} : { reason };
    return { kind: "player-changed", payload: { player: known.id, changes, ...why } };
  });

export interface EarlierFactsRequest extends PlayerDecision {
  readonly list: ListKind;
  /** Games counted before the first list on record; null: not known. */
  readonly gamesBefore: number | null;
  /** The highest rating published before it; null: not known. */
  readonly highest: number | null;
}

/** What the office knows of the time before the first list on record: K then goes by it, and by no assumption. */
export const stateEarlierFacts = (office: Office, request: EarlierFactsRequest): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id } = await knownPlayer(db, request.player);
    const { list, gamesBefore, highest, reason } = request;
    if (gamesBefore === null && highest === null) throw new Refusal("nothing-to-change", {});
    return { kind: "earlier-facts-stated", payload: { player: id, list, gamesBefore, highest, reason } };
  });

export interface Merge {
  /** The record that stands. */
  readonly kept: string;
  /** The other record of the same person. */
  readonly merged: string;
  readonly reason: string;
}

/**
 * Two records of one person. Both stay as they are, so that it can be undone. On each list the record that stands goes on
 * with its own rating or, where it has none, with that of the other.
 */
export const mergePlayers = (office: Office, merge: Merge): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const [kept, merged] = [await knownPlayer(db, merge.kept), await knownPlayer(db, merge.merged)];
    if (kept.id === merged.id) throw new Refusal("merge-with-itself", { player: kept.id });
    for (const { id, mergedInto: into } of [kept, merged])
      if (into !== null) throw new Refusal("already-merged", { player: id, into });
    // A chain of merges could not be undone in any order.
    const [other] = await mergedInto(db, merged.id);
    if (other) throw new Refusal("already-merged", { player: other.id, into: merged.id });
    return { kind: "players-merged", payload: { kept: kept.id, merged: merged.id, reason: merge.reason } };
  });

export const undoMerge = (office: Office, { player, reason }: PlayerDecision): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id, mergedInto: kept } = await knownPlayer(db, player);
    if (kept === null) throw new Refusal("not-merged", { player: id });
    return { kind: "merge-undone", payload: { kept, merged: id, reason } };
  });

/** A federation may have a player left out of lists (13). */
export const excludePlayer = (office: Office, { player, reason }: PlayerDecision): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id, federation, excluded } = await knownPlayer(db, player);
    if (excluded !== null) throw new Refusal("already-excluded", { player: id });
    return { kind: "player-excluded", payload: { player: id, federation, reason } };
  });

export const endExclusion = (office: Office, { player, reason }: PlayerDecision): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id, excluded } = await knownPlayer(db, player);
    if (excluded === null) throw new Refusal("not-excluded", { player: id });
    if (excluded === ERASED_NAME) throw new Refusal("already-erased", { player: id });
    return { kind: "exclusion-ended", payload: { player: id, reason } };
  });

/** A player whose federation's standing says no may be on lists all the same (13). */
export const giveDispensation = (office: Office, { player, reason }: PlayerDecision): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id, dispensation } = await knownPlayer(db, player);
    if (dispensation !== null) throw new Refusal("already-dispensed", { player: id });
    return { kind: "dispensation-given", payload: { player: id, reason } };
  });

export const endDispensation = (office: Office, { player, reason }: PlayerDecision): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { id, dispensation } = await knownPlayer(db, player);
    if (dispensation === null) throw new Refusal("not-dispensed", { player: id });
    return { kind: "dispensation-ended", payload: { player: id, reason } };
  });

export async function knownPlayer(db: Db, text: string): Promise<Player> {
  const player = playerIdOf(text);
  const found = await playerOf(db, player);
  if (found === undefined) throw new Refusal("unknown-player", { player });
  return found;
}

export const factsOf = (player: PlayerFacts): PlayerFacts => ({
  name: player.name,
  federation: player.federation,
  sex: player.sex,
  birth: player.birth,
  title: player.title,
  womenTitle: player.womenTitle,
  otherTitles: player.otherTitles,
  arenaTitle: player.arenaTitle,
  memberships: player.memberships,
});

function playerIdOf(text: string): string {
  const id = readPlayerId(text);
  if (id === undefined) throw new Refusal("bad-player-id", { found: text });
  return id;
}

function checkName({ name }: Pick<PlayerFacts, "name">): void {
  if (name.trim() === "") throw new Refusal("name-missing", {});
}

const differences = (before: RecordedFacts, after: RecordedFacts): Partial<RecordedFacts> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([of]) => of === key)?.[1]),
    ),
  );
