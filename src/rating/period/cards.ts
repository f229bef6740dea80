import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { type CardColumns, type GameColumns, NOBODY } from "../kernel-period.ts";
import { takenOut } from "../office-decision.ts";
import type { Context } from "./context.ts";
import { compiledRulings, type GameRulings } from "./game-rulings.ts";
import { placeIn } from "./player-columns.ts";
import { baseOf } from "./roles.ts";
import type { Fielded } from "./ruled.ts";
import { coefficientRule, standingOn } from "./standing.ts";

/** Cards and games of a period, as the kernel takes them, with the names of what it only numbers. */
export interface Collected {
  readonly editions: readonly FideEdition[];
  /** The players who have a card, by their number; and the rating each starts from, corrections included. */
  readonly players: readonly string[];
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

export function collector(context: Context): Collector {
  const rulings = compiledRulings();
  const [player, rating, K, edition]: number[][] = [[], [], [], []];
  const [white, black, score]: number[][] = [[], [], []];
  const editions: FideEdition[] = [];
  const spans = new Map<string, readonly [number, number]>();
  const numbers = playerNumbers(context);
  const addCard = (of: FideEdition, owner: number, own: number, k: number): number => {
    if (!editions.includes(of)) editions.push(of);
    player!.push(owner);
    rating!.push(own);
    K!.push(k);
    return edition!.push(editions.indexOf(of)) - 1;
  };
  const take = (fielded: Fielded): void => {
    const from = player!.length;
    const own = fielded.field.counts.value ? ownCards(context, fielded, numbers.of, addCard) : [];
    const add = (one: number, other: number, points: number) => {
      white!.push(one);
      black!.push(other);
      score!.push(points);
    };
    if (own.length > 0) addGames(fielded, rulings(fielded), own, { add, nobody: nobodies(fielded, addCard) });
    spans.set(fielded.tournament.id, [from, player!.length]);
  };
  const collected = (): Collected => ({
    editions,
    players: numbers.ids,
    base: Int16Array.from(numbers.base),
    cards: {
      player: Int32Array.from(player!),
      rating: Int16Array.from(rating!),
      K: Uint8Array.from(K!),
      edition: Uint8Array.from(edition!),
    },
    games: { white: Int32Array.from(white!), black: Int32Array.from(black!), score: Uint8Array.from(score!) },
    spans,
  });
  return { take, collected };
}

/** Numbers are given to players as they appear; most of a large list never do. */
function playerNumbers(context: Context) {
  const { players } = context;
  const known = new Int32Array(players.ids.length).fill(NOBODY_YET);
  const [ids, base]: [string[], number[]] = [[], []];
  const of = (id: string, edition: FideEdition): number => {
    const place = placeIn(players, id);
    const number = known[place]!;
    if (number !== NOBODY_YET) return number;
    const start = baseOf(context, edition, context.players.get(id) ?? null, id);
    if (start === null) throw new Error(`${id} has a card and no rating to change`);
    const corrections = context.corrections.get(id) ?? [];
    base.push(corrections.reduce<number>((sum, { points }) => sum + points, start.value));
    known[place] = ids.length;
    return ids.push(id) - 1;
  };
  return { ids, base, of };
}

const NOBODY_YET = -1;

type AddCard = (edition: FideEdition, owner: number, rating: number, K: number) => number;

/** The card of each place, or nothing where the tournament changes no rating of his. */
function ownCards(
  context: Context,
  { tournament, edition, roles }: Fielded,
  numberOf: (id: string, edition: FideEdition) => number,
  addCard: AddCard,
): readonly (number | null)[] {
  const usual = compiledRule(context, tournament, edition, { meanwhile: false });
  const later = compiledRule(context, tournament, edition, { meanwhile: true });
  return roles.map(({ himself, meanwhile }, place) => {
    if (himself === null) return null;
    const id = tournament.entrants[place]!;
    const { asOf, table } = meanwhile ? later : usual;
    const printed = standingOn(context, tournament, asOf, id);
    const K = table({ birth: context.person(id).birth, now: printed, printed });
    return addCard(edition, numberOf(id, edition), himself.value, K);
  });
}

function compiledRule(context: Context, ...asked: Tail<Parameters<typeof coefficientRule>>) {
  const { rule, by } = coefficientRule(context, ...asked);
  return { asOf: rule.asOf.value, table: context.coefficients(rule, by).of };
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

/**
 * Cards of nobody, each with the rating that an opponent meets at a place. A round robin can give somebody less than
 * the kernel has a place for; against that every published rating is as far above as the table reaches.
 */
function nobodies({ edition, field }: Fielded, addCard: AddCard): (place: number) => number {
  const known = new Map<number, number>();
  return (place) => {
    const card = known.get(place) ?? addCard(edition, NOBODY, Math.max(RATING_MIN, field.ratings[place]!.value), 0);
    known.set(place, card);
    return card;
  };
}

/** A game is one of the kernel's where both count it and meet each other's own rating; otherwise one for each who counts it. */
function addGames(
  { tournament, roles, field }: Fielded,
  counts: GameRulings,
  cards: readonly (number | null)[],
  { add, nobody }: { add: (white: number, black: number, score: number) => void; nobody: (place: number) => number },
): void {
  const isMetAsIs = (place: number) => field.ratings[place]?.value === roles[place]!.himself?.value;
  for (const game of tournament.games) {
    const { white, black, score } = game;
    if (score === null || takenOut(game)) continue;
    const [one, other] = [cards[white] ?? null, cards[black] ?? null];
    const forWhite = one !== null && counts(white, black, game);
    const forBlack = other !== null && counts(black, white, game);
    const halves = score / HALF_POINT;
    if (forWhite && forBlack && isMetAsIs(white) && isMetAsIs(black)) {
      add(one, other, halves);
      continue;
    }
    if (forWhite) add(one, nobody(black), halves);
    if (forBlack) add(nobody(white), other, halves);
  }
}

const HALF_POINT = 50;
const RATING_MIN = 1;
