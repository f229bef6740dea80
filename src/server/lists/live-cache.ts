import type { ListKind } from "../../domain/list.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { type LiveList, liveList } from "../../periods/lists/explain/live-list.ts";
import type { Facts } from "./facts.ts";

/** Players in the reports of one list up to which it is calculated for a page: more would hold up other requests. */
const PLAYED_MAX = 20_000;

const CACHE = new WeakMap<Facts, Map<ListKind, Promise<LiveList>>>();

/** What the reports received so far would give: calculated once for each state of the journal. When it grows, the facts are others. */
export function liveListOf(ledger: Ledger, facts: Facts, kind: ListKind): Promise<LiveList> {
  const own = CACHE.get(facts) ?? new Map<ListKind, Promise<LiveList>>();
  CACHE.set(facts, own);
  const found = own.get(kind) ?? liveList(ledger, kind, PLAYED_MAX);
  own.set(kind, found);
  found.catch(() => own.delete(kind));
  return found;
}
