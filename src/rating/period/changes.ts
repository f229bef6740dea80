import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { emptyMemory, ratePeriod } from "../kernel.ts";
import { gainOf, gamesOf } from "../kernel-deal.ts";
import type { KernelTables } from "../kernel-layout.ts";
import { NOBODY, packCards, packGames } from "../kernel-period.ts";
import { coefficientOf } from "../kernel-settle.ts";
import { compileTables } from "../kernel-tables.ts";
import type { Collected } from "./cards.ts";
import type { Context } from "./context.ts";
import type { PlayerChange } from "./player-change.ts";
import type { DraftCard } from "./types.ts";

/** What the games of the list make of one player. */
export interface Outcome {
  /** The rating it started from, corrections included. */
  readonly base: number;
  readonly n: number;
  /** In hundredths, before rounding. */
  readonly exact: number;
  readonly rating: number;
}

/** The changes of all players who have a card, however they were calculated. */
export interface Changes {
  readonly players: readonly string[];
  /** By a player's place among those. */
  readonly outcome: (place: number) => Outcome;
  readonly cardsOf: (tournament: string) => readonly DraftCard[];
  /** Cards whose K was lowered because of the number of games. */
  readonly lowered: readonly DraftCard[];
}

/** All changes on typed arrays: no value is derived, the tables were. */
export function kernelChanges({ list }: Context, collected: Collected): Changes {
  const { players, base, editions, spans } = collected;
  const tables = tablesFor(
    list,
    editions,
    [...new Set(collected.cards.K)].sort((one, other) => one - other),
  );
  const cards = packCards(tables, collected.cards, players.length);
  const period = { cards, games: packGames(collected.games), base };
  const memory = emptyMemory(tables, period);
  ratePeriod(tables, period, memory);
  const { n, change, rating } = memory.results;
  const cardAt = (card: number, tournament: string): DraftCard => {
    const player = cards.player[card]!;
    const [gain, kPrinted] = [gainOf(tables, cards, memory.sums, card), cards.K[card]!];
    const k = coefficientOf(tables, kPrinted, n[player]!);
    const Ro = collected.cards.rating[card]!;
    const games = gamesOf(memory.sums, card);
    return { player: players[player]!, tournament, Ro, n: games, gain, kPrinted, k, change: gain * k };
  };
  const cardsOf = (tournament: string): DraftCard[] => {
    const [from, to] = spans.get(tournament) ?? [0, 0];
    const own: DraftCard[] = [];
    for (let card = from; card < to; card++) if (cards.player[card] !== NOBODY) own.push(cardAt(card, tournament));
    return own;
  };
  const isLowered = (card: number): boolean => {
    const player = cards.player[card]!;
    return player !== NOBODY && coefficientOf(tables, cards.K[card]!, n[player]!) !== cards.K[card];
  };
  return {
    players,
    outcome: (place) => ({ base: base[place]!, n: n[place]!, exact: change[place]!, rating: rating[place]! }),
    cardsOf,
    lowered: [...spans].flatMap(([tournament, [from, to]]) => {
      const own: DraftCard[] = [];
      for (let card = from; card < to; card++) if (isLowered(card)) own.push(cardAt(card, tournament));
      return own;
    }),
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

/** The same from the derivations, one by one: for periods too small to compile tables for. */
export function derivedChanges(players: readonly string[], changeOf: (player: string) => PlayerChange): Changes {
  const outcomes: Outcome[] = [];
  const byTournament = new Map<string, DraftCard[]>();
  for (const player of players) {
    const { base, n, exact, Rn, cards } = changeOf(player);
    outcomes.push({ base: base.value, n, exact: exact?.value ?? 0, rating: Rn.value });
    for (const { fielded, Ro, n, printed, K, change, games } of cards) {
      const tournament = fielded.tournament.id;
      const gain = games.reduce((sum, game) => sum + (game.gain?.gain.value ?? 0), 0);
      const own = byTournament.get(tournament) ?? [];
      byTournament.set(tournament, own);
      const [kPrinted, k] = [printed.value, K.value];
      own.push({ player, tournament, Ro: Ro.value, n, gain, kPrinted, k, change: change.value });
    }
  }
  return {
    players,
    outcome: (place) => outcomes[place]!,
    cardsOf: (tournament) => byTournament.get(tournament) ?? [],
    lowered: [...byTournament.values()].flat().filter(({ k, kPrinted }) => k !== kPrinted),
  };
}
