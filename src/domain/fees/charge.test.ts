import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../dates.ts";
import { chargeFor } from "./charge.ts";
import { moneyText, readMoney } from "./money.ts";
import type { Tariff } from "./tariff.ts";

const TARIFF: Tariff = {
  ...{ id: "test", name: "Test", source: "Made for a test.", currency: "EUR", parts: "first" },
  inForce: { from: day("2026-01-01"), until: null },
  rates: [
    { list: "standard", system: "round-robin", perTournament: 2000, perPlayer: 0, maximum: null, lateSurcharge: 500 },
    { list: "standard", system: null, perTournament: 1000, perPlayer: 100, maximum: 5000, lateSurcharge: 500 },
  ],
};
const EVENT = {
  part: 0,
  kind: "standard",
  system: "swiss",
  end: day("2026-10-09"),
  players: 24,
  isLate: false,
} as const;

describe("a charge", () => {
  test("is by the first rate that fits, each step shown", () => {
    expect(chargeFor(TARIFF, EVENT)).toEqual({
      amount: 3400,
      steps: [
        { item: "tournament", count: 1, cents: 1000, amount: 1000 },
        { item: "players", count: 24, cents: 100, amount: 2400 },
      ],
    });
    expect(chargeFor(TARIFF, { ...EVENT, system: "round-robin" })?.amount).toBe(2000);
    expect(chargeFor(TARIFF, { ...EVENT, kind: "rapid" })).toBeNull();
  });

  test("is limited, and a late report is added to the limit", () => {
    expect(chargeFor(TARIFF, { ...EVENT, players: 40 })?.amount).toBe(5000);
    expect(chargeFor(TARIFF, { ...EVENT, players: 41 })).toEqual({
      amount: 5000,
      steps: [
        { item: "tournament", count: 1, cents: 1000, amount: 1000 },
        { item: "players", count: 41, cents: 100, amount: 4100 },
        { item: "maximum", count: 1, cents: -100, amount: -100 },
      ],
    });
    expect(chargeFor(TARIFF, { ...EVENT, players: 41, isLate: true })?.amount).toBe(5500);
  });

  test("of a later part costs nothing more, unless the tariff says so", () => {
    expect(chargeFor(TARIFF, { ...EVENT, part: 1 })?.amount).toBe(3400);
    expect(chargeFor(TARIFF, { ...EVENT, part: 2 })).toEqual({ amount: 0, steps: [] });
    expect(chargeFor({ ...TARIFF, parts: "each" }, { ...EVENT, part: 2 })?.amount).toBe(3400);
  });

  test("is always the sum of its steps, in whole cents", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const rate = fc.record({
      ...{ list: fc.constant(null), system: fc.constant(null), perTournament: cents, perPlayer: cents },
      ...{ maximum: fc.option(cents), lateSurcharge: cents },
    });
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 2_000 }), fc.boolean(), (own, players, isLate) => {
        const { amount, steps } = chargeFor({ ...TARIFF, rates: [own] }, { ...EVENT, players, isLate })!;
        expect(steps.reduce((sum, each) => sum + each.count * each.cents, 0)).toBe(amount);
        const usual = own.perTournament + own.perPlayer * players;
        expect(amount).toBe(Math.min(usual, own.maximum ?? usual) + (isLate ? own.lateSurcharge : 0));
      }),
    );
  });
});

test("money is read and written without rounding", () => {
  expect([0, 5, 50, 1250, -1205].map(moneyText)).toEqual(["0.00", "0.05", "0.50", "12.50", "-12.05"]);
  expect(["12.50", "12,5", "12", " 0.05 ", "1.005", "", "-1", "a"].map(readMoney)).toEqual([
    ...[1250, 1250, 1200, 5],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
