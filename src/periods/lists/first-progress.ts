import { type Derived, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { COUNTED } from "../../domain/source.ts";
import { points } from "../../domain/units.ts";
import { poolsOfPlayer } from "../../ledger/postgres/pools.ts";
import type { Db, ListRow } from "../../ledger/postgres/tables.ts";
import { editionsByDate } from "../../rating/period/context.ts";
import type { Pool, PooledTournament } from "../../rating/period/types.ts";
import { enoughGames } from "../../regulations/fide/articles/pool.ts";

/** How far an unrated player is on the way to a first rating. */
export interface FirstProgress {
  readonly kind: ListKind;
  readonly list: string;
  readonly tournaments: readonly PooledTournament[];
  /** Games that are kept, together. */
  readonly n: number;
  /** Whether these are enough by the edition of the list: with its article and numbers. */
  readonly enough: Derived<boolean>;
}

/** What newest lists have pooled for a player. One query, whatever the number of lists. */
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
  return newest.flatMap((each) => {
    const row = rows.find(({ list, version }) => list === each.list && version === each.version);
    return row === undefined ? [] : [progressOn(each, JSON.parse(row.pool), affiliated)];
  });
}

function progressOn(
  { kind, list, date }: ListRow & { readonly kind: ListKind },
  { tournaments }: Pool,
  affiliated: boolean,
): FirstProgress {
  const kept = tournaments.filter((each) => each.kept);
  const games = (some: readonly PooledTournament[]): number => some.reduce((sum, { n }) => sum + n, 0);
  const edition = editionsByDate(kind)(date as IsoDate);
  if (edition === undefined) throw new Error(`no edition of ${kind} holds on ${date}`);
  const enough = enoughGames(edition, {
    n: given("n", games(kept), COUNTED),
    teamGames: given("games in team championships", games(kept.filter((each) => each.teamChampionship)), COUNTED),
    affiliated: given("affiliated", affiliated, { code: "register" }),
    rating: given("Ru", points(0), COUNTED), // the number of games decides alone here
  });
  return { kind, list, tournaments, n: games(kept), enough };
}
