import { isMemberOn } from "../../domain/clubs/club.ts";
import { BOOK_BALANCE_PARTS, type BookBalancePart } from "../../domain/clubs/club-codes.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { inHalves } from "../../regulations/lask/half-points.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import type { Book, BookedSide, BookLine, BookPeriod } from "./book.ts";

/** Where the points of a period came from and where they went, in hundredths of a point as in the balance of a list. */
export interface BookBalance extends Readonly<Record<BookBalancePart, number>> {
  readonly start: IsoDate;
  /** All base ratings of members at the start of the period, and at that of the next. */
  readonly before: number;
  readonly after: number;
  /** What is left when all that is taken from the difference: zero, or the book is wrong. */
  readonly rest: number;
}

const HUNDREDTHS_IN_A_HALF = 50;

/** The balance of every period. Who is a member at neither end of a period is not in its balance. */
export const bookBalances = (edition: LaskEdition, { periods, members }: Book): readonly BookBalance[] =>
  periods.map((period) => {
    const lifted = liftedInGames(period);
    const sums = { before: 0, after: 0, ...noPoints() };
    for (const line of period.lines.values()) {
      const member = members.get(line.member)!;
      const [isBefore, isAfter] = [isMemberOn(member, period.start), isMemberOn(member, period.next)];
      if (!isBefore && !isAfter) continue;
      const [base, next] = [inHalves(line.baseBefore), inHalves(line.newBase.value)];
      const parts = partsOf(edition, line, lifted.get(line.member) ?? 0);
      for (const [part, amount] of Object.entries(parts)) sums[part as BookBalancePart] += amount;
      if (isBefore) sums.before += base;
      else sums.entrants += base;
      if (isAfter) sums.after += next;
      else sums.leavers -= next;
    }
    const explained = BOOK_BALANCE_PARTS.reduce((sum, part) => sum + sums[part], 0);
    const inHundredths = Object.entries({ ...sums, rest: sums.after - sums.before - explained }).map(
      ([part, amount]) => [part, amount * HUNDREDTHS_IN_A_HALF],
    );
    return { start: period.start, ...(Object.fromEntries(inHundredths) as Omit<BookBalance, "start">) };
  });

const noPoints = () =>
  Object.fromEntries(BOOK_BALANCE_PARTS.map((part) => [part, 0])) as Record<BookBalancePart, number>;

/** Each part by its own rule and not by the new base, so that the rest is a check. In half points. */
function partsOf(
  edition: LaskEdition,
  line: BookLine,
  liftedBefore: number,
): Readonly<Record<Exclude<BookBalancePart, "entrants" | "leavers">, number>> {
  const [deducted, raise] = [inHalves(line.deduction), inHalves(line.raise)];
  const settled = line.current.value - deducted + raise;
  const lowest = inHalves(points(cite(edition, "lowestRating").sets.rating));
  const lifted = deducted > 0 ? Math.max(0, lowest - settled) : 0;
  const odd = (settled + lifted) % 2;
  return {
    games: line.points,
    bonus: inHalves(line.bonus),
    placings: line.placed,
    deductions: -deducted,
    raises: raise,
    floor: liftedBefore + lifted,
    rounding: odd === 0 ? 0 : cite(edition, "newBase").sets.halvesUp ? odd : -odd,
  };
}

/** How far the lowest rating held members up in their games. */
function liftedInGames({ games }: BookPeriod): ReadonlyMap<number, number> {
  const lifted = new Map<number, number>();
  const add = ({ outcome }: BookedSide): void => {
    if (outcome === null) return;
    const { member, before, change } = outcome;
    const fallen = before + change.points.value + inHalves(change.bonus?.value ?? points(0));
    lifted.set(member, (lifted.get(member) ?? 0) + change.current.value - fallen);
  };
  for (const { white, black } of games) for (const side of [white, black]) add(side);
  return lifted;
}
