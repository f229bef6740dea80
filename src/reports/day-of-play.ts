import { daysBetween, type IsoDate } from "../domain/dates.ts";

/** When the rounds of a tournament were, as far as a report says it. */
export interface DaysOfPlay {
  /** By round; null: not said. */
  readonly roundDates: readonly (IsoDate | null)[];
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
}

/** Says of each played game its round and the places of its players. */
export type EachPlayed = (addGame: (round: number, white: number, black: number) => void) => void;

/**
 * The most games that one player had on one day, or must have had, because the games do not fit otherwise into the days
 * from start to end. null: nothing says that anybody had two.
 */
export function mostGamesInADay({ roundDates, start, end }: DaysOfPlay, players: number, each: EachPlayed) {
  const dates = [...new Set(roundDates.filter((date) => date !== null))];
  const dated = roundDates.filter((date) => date !== null).length;
  const days = start === null || end === null || end < start ? null : daysBetween(start, end) + 1;
  const [perDay, inAll] = [new Uint16Array(dates.length * players), new Uint16Array(players)];
  // Where each round has a day of its own nobody can have had two games on one.
  const isShared = dates.length < dated;
  const dayOf = roundDates.map((date) => (date === null ? -1 : dates.indexOf(date)));
  let [onOneDay, most] = [0, 0];
  each((round, white, black) => {
    const day = isShared ? (dayOf[round - 1] ?? -1) : -1;
    for (const player of [white, black]) {
      inAll[player]! += 1;
      most = Math.max(most, inAll[player]!);
      if (day < 0) continue;
      perDay[day * players + player]! += 1;
      onOneDay = Math.max(onOneDay, perDay[day * players + player]!);
    }
  });
  const least = Math.max(onOneDay, days === null ? 0 : Math.ceil(most / days), dated > 0 && most > 0 ? 1 : 0);
  return dated === 0 && least <= 1 ? null : Math.max(1, least);
}
