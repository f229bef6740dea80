import { expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import { sampleClock } from "./sample-clock.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");
const time = (clock: { readonly now: () => number }): string => new Date(clock.now()).toISOString();

test("the clock of a sample stands on its days, a minute later each time, and never goes back", () => {
  const clock = sampleClock(() => NOW);
  expect(clock.now()).toBe(NOW);
  clock.standAt(day("2024-11-01"));
  expect(time(clock)).toBe("2024-11-01T08:00:00.000Z");
  clock.standAt(day("2024-09-22")); // registered before the office was opened
  expect(time(clock)).toBe("2024-11-01T08:01:00.000Z");
  clock.standAt(day("2024-11-02"));
  expect(time(clock)).toBe("2024-11-02T08:00:00.000Z");
});

test("it is never later than it is, and at the end it is as late as it is", () => {
  const clock = sampleClock(() => NOW);
  clock.standAt(day("2027-01-01"));
  expect(clock.now()).toBe(NOW);
  clock.standAt(day("2024-11-01"));
  clock.release();
  expect(clock.now()).toBe(NOW);
});
