import { yearOf } from "../../domain/dates.ts";
import { AGE_GROUPS, RATING_BANDS, spanOf, type ValueSpan } from "../../domain/pool-groups.ts";
import { expectations } from "../calibration/expectation.ts";
import { ageIn, type GroupInYear, membersOf } from "../lists/groups.ts";
import { type GroupResidual, ResidualSums } from "../residual-sums.ts";
import { eachSide } from "./game-sides.ts";
import type { PoolPeriod } from "./period.ts";

export interface GroupResiduals {
  readonly sexes: readonly ({ readonly sex: "m" | "w" } & GroupResidual)[];
  readonly ages: readonly (ValueSpan & GroupResidual)[];
  readonly ratings: readonly (ValueSpan & GroupResidual)[];
  readonly federations: readonly ({ readonly federation: string } & GroupResidual)[];
}

/** By sex, age, rating and federation, over the games of several lists; of the players of a group alone. */
export function groupResiduals(periods: readonly PoolPeriod[], group: GroupInYear = membersOf(null)): GroupResiduals {
  const tables = expectations();
  const sexes = [new ResidualSums(), new ResidualSums(), new ResidualSums()];
  const [ages, ratings] = [AGE_GROUPS.map(() => new ResidualSums()), RATING_BANDS.map(() => new ResidualSums())];
  const federations = new Map<string, ResidualSums>();
  for (const period of periods) {
    const { list, date } = period;
    const isIn = group(yearOf(date));
    eachSide(period, tables, ({ place, rating, residual }) => {
      if (!isIn(list, place, rating)) return;
      ratings[spanOf(RATING_BANDS, rating)]!.add(residual);
      if (place === -1) return;
      sexes[list.sex[place]!]!.add(residual);
      const age = ageIn(yearOf(date), list, place);
      if (age !== null) ages[spanOf(AGE_GROUPS, age)]!.add(residual);
      const federation = list.federations[list.federation[place]!]!;
      if (!federations.has(federation)) federations.set(federation, new ResidualSums());
      federations.get(federation)!.add(residual);
    });
  }
  return {
    sexes: (["m", "w"] as const).map((sex, index) => ({ sex, ...sexes[index + 1]!.result() })),
    ages: AGE_GROUPS.map((span, index) => ({ ...span, ...ages[index]!.result() })),
    ratings: RATING_BANDS.map((span, index) => ({ ...span, ...ratings[index]!.result() })),
    federations: [...federations]
      .filter(([federation]) => federation !== "")
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([federation, sums]) => ({ federation, ...sums.result() })),
  };
}
