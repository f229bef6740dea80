/** From the lowest to the highest value that is shown. */
export type AxisRange = readonly [from: number, to: number];

/** The range of some values, widened around its middle where it is narrower than a span. */
export function rangeOf(values: readonly number[], span: number): AxisRange {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, span - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** A range with some of its width added at both ends, so that nothing touches the frame. */
export const withRoom = ([from, to]: AxisRange, share: number): AxisRange => [
  from - (to - from) * share,
  to + (to - from) * share,
];

/** Where a value stands in a range, in percent with two decimals. */
export const percent = (value: number, [from, to]: AxisRange): number =>
  Math.round(((value - from) / (to - from)) * 10_000) / 100;

/** At most so many round numbers within a range. */
export function niceTicks([from, to]: AxisRange, most: number): readonly number[] {
  const raw = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (STEPS.find((each) => each * power >= raw) ?? 10);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
}
const STEPS = [1, 2, 5, 10];

const DAY = 86_400_000;

/** A day as a number, one more each day. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The first day of the month in which a day lies, moved by some months. */
const monthStart = (day: number, months: number): number => {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months) / DAY;
};

/** At most so many first days of months within a range: of each month, or of every second, third and so on. */
export function monthTicks([from, to]: AxisRange, most: number): readonly number[] {
  const months = Math.ceil((to - from) / DAYS_OF_MONTH);
  const step = MONTH_STEPS.find((each) => months / each <= most) ?? Math.ceil(months / most / YEAR) * YEAR;
  const start = monthStart(Math.floor(from), 1);
  // Counted from January, so that whole years are shown where there are many.
  const offset = (step - (new Date(start * DAY).getUTCMonth() % step)) % step;
  const ticks: number[] = [];
  for (let at = offset; monthStart(start, at) <= to; at += step) ticks.push(monthStart(start, at));
  return ticks;
}
const YEAR = 12;
const DAYS_OF_MONTH = 30.4;
const MONTH_STEPS = [1, 2, 3, 6, YEAR, 2 * YEAR, 5 * YEAR];

const MONTHS = new Map<string, Intl.DateTimeFormat>();

/** A day's month in few letters: Nov 2026. */
export function shortMonth(language: string, day: number): string {
  const format =
    MONTHS.get(language) ?? new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
  MONTHS.set(language, format);
  return format.format(day * DAY);
}

/** Moves labels apart that would overlap; none leaves the frame as long as there is room. */
export function spread(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  for (const [at, each] of order.entries()) {
    const before = order[at - 1];
    if (before !== undefined) moved[each] = Math.max(moved[each]!, moved[before]! + gap);
  }
  const over = Math.max(0, Math.max(...moved) - 100 + gap / 2);
  return moved.map((place) => place - over);
}
