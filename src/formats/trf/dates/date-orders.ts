import { daysBetween } from "../../../domain/dates.ts";
import { type DateForm, type DateOrder, dateIn } from "./date-forms.ts";
import { likeliest, plausible } from "./date-likelihood.ts";
import type { DateForms, DateReading } from "./date-reading.ts";

/** Nobody plays a tournament of a year and more; a reading that says so is a misreading. */
const SPAN_DAYS_MAX = 366;

/**
 * The ways to read the dates of a file that agree with each other: dates of one form have one order, the end is not
 * before the start, rounds are played between them; of several such ways the likeliest. More than one may remain; then
 * the file does not say which is right.
 */
export function agreeingReadings(forms: DateForms): readonly DateReading[] {
  const readings = plausible(allReadings(forms).map((each) => ({ ...each, headFits: fits(forms, each) })));
  const usual = readings.filter(({ usualRounds }) => usualRounds);
  const asPrescribed = forms.rounds.every((form) => form === null || /^\d\d\/\d\d\/\d\d$/.test(form.text));
  // 132 prescribes the order of its dates: written as prescribed, they are doubted only if they fit nowhere.
  const tiers = [
    () => (asPrescribed ? usual.filter((each) => fits(forms, each) && roundsFit(forms, each)) : []),
    () => readings.filter((each) => fits(forms, each) && roundsFit(forms, each)),
    () => usual.filter((each) => fits(forms, each)),
    () => usual,
  ];
  for (const tier of tiers) {
    const agreeing = tier();
    if (agreeing.length > 0) return likeliest(agreeing);
  }
  return likeliest(readings);
}

/** One reading for each choice of an order for each group of dates that look alike. */
function allReadings(forms: DateForms): (DateReading & { readonly usualRounds: boolean })[] {
  const head = ordersOf([forms.start, forms.end]);
  const rounds = ordersOf(forms.rounds);
  return head.flatMap((headOrder) => {
    const start = forms.start ? dateIn(forms.start, headOrder(forms.start), null) : undefined;
    const end = forms.end ? dateIn(forms.end, headOrder(forms.end), start ?? null) : undefined;
    return rounds.map((order) => ({
      start,
      end,
      rounds: forms.rounds.map((form) => (form ? dateIn(form, order(form), start ?? end ?? null) : undefined)),
      usualRounds: forms.rounds.every((form) => form === null || order(form) === form.orders[0]),
      oddity: oddityOf([...shortOrders([forms.start, forms.end], headOrder), ...shortOrders(forms.rounds, order)]),
    }));
  });
}

/** The orders given to dates that say nothing by the width of their year. */
const shortOrders = (forms: readonly (DateForm | null)[], order: Choice): DateOrder[] =>
  forms.flatMap((form) => (form?.orders.length === 4 ? [order(form)] : []));

function oddityOf(orders: readonly DateOrder[]): DateReading["oddity"] {
  if (orders.every((order) => order === "YMD")) return 0;
  return orders.every((order) => order.startsWith("Y")) ? 1 : 2;
}

type Choice = (form: DateForm) => DateOrder;

/** Every way to give the forms that occur an order each. */
function ordersOf(forms: readonly (DateForm | null)[]): Choice[] {
  const has = (count: number): readonly DateOrder[] =>
    forms.find((form) => form?.orders.length === count)?.orders ?? ["YMD"];
  return has(2).flatMap((yearLast) =>
    has(4).map(
      (short): Choice =>
        ({ orders }) =>
          orders.length === 4 ? short : orders.length === 2 ? yearLast : "YMD",
    ),
  );
}

function fits(forms: DateForms, { start, end }: DateReading): boolean {
  if ((forms.start && !start) || (forms.end && !end)) return false;
  if (!start || !end) return true;
  return start <= end && daysBetween(start, end) <= SPAN_DAYS_MAX;
}

function roundsFit(forms: DateForms, { start, end, rounds }: DateReading): boolean {
  return rounds.every((date, index) => {
    if (!forms.rounds[index]) return true;
    if (!date) return false;
    if (start && (date < start || (!end && daysBetween(start, date) > SPAN_DAYS_MAX))) return false;
    return !end || (date <= end && (start !== undefined || daysBetween(date, end) <= SPAN_DAYS_MAX));
  });
}
