import { type Derived, given } from "../../../calculation/derived.ts";
import { type Points, points } from "../../../domain/units.ts";
import type { PeriodContext } from "../context.ts";
import type { PeriodInput } from "../types.ts";

/** A rating after the one-time changes of its list, which come after those of the period. */
export function oneTimeChange(
  { oneTime, input }: Pick<PeriodContext, "oneTime"> & { readonly input: Pick<PeriodInput, "list" | "standard"> },
  player: string,
  rating: Derived<Points>,
): Derived<Points> {
  let changed = rating;
  for (const { apply, id } of oneTime) {
    const standard = input.standard?.now(player) ?? null;
    const after = apply({
      own: changed,
      standard: given("standard rating", standard === null ? null : points(standard), {
        code: "list",
        list: input.list,
      }),
    });
    if (!isRated(after)) throw new Error(`${id} took the rating of ${player} away`);
    changed = after;
  }
  return changed;
}

const isRated = (rating: Derived<Points | null>): rating is Derived<Points> => rating.value !== null;

/** The same for many players, as numbers: two with the same ratings are changed alike. */
export function oneTimeChanges(context: PeriodContext): (player: string, rating: number) => number {
  const { oneTime, input } = context;
  if (oneTime.length === 0) return (_, rating) => rating;
  const known = new Map<string, number>();
  return (player, rating) => {
    const key = `${rating} ${input.standard?.now(player) ?? ""}`;
    const changed =
      known.get(key) ?? oneTimeChange(context, player, given("Rn", points(rating), context.sourceBefore)).value;
    known.set(key, changed);
    return changed;
  };
}
