import type { Random } from "../../calculation/random.ts";
import type { Population } from "./population.ts";
import { FIELD, type PairingMethod, ROUNDS, WHITE_ADVANTAGE } from "./settings.ts";

/** Takes each game as it is played: places of the players, White's score in half points, the number of the event. */
export type TakeGame = (white: number, black: number, score: number, event: number) => void;

/** The tournaments of a month: players of about the same level meet in fields, over seven rounds. */
export function playMonth(people: Population, chance: Random, pairing: PairingMethod, take: TakeGame): void {
  const entered: number[] = [];
  for (let place = 0; place < people.count; place++)
    if (people.isThere[place] === 1 && chance.chance(people.activity[place]!)) entered.push(place);
  // Fields overlap: an open tournament has players of many levels, but not of all.
  const level = Float64Array.from(entered, (place) => chance.around(levelOf(people, place), 150));
  const order = Uint32Array.from(entered, (_, index) => index).sort((a, b) => level[a]! - level[b]!);
  for (let from = 0, event = 0; from + 1 < order.length; from += FIELD, event++) {
    const field = Int32Array.from(order.subarray(from, from + FIELD), (index) => entered[index]!);
    playRounds(people, chance, { field, pairing }, (white, black, score) => take(white, black, score, event));
  }
}

const levelOf = ({ rating, strength }: Population, place: number): number =>
  rating[place] === 0 ? strength[place]! : rating[place]!;

type TakePairing = (white: number, black: number, score: number) => void;

interface Tournament {
  readonly field: Int32Array;
  readonly pairing: PairingMethod;
}

/** How far the levels may be apart that are paired by strength. */
const LEVELS_MIXED = 60;

/** In a Swiss the first round pairs the upper half with the lower, the others pair those with as many points. */
function playRounds(people: Population, chance: Random, { field, pairing }: Tournament, take: TakePairing): void {
  const isSwiss = pairing === "swiss";
  const points = new Float64Array(field.length);
  const key = new Float64Array(field.length);
  const order = new Uint32Array(field.length);
  for (let index = 0; index < field.length; index++) {
    order[index] = index;
    key[index] = levelOf(people, field[index]!);
  }
  sortDownwards(order, key);
  const half = field.length >> 1;
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0 || !isSwiss) {
      for (let index = 0; index < field.length; index++)
        key[index] = isSwiss
          ? points[index]! + chance.next() / 2
          : chance.around(levelOf(people, field[index]!), LEVELS_MIXED);
      sortDownwards(order, key);
    }
    for (let board = 0; board < half; board++) {
      const isFirst = round === 0 && isSwiss;
      const upper = isFirst ? order[board]! : order[2 * board]!;
      const lower = isFirst ? order[board + half]! : order[2 * board + 1]!;
      const isUpperWhite = chance.chance(0.5);
      const one = isUpperWhite ? upper : lower;
      const other = isUpperWhite ? lower : upper;
      const white = field[one]!;
      const black = field[other]!;
      const score = playGame(people, chance, white, black);
      points[one]! += score / 2;
      points[other]! += 1 - score / 2;
      take(white, black, score);
    }
  }
}

/** By insertion: a field is small, and after each round almost in order. Equal keys stay as they are. */
function sortDownwards(order: Uint32Array, key: Float64Array): void {
  for (let index = 1; index < order.length; index++) {
    const one = order[index]!;
    let at = index;
    for (; at > 0 && key[order[at - 1]!]! < key[one]!; at--) order[at] = order[at - 1]!;
    order[at] = one;
  }
}

/** By true strength: the stronger the players and the smaller the difference, the more draws. */
function playGame({ strength }: Population, chance: Random, white: number, black: number): number {
  const p = 1 / (1 + 10 ** ((strength[black]! - strength[white]! - WHITE_ADVANTAGE) / 400));
  const level = (strength[white]! + strength[black]!) / 2;
  const draws = Math.min(p, 1 - p) * Math.min(1.2, Math.max(0.3, 0.5 + (level - 1600) / 1200));
  const at = chance.next();
  return at < p - draws / 2 ? 2 : at < p + draws / 2 ? 1 : 0;
}
