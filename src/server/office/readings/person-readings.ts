import { Type } from "typebox";
import type { Account } from "../../../domain/account.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { type HeldFacts, heldFacts, withoutJournal } from "../../../periods/persons/held-facts.ts";
import { knownPlayer } from "../../../periods/players.ts";
import { Text } from "../../http/schemas.ts";
import { may } from "../../rights.ts";
import { PlayerNumber } from "../schemas.ts";
import { type AnyReading, reading } from "./reading.ts";

/** What is held about a person; decisions and books of clubs only for those who may read the journal. */
export async function personHeld(db: Db, account: Account, player: string): Promise<HeldFacts> {
  const held = await heldFacts(db, player);
  return may(account, "read the journal", null) ? held : withoutJournal(held);
}

/** Rows as they are kept, column by column. */
const Rows = Type.Array(Type.Object({}, { additionalProperties: true }));

const person = reading({
  name: "held-facts",
  right: "see players",
  query: Type.Object({ player: PlayerNumber }),
  about: async ({ context }, { player }) => ({ federation: (await knownPlayer(context.ledger.db, player)).federation }),
  data: Type.Unsafe<HeldFacts>(
    Type.Object({
      player: Type.Object({}, { additionalProperties: true }),
      /** Other records that were found to be the same person. */
      records: Type.Array(Text),
      tables: Type.Record(Type.String(), Rows),
      entrants: Rows,
      games: Rows,
      rulings: Rows,
      files: Type.Array(Type.Object({ content: Text, what: Text })),
      books: Rows,
      journal: Rows,
    }),
  ),
  load: ({ context, account }, { player }) => personHeld(context.ledger.db, account, player) as never,
});

export const PERSON_READINGS: readonly AnyReading[] = [person];
