import type { IsoDate } from "../dates.ts";
import type { ListKind } from "../list.ts";
import type { System } from "../tournament.ts";
import type { Tariff, TariffRate } from "./tariff.ts";

/** A rated tournament, or a part of one, as far as fees go by it. */
export interface ChargedEvent {
  readonly part: number;
  readonly kind: ListKind;
  readonly system: System;
  readonly end: IsoDate;
  readonly players: number;
  readonly isLate: boolean;
}

export const CHARGE_ITEMS = ["tournament", "players", "maximum", "late"] as const;
export type ChargeItem = (typeof CHARGE_ITEMS)[number];

/** One step of a charge: so many at so many cents each. */
export interface ChargeStep {
  readonly item: ChargeItem;
  readonly count: number;
  readonly cents: number;
  readonly amount: number;
}

/** What a tournament costs: the amount is the sum of its steps, which are all there is to explain. */
export interface Charge {
  readonly steps: readonly ChargeStep[];
  readonly amount: number;
}

/** null: the tariff has no rate for such a tournament. */
export function chargeFor(tariff: Tariff, event: ChargedEvent): Charge | null {
  if (event.part > 1 && tariff.parts === "first") return chargeOf([]);
  const rate = tariff.rates.find((each) => fits(each, event));
  if (rate === undefined) return null;
  const usual = [step("tournament", 1, rate.perTournament), step("players", event.players, rate.perPlayer)];
  const over = total(usual) - (rate.maximum ?? total(usual));
  return chargeOf([
    ...usual,
    ...(over > 0 ? [step("maximum", 1, -over)] : []),
    ...(event.isLate ? [step("late", 1, rate.lateSurcharge)] : []),
  ]);
}

const fits = ({ list, system }: TariffRate, event: ChargedEvent): boolean =>
  (list === null || list === event.kind) && (system === null || system === event.system);

const step = (item: ChargeItem, count: number, cents: number): ChargeStep => ({
  item,
  count,
  cents,
  amount: count * cents,
});

const total = (steps: readonly ChargeStep[]): number => steps.reduce((sum, { amount }) => sum + amount, 0);

/** What costs nothing is no step. */
function chargeOf(all: readonly ChargeStep[]): Charge {
  const steps = all.filter(({ amount }) => amount !== 0);
  return { steps, amount: total(steps) };
}
