import { LIST_KINDS } from "../../domain/list.ts";
import { readPlayerId } from "../../domain/player.ts";
import { playersOf } from "../../ledger/queries/players/names.ts";
import { playersPage } from "../../ledger/queries/players/players.ts";
import { filled, mayBeName, type Query } from "../../web/calculators/query.ts";
import type { Context } from "../context.ts";
import type { Facts } from "../lists/facts.ts";
import { publicPlayers } from "../public.ts";

/** Names looked up for one request: more than a tournament has rounds. */
const NAMES_MAX = 30;
/** Players with the same beginning of a name who are looked at for a rating. */
const CANDIDATES = 10;

/** The same question with opponents' ratings in place of their names and numbers; who is not found stays as typed. */
export async function withRatings(context: Context, query: Query): Promise<Query> {
  const { opponent = [] } = query;
  if (!opponent.some(mayBeName)) return query;
  const facts = await context.facts();
  const kind = LIST_KINDS.find((each) => each === filled(query, "list")) ?? LIST_KINDS[0];
  const row = facts.current(kind);
  if (row === undefined) return query;
  const list = await context.listCache.list(row);
  let left = NAMES_MAX;
  const rated: string[] = [];
  for (const each of opponent) {
    const isAsked = mayBeName(each) && left > 0;
    if (isAsked) left -= 1;
    const ids = isAsked ? await candidates(context, facts, each.trim()) : [];
    const rating = ids.map((id) => list.ratingOf(id)).find((found) => found !== null);
    rated.push(rating === undefined ? each : String(rating));
  }
  return { ...query, opponent: rated };
}

/** Visible players who may be meant. */
async function candidates({ ledger: { db } }: Context, facts: Facts, text: string): Promise<readonly number[]> {
  const id = readPlayerId(text);
  const found =
    id === undefined
      ? (await playersPage(db, { name: text, limit: CANDIDATES })).players
      : await playersOf(db, [Number(id)]);
  return publicPlayers(facts, found).map((player) => Number(player.id));
}
