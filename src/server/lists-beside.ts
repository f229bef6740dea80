import { LIST_KINDS } from "../domain/list.ts";
import type { ListRow } from "../ledger/schema/tables.ts";
import type { Context } from "./context.ts";
import type { CachedList } from "./lists/cached-list.ts";
import type { IsShown } from "./lists/columns.ts";
import type { Facts } from "./lists/facts.ts";
import type { Listed } from "./lists/listed.ts";

/** What the players of a list are compared with. All lists are held in columns: the database is not asked. */
export interface ListsBeside {
  /** The list before, for places gained. */
  readonly before: CachedList | null;
  /** A list somebody chose; null: the change is that of the list itself. */
  readonly against: CachedList | null;
  readonly others: readonly (readonly [kind: string, list: CachedList])[];
}

export async function listsBeside(
  { listCache }: Pick<Context, "listCache">,
  { lists }: Pick<Facts, "lists">,
  row: ListRow,
  { against, kinds }: { readonly against?: string; readonly kinds?: string },
): Promise<ListsBeside> {
  const load = async (found: ListRow | undefined) => (found === undefined ? null : listCache.list(found));
  const own = lists.filter(({ kind }) => kind === row.kind);
  const others: [string, CachedList][] = [];
  for (const kind of kinds === "all" ? LIST_KINDS : []) {
    const list = await load(lists.find((each) => each.kind === kind && kind !== row.kind && each.date === row.date));
    if (list !== null) others.push([kind, list]);
  }
  return {
    before: await load(own.find(({ date }) => date < row.date)),
    against: await load(own.find(({ list }) => list === against)),
    others,
  };
}

/** What a row of a list says of other lists. */
export function besideOf(
  { player, rating, change }: Listed,
  list: CachedList,
  { before, against, others }: ListsBeside,
  isShown: IsShown,
) {
  const then = before?.ranks(isShown, player) ?? null;
  const now = then && list.ranks(isShown, player);
  const other = against === null ? null : against.ratingOf(player);
  return {
    change: against === null ? change : other === null ? null : rating - other,
    climbed: now === null || then === null ? null : then.all.rank - now.all.rank,
    others: Object.fromEntries(others.map(([kind, each]) => [kind, each.ratingOf(player)])),
  };
}
