import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { day, type IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { points } from "../../domain/units.ts";
import { oneTimeChangesOn } from "../../regulations/fide/one-time/one-time.ts";
import { predictionQuality } from "../prediction/quality.ts";
import type { PeriodGames } from "../systems/system.ts";
import type { Contender, ReplayPlayers } from "./contenders.ts";
import { monthText, type ReplayReport, replayReport } from "./report.ts";

/** What is replayed: the first contender is the one that the others are held against. */
export interface ReplaySettings {
  readonly list: ListKind;
  readonly contenders: readonly Contender[];
  /** Months before this one are rated, but their games are not predicted; null: from the second month on. */
  readonly since: number | null;
  readonly progress?: (games: number) => void;
}

/**
 * Rates months one after the other under every contender. A month is predicted by the ratings that the months before it
 * give: neither its results nor who meets whom in it change a rating before its games are predicted.
 */
export function replay(
  people: ReplayPlayers,
  months: Iterable<PeriodGames>,
  { list, contenders, since, progress }: ReplaySettings,
): ReplayReport {
  const systems = contenders.map(({ make }) => make(people));
  const quality = predictionQuality(contenders.map(({ name }) => name));
  let [done, span]: [number, [number, number] | null] = [0, null];
  for (const month of months) {
    if (span !== null && month.month >= (since ?? 0)) {
      const predictions = systems.map(() => new Float64Array(month.games));
      systems.forEach((system, index) => {
        system.predict(month, predictions[index]!);
      });
      quality.add(month, predictions);
    }
    const changed = oneTime(list, dateOf(month.month + 1));
    for (const system of systems) {
      system.rate(month);
      if (changed !== null) system.adjust(changed);
    }
    span = [span?.[0] ?? month.month, month.month];
    done += month.games;
    progress?.(done);
  }
  return replayReport({ games: done, people, span, contenders, quality: quality.report() });
}

/** The first day of a month. */
export const dateOf = (month: number): IsoDate => day(`${monthText(month)}-01`);

/** What becomes of a rating by the one-time changes of a list; null: there are none. A scale that moved, moved for all. */
function oneTime(list: ListKind, date: IsoDate): ((rating: number) => number) | null {
  const changes = oneTimeChangesOn(list, date);
  if (changes.length === 0) return null;
  const known = new Map<number, number>();
  return (rating) => {
    const whole = Math.round(rating);
    if (!known.has(whole)) known.set(whole, changes.reduce(applied, whole) - whole);
    return rating + known.get(whole)!;
  };
}

const applied = (rating: number, { apply }: ReturnType<typeof oneTimeChangesOn>[number]): number =>
  apply({ own: given("Rn", points(rating), COUNTED), standard: given("Rn", null, COUNTED) }).value ?? rating;
