import { expectations } from "../calibration/expectation.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { eachSide } from "./game-sides.ts";
import type { PoolPeriod } from "./period.ts";

/** How many points the players of a federation are rated too low (above 0) or too high, by games against others. */
export interface FederationOffset {
  readonly federation: string;
  readonly games: number;
  /** Mean of scored less expected. */
  readonly residual: number;
  readonly offset: number;
}

/** With fewer games against others nothing can be said. */
const GAMES_MIN = 50;
/** An expectation beyond this counts as this. */
const EXPECTED_MAX = 0.9;
const PASSES_MAX = 500;
const ENOUGH = 1e-9;
/** What a point of rating is worth, times E (1 − E). */
const PER_POINT = Math.LN10 / 400;

interface Link {
  games: number;
  residual: number;
  weight: number;
}

/**
 * Offsets that explain the residuals of games between federations: r ≈ E (1 − E) ln 10/400 × (own offset − the other's),
 * solved for all at once, because the opponents' offsets count too. Their mean over all games is 0.
 */
export function federationOffsets(periods: readonly PoolPeriod[]): readonly FederationOffset[] {
  const links = linksOf(periods);
  const known = [...links]
    .filter(([, others]) => total(others, "games") >= GAMES_MIN)
    .map(([federation]) => federation);
  const offsets = new Map(known.map((federation) => [federation, 0]));
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    let moved = 0;
    for (const federation of known) {
      const next = solved(links.get(federation)!, offsets);
      moved = Math.max(moved, Math.abs(next - offsets.get(federation)!));
      offsets.set(federation, next);
    }
    if (moved < ENOUGH) break;
  }
  const weights = known.map((federation) => total(links.get(federation)!, "weight"));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = known.reduce((sum, federation, index) => sum + offsets.get(federation)! * weights[index]!, 0) / all;
  return known
    .map((federation) => {
      const games = total(links.get(federation)!, "games");
      const residual = decimalPlaces(total(links.get(federation)!, "residual") / games, 4);
      return { federation, games, residual, offset: decimalPlaces(offsets.get(federation)! - mean, 1) };
    })
    .sort((a, b) => b.offset - a.offset || (a.federation < b.federation ? -1 : 1));
}

type Links = Map<string, Map<string, Link>>;

/** Own federation by the others: games, residuals and weights. */
function linksOf(periods: readonly PoolPeriod[]): Links {
  const links: Links = new Map();
  const tables = expectations();
  for (const period of periods) {
    const { list } = period;
    const named = (place: number): string => list.federations[list.federation[place] ?? 0] ?? "";
    eachSide(period, tables, ({ place, opponent, expected, residual }) => {
      const [own, other] = [named(place), named(opponent)];
      if (own === "" || other === "" || own === other) return;
      const E = Math.min(EXPECTED_MAX, Math.max(1 - EXPECTED_MAX, expected));
      const others = links.get(own) ?? new Map<string, Link>();
      const link = others.get(other) ?? { games: 0, residual: 0, weight: 0 };
      link.games += 1;
      link.residual += residual;
      link.weight += E * (1 - E) * PER_POINT;
      others.set(other, link);
      links.set(own, others);
    });
  }
  return links;
}

function solved(others: ReadonlyMap<string, Link>, offsets: ReadonlyMap<string, number>): number {
  let [sum, weights] = [0, 0];
  for (const [other, { residual, weight }] of others) {
    sum += residual + weight * (offsets.get(other) ?? 0);
    weights += weight;
  }
  return sum / weights;
}

const total = (others: ReadonlyMap<string, Link>, what: keyof Link): number =>
  [...others.values()].reduce((sum, link) => sum + link[what], 0);
