import type { Birth, IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { entriesOf } from "../../../ledger/queries/lists/lists-of-player.ts";
import { derivedCoefficients } from "../../../rating/period/changes/coefficient-basis.ts";
import type { Editions } from "../../../regulations/editions.ts";

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Whether the K of a player's line on a list of this office is derived from imported lists, or assumed. */
export const isKDerived = (editions: Editions, birth: Birth | null, entry: Entry): boolean =>
  entry.making !== null &&
  entry.k !== null &&
  derivedCoefficients(editions.on(entry.kind as ListKind, entry.date as IsoDate), entry.date as IsoDate)(birth, {
    gamesSoFar: entry.games_so_far,
    highest: entry.highest,
    factsComplete: entry.complete,
    delistedOn: entry.delisted_on as IsoDate | null,
  });
