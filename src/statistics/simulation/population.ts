import type { Random } from "../../calculation/random.ts";
import { CHILDREN, LEAVING_A_MONTH, RISE_BY_AGE } from "./settings.ts";

/** Everybody who ever was in the pool, as columns: the id of a player is the place + 1. */
export interface Population {
  count: number;
  readonly strength: Float64Array;
  readonly rating: Int16Array;
  readonly highest: Int16Array;
  readonly birthYear: Uint16Array;
  /** How likely a player is to play in a month, and how strongly they rise or fall with age. */
  readonly activity: Float64Array;
  readonly talent: Float64Array;
  readonly gamesBefore: Uint16Array;
  readonly isThere: Uint8Array;
  /** Results towards a first rating: games against rated opponents, the sum of their ratings, half points. */
  readonly firstGames: Uint16Array;
  readonly firstSum: Int32Array;
  readonly firstScore: Uint16Array;
  /** The list of the last game; −1: none. */
  readonly lastList: Int16Array;
}

interface PopulationSize {
  readonly players: number;
  readonly lists: number;
  readonly year: number;
  readonly floor: number;
}

/** Room for those who are there at the start and all who will come. */
export function population(chance: Random, { players, lists, year, floor }: PopulationSize): Population {
  const room = Math.ceil(players * (1 + LEAVING_A_MONTH * lists * 1.2)) + 100;
  const people: Population = {
    count: 0,
    strength: new Float64Array(room),
    rating: new Int16Array(room),
    highest: new Int16Array(room),
    birthYear: new Uint16Array(room),
    activity: new Float64Array(room),
    talent: new Float64Array(room),
    gamesBefore: new Uint16Array(room),
    isThere: new Uint8Array(room),
    firstGames: new Uint16Array(room),
    firstSum: new Int32Array(room),
    firstScore: new Uint16Array(room),
    lastList: new Int16Array(room).fill(-1),
  };
  for (let player = 0; player < players; player++) {
    const age = chance.chance(0.25) ? chance.whole(9, 18) : chance.whole(19, 72);
    const place = arrive(people, chance, year - age, age);
    // As in a pool that has been rated for long: ratings are noisy, lag behind those who rise, and none is below the floor.
    const rating = Math.round(chance.around(people.strength[place]! - (age < 19 ? 35 : 0), 62));
    people.rating[place] = rating < floor ? 0 : rating;
    people.highest[place] = people.rating[place]!;
    people.gamesBefore[place] = 100;
  }
  return people;
}

/** A player who is new: nobody has a rating of theirs yet. Returns the place. */
function arrive(people: Population, chance: Random, birthYear: number, age: number): number {
  const place = people.count++;
  const isChild = age < 19;
  people.strength[place] = isChild ? chance.around(1480 + (age - 9) * 32, 130) : chance.around(1780, 230);
  people.birthYear[place] = birthYear;
  people.activity[place] = isChild ? 0.2 + 0.4 * chance.next() : 0.1 + 0.4 * chance.next();
  people.talent[place] = 0.4 + 1.2 * chance.next();
  people.isThere[place] = 1;
  return place;
}

/** A month goes by: everybody rises or falls with age, some leave, as many come. */
export function monthGoesBy(people: Population, chance: Random, year: number): void {
  let left = 0;
  for (let place = 0; place < people.count; place++) {
    if (people.isThere[place] === 0) continue;
    people.strength[place]! += (riseAt(year - people.birthYear[place]!) / 12) * people.talent[place]!;
    if (!chance.chance(LEAVING_A_MONTH)) continue;
    people.isThere[place] = 0;
    left += 1;
  }
  for (; left > 0 && people.count < people.strength.length; left--) {
    const age = chance.chance(CHILDREN) ? chance.whole(9, 14) : chance.whole(19, 60);
    arrive(people, chance, year - age, age);
  }
}

const riseAt = (age: number): number => RISE_BY_AGE.find(({ to }) => age <= to)?.points ?? 0;
