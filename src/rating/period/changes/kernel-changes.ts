import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { gainOf, gamesOf } from "../../kernel/deal.ts";
import { emptyMemory, type Memory, ratePeriod } from "../../kernel/kernel.ts";
import type { KernelTables } from "../../kernel/layout.ts";
import { type KernelPeriod, NO_PLAYER, packCards, packGames } from "../../kernel/period.ts";
import { coefficientOf } from "../../kernel/settle.ts";
import { compileTables } from "../../kernel/tables.ts";
import type { PeriodContext } from "../context.ts";
import type { DraftCard } from "../types.ts";
import type { Collected } from "./cards.ts";
import type { Changes } from "./changes.ts";

/** All changes on typed arrays: no value is derived, the tables were. */
export function kernelChanges({ list }: PeriodContext, collected: Collected): Changes {
  const { players, places, base, editions, spans } = collected;
  const coefficients = [...new Set(collected.cards.K)].sort((one, other) => one - other);
  const tables = tablesFor(list, editions, coefficients);
  const cards = packCards(tables, collected.cards, players.length);
  const period = { cards, games: packGames(collected.games), base };
  const memory = emptyMemory(tables, period);
  ratePeriod(tables, period, memory);
  const { n, change, rating } = memory.results;
  const read = cardReader({ collected, tables, period, memory });
  return {
    players,
    places,
    outcome: (own) => ({ base: base[own]!, n: n[own]!, exact: change[own]!, rating: rating[own]! }),
    cardsOf: (tournament) => read(tournament, spans.get(tournament) ?? [0, 0], () => true),
    lowered: [...spans].flatMap(([tournament, span]) =>
      read(tournament, span, (K, games) => coefficientOf(tables, K, games) !== K),
    ),
  };
}

interface Rated {
  readonly collected: Collected;
  readonly tables: KernelTables;
  readonly period: KernelPeriod;
  readonly memory: Memory;
}

/** Reads cards of a tournament back, where their K and their player's games in the list are of interest. */
function cardReader({ collected, tables, period: { cards }, memory }: Rated) {
  const { sums, results } = memory;
  return (
    tournament: string,
    [from, to]: readonly [number, number],
    isAsked: (K: number, games: number) => boolean,
  ): DraftCard[] => {
    const found: DraftCard[] = [];
    for (let card = from; card < to; card++) {
      const place = cards.player[card]!;
      if (place === NO_PLAYER || !isAsked(cards.K[card]!, results.n[place]!)) continue;
      const [player, Ro] = [collected.players[place]!, collected.cards.rating[card]!];
      const [n, gain, kPrinted] = [gamesOf(sums, card), gainOf(tables, cards, sums, card), cards.K[card]!];
      const k = coefficientOf(tables, kPrinted, results.n[place]!);
      found.push({ player, tournament, Ro, n, gain, kPrinted, k, change: gain * k });
    }
    return found;
  };
}

/** Tables depend on nothing but editions and K: those of one list are those of the next. */
const TABLES = new WeakMap<FideEdition, { readonly of: readonly unknown[]; readonly tables: KernelTables }[]>();

function tablesFor(list: FideEdition, editions: readonly FideEdition[], coefficients: readonly number[]): KernelTables {
  const known = TABLES.get(list) ?? [];
  TABLES.set(list, known);
  const of = [...editions, ...coefficients];
  const found = known.find((each) => each.of.length === of.length && each.of.every((one, index) => one === of[index]));
  if (found) return found.tables;
  const tables = compileTables({ editions, list, coefficients });
  known.push({ of, tables });
  return tables;
}
