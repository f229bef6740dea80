import type { EntryOf } from "../../domain/journal/journal.ts";
import type { MessageFacts } from "../../domain/notifications.ts";
import { subscriptionsTo } from "../../ledger/queries/notifications/recipients.ts";
import { objectorsOf } from "../../ledger/queries/objections/objectors.ts";
import { playersOf } from "../../ledger/queries/players/names.ts";
import { mergesAsOf } from "../../ledger/queries/players/players-as-of.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { knownObjection } from "../objections/objections.ts";

interface ObjectionMail {
  readonly subscription: string;
  readonly facts: MessageFacts;
}

/**
 * The players whom an objection is about, wherever there is a confirmed address for them. Those who raised it are told otherwise, and
 * nobody is told of a player whom the public may not see.
 */
export async function objectionMails(
  db: Db,
  { sequence, payload }: EntryOf<"objection-received" | "objection-decided">,
): Promise<readonly ObjectionMail[]> {
  const { subject } = await knownObjection(db, payload.objection);
  const concerned = "list" in subject ? [subject.player] : [subject.white, subject.black];
  const isShown = new Set(
    (await playersOf(db, concerned.map(Number))).flatMap((each) => (each.excluded ? [] : each.id)),
  );
  const records = await recordsOf(db, concerned.filter((each) => isShown.has(each)).map(Number));
  const objectors = new Set((await objectorsOf(db, payload.objection)).map(({ email }) => email.toLowerCase()));
  const about = "list" in subject ? { list: subject.list } : { tournament: subject.tournament };
  const outcome = "upheld" in payload ? { upheld: payload.upheld } : {};
  return (await subscriptionsTo(db, [...records.keys()]))
    .filter(({ email }) => !objectors.has(email.toLowerCase()))
    .map(({ id, player }) => {
      const known = String(records.get(player) ?? player);
      return {
        subscription: id,
        facts: { entry: sequence, player: known, objection: payload.objection, ...about, ...outcome },
      };
    });
}

/** Players with every record that was merged into theirs: somebody may have subscribed to one of those. */
async function recordsOf(db: Db, players: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const merged = [...(await mergesAsOf(db, NOW))].filter(([, kept]) => players.includes(kept));
  return new Map([...players.map((player) => [player, player] as const), ...merged]);
}
