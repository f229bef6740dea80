import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { mayCount } from "../../kernel/games-in-columns.ts";
import { type CardColumns, type GameColumns, NO_PLAYER } from "../../kernel/period.ts";
import { numberColumn } from "../columns/number-column.ts";
import { NONE } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import type { Fielded } from "../rulings/fielded.ts";
import { compiledRulings, type GameRulings } from "../rulings/game-rulings.ts";
import { baseOf } from "../rulings/roles.ts";
import type { EnteredList, PeriodTournament } from "../types.ts";
import { coefficientRule, listedFactsOn } from "./standing.ts";

/** Cards and games of a period, as the kernel takes them, with the names of what it only numbers. */
export interface Collected {
  readonly editions: readonly FideEdition[];
  /** The players who have a card, by their number; where each is; and the rating each starts from, corrections included. */
  readonly players: readonly string[];
  readonly places: readonly number[];
  readonly base: Int16Array;
  readonly cards: CardColumns;
  readonly games: GameColumns;
  /** Cards of each tournament by its id: the first, and one after the last. Cards of nobody are among them. */
  readonly spans: ReadonlyMap<string, readonly [from: number, to: number]>;
}

/** Takes tournaments one by one, so that none has to be held. */
export interface Collector {
  readonly take: (fielded: Fielded) => void;
  readonly collected: () => Collected;
}

export function collector(context: PeriodContext): Collector {
  const rulings = compiledRulings();
  const [player, rating, K, edition] = [numberColumn(), numberColumn(), numberColumn(), numberColumn()];
  const [white, black, score] = [numberColumn(), numberColumn(), numberColumn()];
  const editions: FideEdition[] = [];
  const spans = new Map<string, readonly [number, number]>();
  const numbers = playerNumbers(context);
  const cardsUnder = (of: FideEdition): AddCard => {
    if (!editions.includes(of)) editions.push(of);
    const number = editions.indexOf(of);
    return (owner, own, k) => {
      player.push(owner);
      rating.push(own);
      K.push(k);
      return edition.push(number) - 1;
    };
  };
  const take = (fielded: Fielded): void => {
    const from = player.length();
    const add = (one: number, other: number, points: number) => {
      white.push(one);
      black.push(other);
      score.push(points);
    };
    if (fielded.field.counts.value) {
      const addCard = cardsUnder(fielded.edition);
      const own = ownCards(context, fielded, numbers.of, addCard);
      addGames(fielded, rulings(fielded), own, { add, nobody: nobodies(fielded, addCard) });
    }
    spans.set(fielded.tournament.id, [from, player.length()]);
  };
  const collected = (): Collected => ({
    editions,
    players: numbers.ids,
    places: numbers.places,
    base: Int16Array.from(numbers.base),
    cards: {
      player: Int32Array.from(player.values()),
      rating: Int16Array.from(rating.values()),
      K: Uint8Array.from(K.values()),
      edition: Uint8Array.from(edition.values()),
    },
    games: {
      white: Int32Array.from(white.values()),
      black: Int32Array.from(black.values()),
      score: Uint8Array.from(score.values()),
    },
    spans,
  });
  return { take, collected };
}

/** Numbers are given to players as they appear; most of a large list never do. */
function playerNumbers(context: PeriodContext) {
  const { players } = context;
  const known = new Int32Array(players.ids.length).fill(NONE);
  const [ids, places, base]: [string[], number[], number[]] = [[], [], []];
  const of = (place: number, edition: FideEdition): number => {
    const number = known[place]!;
    if (number !== NONE) return number;
    const id = players.ids[place]!;
    const listed = players.columns.rating[place]!;
    const start = listed === NONE ? baseOf(context, edition, null, id)?.value : listed;
    if (start === undefined) throw new Error(`${id} has a card and no rating to change`);
    const corrections = context.corrections.get(id) ?? [];
    base.push(corrections.reduce((sum, { points }) => sum + points, start));
    known[place] = ids.length;
    places.push(place);
    return ids.push(id) - 1;
  };
  return { ids, places, base, of };
}

type AddCard = (owner: number, rating: number, K: number) => number;

/** The card of each place, or `NONE` where the tournament does not change the player's rating. */
function ownCards(
  context: PeriodContext,
  { tournament, edition, roles, places }: Fielded,
  numberOf: (place: number, edition: FideEdition) => number,
  addCard: AddCard,
): Int32Array {
  const usual = compiledRule(context, tournament, edition, { entered: null });
  return roles.own.map((rating, entrant) => {
    if (rating === NONE) return NONE;
    const place = places[entrant]!;
    const entered = roles.unusual.get(entrant)?.entered ?? null;
    const rule = entered === null ? usual : compiledRule(context, tournament, edition, { entered });
    const K = coefficientFor(context, tournament, { place, entered }, rule);
    return addCard(numberOf(place, edition), rating, K);
  });
}

/** K of a player by the list that counts; those of the list before lie in columns. */
function coefficientFor(
  context: PeriodContext,
  tournament: PeriodTournament,
  { place, entered }: { readonly place: number; readonly entered: EnteredList | null },
  { asOf, table }: ReturnType<typeof compiledRule>,
): number {
  const { players, listBefore } = context;
  if (asOf === listBefore.value) {
    const { columns } = players;
    return table.at(place, columns.gamesSoFar[place]!, columns.highest[place]!);
  }
  const id = players.ids[place]!;
  const printed = listedFactsOn(context, tournament, { asOf, entered, id });
  return table.of(id, printed, printed);
}

function compiledRule(context: PeriodContext, ...asked: Tail<Parameters<typeof coefficientRule>>) {
  const { rule, by } = coefficientRule(context, ...asked);
  return { asOf: rule.asOf.value, table: context.coefficients(rule, by) };
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

/**
 * Cards of nobody, each with the rating that an opponent meets at a place. A round robin can give somebody less than
 * the kernel has a place for; against that every published rating is as far above as the table reaches.
 */
function nobodies({ field }: Fielded, addCard: AddCard): (place: number) => number {
  const known = new Map<number, number>();
  return (place) => {
    const card = known.get(place) ?? addCard(NO_PLAYER, Math.max(RATING_MIN, field.ratingMet(place)!.value), 0);
    known.set(place, card);
    return card;
  };
}

/** A game is one of the kernel's where both count it and meet each other's own rating; otherwise one for each who counts it. */
function addGames(
  { games, roles: { ratings, own }, field }: Fielded,
  counts: GameRulings,
  cards: Int32Array,
  { add, nobody }: { add: (white: number, black: number, score: number) => void; nobody: (place: number) => number },
): void {
  const isMetAsIs = (place: number): boolean =>
    (ratings[place] === NONE ? field.ratingMet(place)?.value : ratings[place]) === own[place];
  for (let game = 0; game < games.score.length; game++) {
    if (!mayCount(games, game)) continue;
    const white = games.white[game]!;
    const black = games.black[game]!;
    const halves = games.score[game]! / HALF_POINT;
    const forWhite = cards[white] !== NONE && counts(white, black, game);
    const forBlack = cards[black] !== NONE && counts(black, white, game);
    if (forWhite && forBlack && isMetAsIs(white) && isMetAsIs(black)) {
      add(cards[white]!, cards[black]!, halves);
      continue;
    }
    if (forWhite) add(cards[white]!, nobody(black), halves);
    if (forBlack) add(nobody(white), cards[black]!, halves);
  }
}

const HALF_POINT = 50;
const RATING_MIN = 1;
