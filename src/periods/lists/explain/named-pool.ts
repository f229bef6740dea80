import type { ListKind } from "../../../domain/list.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { tournamentNames } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import type { PoolExplained } from "../../../rating/period/first/first-ratings.ts";
import type { PoolRuling } from "../../../rating/period/first/first-rulings.ts";

/** A tournament of a pool as people know it. */
export interface NamedRuling extends PoolRuling {
  /** Of a part of a long tournament: the tournament. */
  readonly registered: string;
  readonly name: string;
  /** The list that ruled on it; null: it is not published. */
  readonly list: string | null;
}

export interface NamedPool extends Omit<PoolExplained, "rulings"> {
  readonly rulings: readonly NamedRuling[];
}

/** What a list makes of a pool, with the names of its tournaments and of the lists that ruled on them. */
export async function namedPool(db: Db, kind: ListKind, { rulings, ...explained }: PoolExplained): Promise<NamedPool> {
  const registered = rulings.map(({ tournament: { id } }) => id.split(/[/@]/)[0] ?? id);
  const names = await tournamentNames(db, registered);
  const lists = new Map((await listsInForce(db, { kind })).map(({ date, list }) => [date, list]));
  return {
    ...explained,
    rulings: rulings.map((ruling, index) => ({
      ...ruling,
      registered: registered[index]!,
      name: names.get(registered[index]!) ?? registered[index]!,
      list: lists.get(ruling.tournament.list) ?? null,
    })),
  };
}
