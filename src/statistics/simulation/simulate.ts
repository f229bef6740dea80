import { random } from "../../calculation/random.ts";
import { addMonths, type IsoDate, yearOf } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { DIFFERENCE_BITS, expectations } from "../calibration/expectation.ts";
import { Federations, type PoolList, poolList } from "../lists/pool-list.ts";
import type { PoolPeriod } from "../watch/period.ts";
import { poolGames } from "../watch/pool-games.ts";
import { playMonth } from "./play.ts";
import { monthGoesBy, type Population, population } from "./population.ts";
import { type Rules, rulesOf } from "./rules.ts";
import type { PoolSettings } from "./settings.ts";

export interface SimulatedPeriod extends PoolPeriod {
  /** True strength of the players of the list, in its order. */
  readonly strength: Float32Array;
}

/** A pool with known true strengths, list after list. The same seed gives the same lists. */
export function* simulatePool(settings: PoolSettings, lists: number): Generator<SimulatedPeriod> {
  const chance = random(settings.seed);
  const people = population(chance, {
    players: settings.players,
    lists,
    year: yearOf(settings.start),
    floor: settings.editionOf(0).articles.floor.sets.rating,
  });
  const federations = new Federations();
  const rules = new Map<FideEdition, Rules>();
  const tables = expectations();
  for (let index = 0; index < lists; index++) {
    const edition = settings.editionOf(index);
    const date = addMonths(settings.start, index);
    if (!rules.has(edition)) rules.set(edition, rulesOf(edition));
    monthGoesBy(people, chance, yearOf(date));
    const month = monthOf(people, edition, tables);
    playMonth(people, chance, settings.pairing, month.take);
    settle(people, month.sums, rules.get(edition)!, index, settings, date);
    const list = listOf(people, federations, index, month.sums.games);
    yield { date, edition, list, games: month.games(), strength: strengthOn(people, list) };
  }
}

interface MonthSums {
  readonly games: Uint16Array;
  /** Σ ΔR in hundredths. */
  readonly gain: Int32Array;
}

type Tables = ReturnType<typeof expectations>;

/** Collects the games of a month: what they give each player, and those between rated players as columns. */
function monthOf(people: Population, edition: FideEdition, { tableOf, expected }: Tables) {
  const sums: MonthSums = { games: new Uint16Array(people.count), gain: new Int32Array(people.count) };
  const { add, games } = poolGames();
  tableOf(edition, 0);
  const PD = expected();
  const take = (white: number, black: number, score: number, event: number): void => {
    const [own, other] = [people.rating[white]!, people.rating[black]!];
    if (own === 0 || other === 0) {
      if (own === 0 && other > 0) towardsFirst(people, white, other, score);
      if (other === 0 && own > 0) towardsFirst(people, black, own, 2 - score);
      return;
    }
    add({ white: white + 1, black: black + 1, whiteRating: own, blackRating: other, score, event });
    gainOf(sums, white, score * 50 - expectedOf(own, other));
    gainOf(sums, black, (2 - score) * 50 - expectedOf(other, own));
  };
  /** Each by their own rating, which decides the limit. */
  const expectedOf = (own: number, other: number): number => {
    const place = (tableOf(edition, own) << DIFFERENCE_BITS) | Math.abs(own - other);
    return own >= other ? PD[place]! : 100 - PD[place]!;
  };
  return { take, sums, games };
}

function gainOf({ games, gain }: MonthSums, place: number, hundredths: number): void {
  games[place]! += 1;
  gain[place]! += hundredths;
}

function towardsFirst(people: Population, place: number, opponent: number, score: number): void {
  people.firstGames[place]! += 1;
  people.firstSum[place]! += opponent;
  people.firstScore[place]! += score;
}

/** The ratings of the list: changes, first ratings, those below the floor, and what is planted. */
function settle(
  people: Population,
  sums: MonthSums,
  rules: Rules,
  index: number,
  { firstRatingsBy, everyRatingBy }: PoolSettings,
  date: IsoDate,
): void {
  const [firstBy, everyBy, year] = [firstRatingsBy(index), everyRatingBy(index), yearOf(date)];
  for (let place = 0; place < people.count; place++) {
    if (people.isThere[place] === 0) continue;
    const games = sums.games[place]!;
    if (games > 0) people.lastList[place] = index;
    if (people.rating[place]! > 0) {
      change(people, place, { games, gain: sums.gain[place]! }, rules, year);
      people.rating[place]! += everyBy;
    } else firstRating(people, place, rules, firstBy, index);
    if (people.rating[place]! < rules.floor) people.rating[place] = 0;
    if (people.rating[place]! > people.highest[place]!) people.highest[place] = people.rating[place]!;
  }
}

function change(
  people: Population,
  place: number,
  { games, gain }: { readonly games: number; readonly gain: number },
  { coefficient, used, rounded }: Rules,
  year: number,
): void {
  if (games === 0) return;
  const K = coefficient(people.highest[place]!, people.gamesBefore[place]!, year - people.birthYear[place]!);
  people.rating[place]! += rounded(gain * used(K, games));
  people.gamesBefore[place]! += games;
}

function firstRating(people: Population, place: number, { first }: Rules, by: number, index: number): void {
  const games = people.firstGames[place]!;
  const rating = first(games, people.firstSum[place]!, people.firstScore[place]!);
  if (rating === null) return;
  people.rating[place] = rating + by;
  people.gamesBefore[place] = games;
  people.lastList[place] = index;
  people.firstGames[place] = people.firstSum[place] = people.firstScore[place] = 0;
}

function strengthOn({ strength }: Population, { id, players }: PoolList): Float32Array {
  const own = new Float32Array(players);
  for (let place = 0; place < players; place++) own[place] = strength[id[place]! - 1]!;
  return own;
}

/** Months without a game after which a player is inactive. */
const INACTIVE_AFTER = 12;

function listOf(people: Population, federations: Federations, index: number, games: Uint16Array): PoolList {
  const { add, columns } = poolList(federations);
  for (let place = 0; place < people.count; place++) {
    if (people.isThere[place] === 0 || people.rating[place] === 0) continue;
    add({
      id: place + 1,
      rating: people.rating[place]!,
      games: games[place] ?? 0,
      birthYear: people.birthYear[place]!,
      sex: null,
      federation: null,
      inactive: people.lastList[place]! >= 0 && index - people.lastList[place]! >= INACTIVE_AFTER,
    });
  }
  return columns();
}
