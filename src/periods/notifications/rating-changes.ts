import type { EntryOf } from "../../domain/journal/journal.ts";
import type { MessageFacts } from "../../domain/notifications.ts";
import { allLists, listsInForce } from "../../ledger/queries/lists/lists.ts";
import { ratingsOfPlayers } from "../../ledger/queries/notifications/ratings.ts";
import { confirmedSubscriptions } from "../../ledger/queries/notifications/recipients.ts";
import type { Db } from "../../ledger/schema/tables.ts";

interface RatingChange {
  readonly subscription: string;
  readonly facts: MessageFacts & { readonly list: string };
}

/** Whose rating a publication changed, of those whom somebody wants to hear about: against what was in force before. */
export async function ratingChanges(db: Db, entry: EntryOf<"list-published">): Promise<readonly RatingChange[]> {
  const subscriptions = await confirmedSubscriptions(db);
  if (subscriptions.length === 0) return [];
  const players = [...new Set(subscriptions.map(({ player }) => player))];
  const changes: RatingChange[] = [];
  for (const { list, version } of entry.payload.lists) {
    const row = (await allLists(db)).find((each) => each.list === list && each.version === version);
    if (row === undefined) continue;
    const before = (await listsInForce(db, { kind: row.kind, asOf: entry.sequence - 1 })).findLast(
      ({ date }) => date <= row.date,
    );
    const now = await ratingsOfPlayers(db, { list, version }, players);
    const then = before === undefined ? null : await ratingsOfPlayers(db, before, players);
    for (const { id, player } of subscriptions) {
      const [rating, earlier] = [now.get(player)?.rating ?? null, then?.get(player)?.rating ?? null];
      const isHidden = now.get(player)?.shown === false;
      if (rating === earlier || isHidden) continue;
      const facts = { entry: entry.sequence, player: String(player), list, version, rating, before: earlier };
      changes.push({ subscription: id, facts });
    }
  }
  return changes;
}
