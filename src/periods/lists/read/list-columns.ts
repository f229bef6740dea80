import type { Session } from "../../../ledger/database.ts";
import { ratingsOf } from "../../../ledger/queries/lists/list-entries.ts";
import type { ListKey } from "../../../ledger/queries/lists/lists.ts";
import type { ListedFacts, RatingOf } from "../../../rating/period/types.ts";
import type { Roster } from "./roster.ts";

/** What one list says of the players of a roster, by their places: ratings of a whole list fit into a few megabytes. */
export interface ListColumns {
  readonly put: (place: number, facts: ListedFacts & { readonly rating: number | null }) => void;
  readonly rating: RatingOf;
  readonly factsOf: (id: string) => ListedFacts | null;
}

const [KNOWN, COMPLETE] = [1, 2];

function listColumns({ ids, place: placeOf }: Roster): ListColumns {
  let [ratings, highest, games] = [new Int16Array(1024), new Int16Array(1024), new Int32Array(1024)];
  let [coefficients, flags] = [new Uint8Array(1024), new Uint8Array(1024)];
  const grow = (place: number): void => {
    const length = Math.max(place + 1, ratings.length * 2);
    [ratings, highest, games] = [
      moved(ratings, new Int16Array(length)),
      moved(highest, new Int16Array(length)),
      moved(games, new Int32Array(length)),
    ];
    [coefficients, flags] = [moved(coefficients, new Uint8Array(length)), moved(flags, new Uint8Array(length))];
  };
  return {
    put: (place, facts) => {
      if (place >= ratings.length) grow(place);
      ratings[place] = facts.rating ?? 0;
      highest[place] = facts.highest ?? 0;
      games[place] = facts.gamesSoFar;
      coefficients[place] = facts.k ?? 0;
      flags[place] = KNOWN | (facts.factsComplete ? COMPLETE : 0);
    },
    rating: (id, near = -1) => ratings[ids[near] === id ? near : (placeOf(id) ?? -1)] || null,
    factsOf: (id) => {
      const place = placeOf(id) ?? -1;
      const flag = flags[place] ?? 0;
      if (flag === 0) return null;
      return {
        gamesSoFar: games[place]!,
        highest: highest[place] || null,
        factsComplete: (flag & COMPLETE) !== 0,
        k: coefficients[place] || null,
      };
    },
  };
}

function moved<Column extends Int16Array | Int32Array | Uint8Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** Above this, a list is read whole: looking up each player costs more. */
const SOME_MAX = 50_000;

/** What a list says of the players of the roster, or only of those that are asked for. */
export async function loadColumns(
  session: Pick<Session, "copyOut">,
  list: ListKey,
  all: Roster,
  some: readonly number[] | null,
): Promise<ListColumns> {
  const columns = listColumns(all);
  const rows = await ratingsOf(session, list, some === null || some.length > SOME_MAX ? null : some);
  while (rows.next()) {
    const place = all.find(rows.int8() ?? 0);
    const facts = {
      rating: rows.int2(),
      gamesSoFar: rows.int4() ?? 0,
      highest: rows.int2(),
      factsComplete: rows.flag(),
      k: rows.int2(),
    };
    if (place !== undefined) columns.put(place, facts);
  }
  return columns;
}
