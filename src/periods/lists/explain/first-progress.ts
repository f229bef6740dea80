import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { poolsOfPlayer } from "../../../ledger/queries/lists/pools.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import { firstRating } from "../../../rating/period/first/first-ratings.ts";
import { poolContext } from "../../../rating/period/first/first-rulings.ts";
import type { Pool } from "../../../rating/period/types.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { type NamedPool, namedPool } from "./named-pool.ts";

/** How far an unrated player is on the way to a first rating. */
export interface FirstProgress {
  readonly kind: ListKind;
  readonly list: string;
  readonly first: NamedPool;
}

/** What newest lists have pooled for a player, with every ruling on it: that of the list, from what it has left. */
export async function firstProgress(
  db: Db,
  { player, affiliated }: { readonly player: string; readonly affiliated: boolean },
  newest: readonly (ListRow & { readonly kind: ListKind })[],
): Promise<readonly FirstProgress[]> {
  if (newest.length === 0) return [];
  const rows = await poolsOfPlayer(
    db,
    player,
    newest.map(({ list }) => list),
  );
  const editions = await editionsOf(db);
  const found: FirstProgress[] = [];
  for (const { kind, list, version, date } of newest) {
    const row = rows.find((each) => each.list === list && each.version === version);
    if (row === undefined) continue;
    const pool: Pool = JSON.parse(row.pool);
    const explained = firstRating(
      poolContext((day) => editions.on(kind, day), { kind, date: date as IsoDate, affiliated }),
      player,
      pool,
    );
    found.push({ kind, list, first: await namedPool(db, kind, explained) });
  }
  return found;
}
