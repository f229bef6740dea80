import { type IsoDate, yearOf } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { anchorCohort } from "../lists/anchor-cohort.ts";
import type { AnchorYear } from "../lists/anchor-series.ts";
import { type NewcomersAfter, newcomers } from "./newcomers.ts";
import { type Renewal, renewals } from "./renewal.ts";
import type { PairingMethod } from "./settings.ts";
import { type SimulatedPeriod, simulatePool } from "./simulate.ts";
import { type TruthReport, truthOf } from "./truth.ts";

/** What to simulate. The same values give the same report. */
export interface SimulationSettings {
  readonly seed: number;
  readonly players: number;
  readonly lists: number;
  readonly start: IsoDate;
  readonly pairing: PairingMethod;
}

/** What becomes of a pool with known strengths under an edition. */
export interface SimulationReport {
  readonly edition: string;
  readonly games: number;
  /** Rated players on the last list. */
  readonly players: number;
  /** Ratings of active players of the last list against their true strength. */
  readonly truth: TruthReport;
  /** How the mean of rating less strength moved, a year. */
  readonly bias: readonly { readonly date: IsoDate; readonly value: number | null }[];
  readonly anchorCohorts: readonly AnchorYear[];
  /** The mean of the anchor cohort's changes in a year. */
  readonly drift: number | null;
  readonly newcomers: readonly NewcomersAfter[];
  readonly renewal: readonly Renewal[];
}

const YEAR = 12;

export function simulationReport(
  edition: FideEdition,
  settings: SimulationSettings,
  progress: (lists: number) => void = () => undefined,
): SimulationReport {
  const pool = simulatePool(
    { ...settings, editionOf: () => edition, firstRatingsBy: () => 0, everyRatingBy: () => 0 },
    settings.lists,
  );
  const fresh = newcomers();
  const [anchors, bias]: [AnchorYear[], { date: IsoDate; value: number | null }[]] = [[], []];
  let [recent, games, truth, index]: [SimulatedPeriod[], number, TruthReport, number] = [[], 0, EMPTY_TRUTH, 0];
  for (const period of pool) {
    index += 1;
    // Two years are enough for the cohort: more would not fit in memory.
    recent = [...recent, period].slice(-2 * YEAR);
    games += period.games.games;
    fresh.add(period);
    if (index % YEAR === 0 || index === settings.lists) {
      truth = truthOf(period, yearOf(period.date));
      bias.push({ date: period.date, value: truth.all.bias });
      if (recent.length === 2 * YEAR && index % YEAR === 0) anchors.push(anchorYear(recent));
    }
    progress(index);
  }
  return {
    edition: edition.id,
    games,
    players: recent.at(-1)?.list.players ?? 0,
    truth,
    bias,
    anchorCohorts: anchors,
    drift: meanOf(anchors),
    newcomers: fresh.found(),
    renewal: renewals(edition, settings.seed),
  };
}

const EMPTY_TRUTH: TruthReport = { all: { players: 0, bias: null, error: null }, ages: [], levels: [] };

/** The cohort of the list a year ago, by the year before it and the year after. */
function anchorYear(recent: readonly SimulatedPeriod[]): AnchorYear {
  const lists = recent.map(({ list }) => list);
  const [from, to] = [recent[YEAR - 1]!.date, recent.at(-1)!.date];
  return { from, to, ...anchorCohort(lists.slice(0, YEAR), lists.slice(YEAR), yearOf(from)) };
}

function meanOf(anchors: readonly AnchorYear[]): number | null {
  const changes = anchors.flatMap(({ change }) => (change === null ? [] : [change]));
  return changes.length === 0 ? null : decimalPlaces(changes.reduce((sum, each) => sum + each, 0) / changes.length, 2);
}
