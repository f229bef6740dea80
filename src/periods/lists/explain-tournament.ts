import type { ListKind } from "../../domain/list.ts";
import type { Ledger, Projection } from "../../ledger/ledger.ts";
import { listsOfTournament } from "../../ledger/postgres/lists-of-tournament.ts";
import { playersOf } from "../../ledger/postgres/names.ts";
import { closePeriod } from "../../rating/period/close-period.ts";
import type { DraftCard } from "../../rating/period/types.ts";
import type { RatedTournament } from "../../rating/rate-tournament.ts";
import { basisFor } from "./close-list.ts";
import { loadBasis } from "./compose.ts";
import type { ListBasis } from "./read-period.ts";
import { basisOf } from "./verify-list.ts";

/** A tournament, or a part of one, as a list has it or would have it. */
export interface ExplainedPart {
  readonly id: string;
  readonly part: number;
  readonly list: string;
  readonly version: number;
  readonly isPublished: boolean;
  readonly reportVersion: number;
  readonly rated: RatedTournament;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** By player; without one for those without a change. */
  readonly cards: ReadonlyMap<string, DraftCard>;
}

/** How a tournament was rated on the lists that settled it; what no list has settled, as the next one would. */
export const explainTournament = (
  ledger: Ledger,
  { tournament, kind }: { readonly tournament: string; readonly kind: ListKind },
): Promise<readonly ExplainedPart[]> =>
  ledger.read(async (reading) => {
    const rows = await listsOfTournament(reading.db, tournament);
    const parts: ExplainedPart[] = [];
    for (const row of rows) parts.push(...(await partsOn(reading, await basisOf(reading, row), tournament, true)));
    const next = await basisFor(reading.db, { kind, date: null });
    parts.push(...(await partsOn(reading, next, tournament, false)));
    return parts;
  });

async function partsOn(
  reading: Projection,
  basis: ListBasis,
  tournament: string,
  isPublished: boolean,
): Promise<readonly ExplainedPart[]> {
  const { input, slices } = await loadBasis(reading, basis, () => undefined, { tournament });
  const own = slices.filter(({ report }) => report.tournament === tournament);
  if (own.length === 0) return [];
  const draft = closePeriod({ ...input, path: "derivation" });
  const parts: ExplainedPart[] = [];
  for (const { id, report } of own) {
    const { entrants } = input.tournaments.find((each) => each.id === id)!;
    const known = await playersOf(reading.db, entrants.map(Number).filter(Number.isSafeInteger));
    const names = new Map(known.map((player) => [player.id, player.name]));
    parts.push({
      ...{ id, isPublished, part: report.part, reportVersion: report.version },
      ...{ list: basis.list, version: basis.version },
      rated: draft.explainTournament(id),
      players: entrants.map((player) => ({ id: player, name: names.get(player) ?? player })),
      cards: new Map(draft.cardsOf(id).map((card) => [card.player, card])),
    });
  }
  return parts;
}
