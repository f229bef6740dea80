import { day, type IsoDate } from "../domain/dates.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import type { Title } from "../domain/report.ts";
import { inventedName } from "./names.ts";
import type { Random } from "./random.ts";

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
  /** On the first list; null: unrated. */
  readonly rating: number | null;
  readonly k: number | null;
}

/** Three of the federations have players; the others send guests. */
const FEDERATIONS = ["SWE", "SWE", "SWE", "SWE", "NOR", "DEN", "FIN", "ISL"];
const FIRST_ID = 90_000_001;
const RATED_SHARE = 0.85;
const ERROR_SPREAD = 45;

export function samplePlayers(chance: Random, count: number, year: number): readonly SamplePlayer[] {
  return Array.from({ length: count }, (_, index) => samplePlayer(chance.fork(index), index, year));
}

function samplePlayer(chance: Random, index: number, year: number): SamplePlayer {
  const sex = chance.chance(0.12) ? "w" : "m";
  const age = chance.chance(0.25) ? chance.whole(8, 18) : chance.whole(19, 80);
  const strength = Math.round(Math.min(2750, Math.max(1050, chance.around(age < 14 ? 1550 : 1820, 260))));
  const isRated = chance.chance(RATED_SHARE) && strength >= 1100;
  const rating = isRated ? Math.max(1400, Math.round(chance.around(strength, ERROR_SPREAD))) : null;
  return {
    id: String(FIRST_ID + index),
    name: inventedName(chance, sex),
    sex,
    birth: birthOf(chance, year - age),
    title: titleOf(strength, sex),
    federation: chance.pick(FEDERATIONS),
    strength,
    rating,
    k: rating === null ? null : coefficientOf(chance, rating, age),
  };
}

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

/** The first list of the sample: everybody who is rated, in all three lists. */
export const firstList = (players: readonly SamplePlayer[]): readonly ListEntry[] =>
  players.flatMap((player) => (player.rating === null ? [] : [entryOf(player, player.rating)]));

function entryOf({ id, name, federation, sex, title, birth, k }: SamplePlayer, rating: number): ListEntry {
  return {
    id,
    name,
    federation,
    sex,
    title,
    womenTitle: title === "WFM" ? title : null,
    otherTitles: [],
    arenaTitle: null,
    standings: { standard: { rating, games: 0, k } },
    birth,
    inactive: false,
  };
}
