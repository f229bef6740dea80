import type { AlarmCode } from "../../src/domain/codes/monitor.ts";
import { day } from "../../src/domain/dates.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import { editionNamed } from "../../src/regulations/register.ts";
import { simulatePool } from "../../src/statistics/simulation/simulate.ts";
import { alarmsOf } from "../../src/statistics/watch/alarms.ts";
import { measuresOf } from "../../src/statistics/watch/measures.ts";

/** Simulated pools in which something is planted after four years, or nothing; and the alarms of the two years after. */

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;
const [BEFORE, AFTER] = [48, 24];
const PLAYERS = 4_000;

/** The edition with another K for juniors. */
function withJuniorK(K: number): FideEdition {
  const { developmentCoefficient, ...others } = EDITION.articles;
  const clauses = developmentCoefficient.sets.clauses.map((each) => (each.code === "K-junior" ? { ...each, K } : each));
  const sets = { ...developmentCoefficient.sets, clauses };
  return { ...EDITION, articles: { ...others, developmentCoefficient: { ...developmentCoefficient, sets } } };
}

interface Planted {
  readonly alarm: AlarmCode;
  readonly edition: FideEdition;
  /** Added to first ratings, and to every rating of a list. */
  readonly first: number;
  readonly every: number;
}

/** What is planted, and the alarm that says so. */
export const CAUSES = {
  "juniors' K too low": { alarm: "juniors", edition: withJuniorK(10), first: 0, every: 0 },
  "newcomers 150 points too low": { alarm: "newcomers", edition: EDITION, first: -150, every: 0 },
  "one point a month of inflation": { alarm: "anchor-drift", edition: EDITION, first: 0, every: 1 },
} as const satisfies Readonly<Record<string, Planted>>;
export type Cause = keyof typeof CAUSES;

/** The alarms within 24 lists of what was planted; before, there must be none either. */
function alarmsIn(seed: number, cause: Cause | null): readonly AlarmCode[] {
  const planted = cause === null ? null : CAUSES[cause];
  const since = <T>(list: number, value: T | undefined, otherwise: T): T =>
    list < BEFORE ? otherwise : (value ?? otherwise);
  const pool = simulatePool(
    {
      seed,
      players: PLAYERS,
      start: day("2020-01-01"),
      editionOf: (list) => since(list, planted?.edition, EDITION),
      pairing: "swiss",
      firstRatingsBy: (list) => since<number>(list, planted?.first, 0),
      everyRatingBy: (list) => since<number>(list, planted?.every, 0),
    },
    BEFORE + AFTER,
  );
  return [...new Set(alarmsOf(measuresOf([...pool])).map(({ code }) => code))];
}

/** How many of the planted pools raise the right alarm, and how many of the clean ones any. */
export function tally(pools: number): {
  readonly right: number;
  readonly planted: number;
  readonly clean: number;
  readonly false: number;
  readonly lines: readonly string[];
} {
  const causes = Object.keys(CAUSES) as Cause[];
  let [right, falseAlarms] = [0, 0];
  const lines: string[] = [];
  for (let pool = 0; pool < pools; pool++) {
    const cause = pool % 2 === 0 ? null : causes[((pool - 1) / 2) % causes.length]!;
    const alarms = alarmsIn(7_919 * pool + 1, cause);
    if (cause === null) falseAlarms += alarms.length > 0 ? 1 : 0;
    else right += alarms.includes(CAUSES[cause].alarm) ? 1 : 0;
    lines.push(`pool ${pool}, ${cause ?? "clean"}: ${alarms.join(", ") || "no alarm"}`);
  }
  const planted = Math.floor(pools / 2);
  return { right, planted, clean: pools - planted, false: falseAlarms, lines };
}
