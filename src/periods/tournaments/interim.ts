import { type Derived, decide } from "../../calculation/derived.ts";
import { addDays, addMonths, firstOfMonth, type IsoDate } from "../../domain/dates.ts";
import { cite } from "../../regulations/edition.ts";
import { inTimeUntil } from "../../regulations/fide/articles/reporting.ts";
import { type FirstAndLastDay, interimReports, partsOf } from "../../regulations/fide/articles/schedule.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";

/** A month of a long tournament, of which a report is owed. */
export interface InterimPart {
  readonly part: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** null: the edition sets no term. */
  readonly due: Derived<IsoDate | null>;
}

/** The reports that a long tournament owes month by month. */
export interface Interim {
  readonly ruling: Derived<boolean>;
  readonly parts: readonly InterimPart[];
}

/** null: one report is enough. Months are those of the schedule; where there is none, all from start to end. */
export function interimOf(edition: FideEdition, days: FirstAndLastDay, schedule: readonly IsoDate[]): Interim | null {
  const ruling = interimReports(edition, days);
  if (!ruling.value) return null;
  const [start, end] = [days.start.value, days.end.value];
  const played = schedule.filter((day) => day >= start && day <= end);
  const parts = partsOf(edition, [start, ...(played.length > 0 ? played : monthEnds(start, end)), end]);
  return {
    ruling,
    parts: parts.map(({ from, to }, index) => {
      const until = inTimeUntil(edition, to);
      const inputs = { inParts: ruling, to, until };
      const clause = { code: "interim-part", part: index + 1, from: from.value, to: to.value } as const;
      return {
        part: index + 1,
        from: from.value,
        to: to.value,
        due: decide("interim report due", cite(edition, "interimReports"), inputs, ({ until }) => [until, clause]),
      };
    }),
  };
}

/** First and last days of the months within. */
function monthEnds(start: IsoDate, end: IsoDate): readonly IsoDate[] {
  const found: IsoDate[] = [];
  for (let next = addMonths(firstOfMonth(start), 1); next <= end; next = addMonths(next, 1))
    found.push(addDays(next, -1), next);
  return found;
}
