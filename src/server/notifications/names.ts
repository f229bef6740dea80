import type { Message } from "../../domain/notifications.ts";
import { playersOf } from "../../ledger/queries/players/names.ts";
import { tournamentNames } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { MessageNames } from "../../presentation/message.ts";

/** The names of what some messages are about, as they are now. */
export async function namesIn(db: Db, messages: readonly Pick<Message, "facts">[]): Promise<MessageNames> {
  const tournaments = messages.flatMap(({ facts }) => facts.tournament ?? []);
  const players = messages.flatMap(({ facts }) => facts.player ?? []);
  return {
    tournaments: await tournamentNames(db, [...new Set(tournaments)]),
    players: new Map((await playersOf(db, players.map(Number))).map(({ id, name }) => [id, name])),
  };
}
