import { RATING_MAX } from "../../domain/limits.ts";
import { emptyMemory, ratePeriod } from "../../rating/kernel/kernel.ts";
import type { KernelTables } from "../../rating/kernel/layout.ts";
import { packCards, packGames } from "../../rating/kernel/period.ts";
import { compileTables } from "../../rating/kernel/tables.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { DIFFERENCE_BITS, expectations } from "../calibration/expectation.ts";
import { type Rules, rulesOf } from "../simulation/rules.ts";
import { newcomersOf, type PeriodGames, predictEach, type RatingSystem } from "../systems/system.ts";
import { periodCards } from "./period-cards.ts";

/** Which edition holds in a month, in months since the year 0. */
export type EditionOfMonth = (month: number) => FideEdition;

/** A published rating does not say how many games are behind it: as elsewhere without a list, thirty and more are taken. */
const ESTABLISHED = 127;

/**
 * The regulations themselves: expectations, K, its limit and the rounding by the kernel that makes lists. A rating below
 * the floor stays, so that every system predicts the same games.
 */
export function editionSystem(players: number, born: Uint16Array, editionOf: EditionOfMonth): RatingSystem {
  const state: State = {
    isIn: new Uint8Array(players),
    rating: new Int16Array(players),
    highest: new Int16Array(players),
    gamesBefore: new Uint16Array(players),
    born,
  };
  const cards = periodCards(players);
  const expected = expectedUnder();
  const compiled = new Map<FideEdition, Compiled>();
  return {
    predict: (games, into) => {
      const of = expected(editionOf(games.month));
      predictEach(games, state.isIn, (white, black) => of(state.rating[white]!, state.rating[black]!), into);
    },
    rate: (games) => {
      const edition = editionOf(games.month);
      if (!compiled.has(edition)) compiled.set(edition, compile(edition));
      newcomersOf(games, state.isIn, (player, published) => {
        state.rating[player] = state.highest[player] = published;
        state.gamesBefore[player] = ESTABLISHED;
      });
      ratePeriodOf(state, games, cards(games), compiled.get(edition)!);
    },
    adjust: (to) => {
      for (let player = 0; player < players; player++)
        if (state.isIn[player] === 1) setRating(state, player, to(state.rating[player]!));
    },
  };
}

interface State {
  readonly isIn: Uint8Array;
  readonly rating: Int16Array;
  readonly highest: Int16Array;
  readonly gamesBefore: Uint16Array;
  readonly born: Uint16Array;
}

interface Compiled {
  readonly tables: KernelTables;
  readonly rules: Rules;
}

function compile(edition: FideEdition): Compiled {
  const coefficients = edition.articles.developmentCoefficient.sets.clauses.map(({ K }) => K);
  return { tables: compileTables({ editions: [edition], list: edition, coefficients }), rules: rulesOf(edition) };
}

/** White's expected score by both ratings, from 0 to 1, as the higher-rated player sees the game. */
export function expectedUnder(): (edition: FideEdition) => (white: number, black: number) => number {
  const tables = expectations();
  return (edition) => {
    tables.tableOf(edition, 0);
    const PD = tables.expected();
    return (white, black) => {
      const table = tables.tableOf(edition, Math.max(white, black));
      const favourite = PD[(table << DIFFERENCE_BITS) | Math.abs(white - black)]! / 100;
      return white >= black ? favourite : 1 - favourite;
    };
  };
}

function ratePeriodOf(
  state: State,
  games: PeriodGames,
  cards: ReturnType<ReturnType<typeof periodCards>>,
  { tables, rules }: Compiled,
): void {
  const year = Math.floor(games.month / 12);
  const [people, count] = [cards.players.length, cards.player.length];
  const [base, ofPlayer] = [new Int16Array(people), new Uint8Array(people)];
  for (let own = 0; own < people; own++) {
    const player = cards.players[own]!;
    base[own] = state.rating[player]!;
    ofPlayer[own] = coefficientOf(state, player, year, rules);
  }
  const [rating, K] = [new Int16Array(count), new Uint8Array(count)];
  for (let card = 0; card < count; card++) {
    rating[card] = base[cards.player[card]!]!;
    K[card] = ofPlayer[cards.player[card]!]!;
  }
  const columns = { player: cards.player, rating, K, edition: new Uint8Array(count) };
  const period = {
    cards: packCards(tables, columns, base.length),
    games: packGames({ white: cards.white, black: cards.black, score: games.score }),
    base,
  };
  const memory = emptyMemory(tables, period);
  ratePeriod(tables, period, memory);
  for (let own = 0; own < people; own++) {
    const player = cards.players[own]!;
    setRating(state, player, memory.results.rating[own]!);
    state.gamesBefore[player] = Math.min(ESTABLISHED, state.gamesBefore[player]! + memory.results.n[own]!);
  }
}

/** Of an unknown birth the player counts as grown up, as in the article. */
function coefficientOf({ highest, gamesBefore, born }: State, player: number, year: number, rules: Rules): number {
  const age = born[player] === 0 ? Number.POSITIVE_INFINITY : Math.max(0, year - born[player]!);
  return rules.coefficient(highest[player]!, gamesBefore[player]!, age);
}

function setRating({ rating, highest }: State, player: number, value: number): void {
  rating[player] = Math.min(RATING_MAX, Math.max(0, value));
  if (rating[player]! > highest[player]!) highest[player] = rating[player]!;
}
