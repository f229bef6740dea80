import type { Random } from "../calculation/random.ts";
import { day, type IsoDate, yearOf } from "../domain/dates.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import type { Title } from "../domain/report.ts";
import { inventedName } from "./names.ts";
import type { SampleSize } from "./size.ts";

/** A player of the sample: on the list or not yet, and with a strength that no list knows. */
export interface SamplePlayer {
  readonly id: string;
  readonly name: string;
  readonly sex: "m" | "w";
  readonly birth: IsoDate;
  readonly title: Title | null;
  readonly federation: string;
  /** What the results come from; a rating is an estimate of it. */
  readonly strength: number;
  /** Points of strength gained in a month: juniors rise. */
  readonly rise: number;
  /** On the first list; null: unrated. */
  readonly rating: number | null;
  readonly k: number | null;
  /** On the first lists of the faster kinds, which only some are on. */
  readonly rapid: number | null;
  readonly blitz: number | null;
}

/** The age up to which players rise, and how much in a month at most. */
const RISING_AGE = 18;
const RISE_MAX = 14;
const STRENGTH_MAX = 2750;

/** Three of the federations have players; the others send guests. */
const FEDERATIONS = ["SWE", "SWE", "SWE", "SWE", "NOR", "DEN", "FIN", "ISL"];
const FIRST_ID = 90_000_001;
const RATED_SHARE = 0.85;
const ERROR_SPREAD = 45;
const RATING_MIN = 1400;
const STRENGTH_OF_RATED = 1100;
/** Of the rated players, those with a rating of that kind too; a fast rating says less about the strength. */
const RAPID_SHARE = 0.45;
const BLITZ_SHARE = 0.35;
const FAST_SPREAD = 80;
/** K of the faster lists. */
const FAST_K = 20;

/** One player, from their own random stream: others need not be made first. */
export function samplePlayer(
  chance: Random,
  index: number,
  { first, rated, busy }: Pick<SampleSize, "first" | "rated" | "busy">,
): SamplePlayer {
  const sex: SamplePlayer["sex"] = chance.chance(0.12) ? "w" : "m";
  const age = chance.chance(0.25) ? chance.whole(8, 18) : chance.whole(19, 80);
  const strength = Math.round(Math.min(STRENGTH_MAX, Math.max(1050, chance.around(age < 14 ? 1550 : 1820, 260))));
  const isLikely = chance.chance(RATED_SHARE) && strength >= STRENGTH_OF_RATED;
  const isRated = rated === undefined ? isLikely : index < rated;
  const rating = isRated ? ratingAround(chance, strength, ERROR_SPREAD) : null;
  const player = {
    id: String(FIRST_ID + index),
    name: inventedName(chance, sex),
    sex,
    birth: birthOf(chance, yearOf(first) - age),
    title: titleOf(strength, sex),
    federation: chance.pick(FEDERATIONS),
    strength,
    rating,
    k: rating === null ? null : coefficientOf(chance, rating, age),
  };
  const fast = (share: number) =>
    isRated && chance.chance(share) ? ratingAround(chance, strength, FAST_SPREAD) : null;
  const fastRatings = { rapid: fast(RAPID_SHARE), blitz: fast(BLITZ_SHARE) };
  return { ...player, ...fastRatings, rise: busy && age <= RISING_AGE ? chance.whole(0, RISE_MAX) : 0 };
}

/** A player as strong as they have become after some months. */
export const afterMonths = (player: SamplePlayer, months: number): SamplePlayer =>
  player.rise === 0 ? player : { ...player, strength: Math.min(STRENGTH_MAX, player.strength + player.rise * months) };

const ratingAround = (chance: Random, strength: number, spread: number): number =>
  Math.max(RATING_MIN, Math.round(chance.around(strength, spread)));

/** Days that every month has. */
function birthOf(chance: Random, year: number): IsoDate {
  const [month, dayOfMonth] = [chance.whole(1, 12), chance.whole(1, 28)].map((part) => String(part).padStart(2, "0"));
  return day(`${year}-${month}-${dayOfMonth}`);
}

function titleOf(strength: number, sex: "m" | "w"): Title | null {
  if (strength >= 2560) return "GM";
  if (strength >= 2440) return "IM";
  if (strength >= 2340) return "FM";
  return sex === "w" && strength >= 2150 ? "WFM" : null;
}

/** As a list would print it: what matters here is that all three occur. */
function coefficientOf(chance: Random, rating: number, age: number): number {
  if (rating >= 2400) return 10;
  return (age <= 18 && rating < 2300) || chance.chance(0.08) ? 40 : 20;
}

/** A player's line of the first lists. Like FIDE's, the standard one also names those who are registered and unrated. */
export function firstEntry(player: SamplePlayer): ListEntry {
  const { id, name, federation, sex, title, birth, rating, rapid, blitz, k } = player;
  return {
    id,
    name,
    federation,
    sex,
    title,
    womenTitle: title === "WFM" ? title : null,
    otherTitles: [],
    arenaTitle: null,
    standings: {
      standard: { rating, games: 0, k },
      ...(rapid === null ? {} : { rapid: { rating: rapid, games: 0, k: FAST_K } }),
      ...(blitz === null ? {} : { blitz: { rating: blitz, games: 0, k: FAST_K } }),
    },
    birth,
    inactive: false,
  };
}
