import { describe, expect, test } from "vitest";
import { random } from "../../calculation/random.ts";
import { predictionQuality } from "./quality.ts";

const month = (number: number, scores: readonly number[], event = 0) => ({
  month: number,
  games: scores.length,
  score: Uint8Array.from(scores, (score) => 2 * score),
  event: new Int32Array(scores.length).fill(event),
});
const all = (length: number, value: number): Float64Array => new Float64Array(length).fill(value);

describe("quality of predictions", () => {
  test("where nothing is known: 0.30103, 69.31 and 100, whatever was scored", () => {
    const quality = predictionQuality(["half"]);
    quality.add(month(24_000, [1, 0.5, 0, 0.5, 1]), [all(5, 0.5)]);
    const [half] = quality.report().systems;
    expect(half!.deviance.log10).toBeCloseTo(0.30103, 5);
    expect(half!.deviance.nats).toBeCloseTo(69.31, 2);
    expect(half!.deviance.scaled).toBeCloseTo(100, 9);
    expect(half!.deviance.brier).toBeCloseTo(0.15, 9);
    expect(half!.difference).toBeNull();
  });

  test("two games by hand, capped at 0.99; a game that one system cannot predict counts for none", () => {
    const quality = predictionQuality(["one", "other"]);
    quality.add(month(24_000, [1, 0.5, 0]), [Float64Array.of(0.8, 0.6, 0.9), Float64Array.of(1, 0.5, Number.NaN)]);
    const { games, systems, blocks } = quality.report();
    expect(games).toBe(2);
    const one = -(Math.log(0.8) + 0.5 * Math.log(0.6) + 0.5 * Math.log(0.4)) / 2;
    const other = -(Math.log(0.99) + Math.log(0.5)) / 2;
    expect(systems[0]!.deviance.nats).toBeCloseTo(100 * one, 9);
    expect(systems[1]!.deviance.log10).toBeCloseTo(other / Math.LN10, 9);
    expect(systems[1]!.difference!.nats).toEqual({
      value: expect.closeTo(100 * (other - one), 9),
      low: null,
      high: null,
    });
    expect(systems[1]!.difference!.brier.value).toBeCloseTo(0 - (0.04 + 0.01) / 2, 9);
    expect(blocks).toEqual({ count: 0, by: null });
  });

  test("no game at all gives no number", () => {
    const { games, systems } = predictionQuality(["one", "other"]).report();
    expect(games).toBe(0);
    expect(systems[1]).toEqual({
      name: "other",
      deviance: { log10: null, nats: null, scaled: null, brier: null },
      difference: { nats: { value: null, low: null, high: null }, brier: { value: null, low: null, high: null } },
    });
  });

  /** Games of players who score 70 %, predicted so by one system and a little off by the other. */
  function simulated(seed: number, months: number, off: number) {
    const { next } = random(seed);
    const quality = predictionQuality(["true", "off"]);
    for (let each = 0; each < months; each++) {
      const scores = Array.from({ length: 200 }, () => (next() < 0.7 ? 1 : 0));
      quality.add(month(24_000 + each, scores, each), [all(200, 0.7), all(200, off)]);
    }
    return quality.report();
  }

  test("the interval of a paired difference holds the true one about as often as it says", () => {
    const truth = (E: number) => -100 * (0.7 * Math.log(E) + 0.3 * Math.log(1 - E));
    const difference = truth(0.66) - truth(0.7);
    const held = Array.from({ length: 40 }, (_, seed) => simulated(seed + 1, 60, 0.66)).filter(({ systems }) => {
      const { low, high } = systems[1]!.difference!.nats;
      return low! <= difference && difference <= high!;
    });
    expect(held.length).toBeGreaterThanOrEqual(32);
  }, 60_000);

  test("blocks are quarters; events where the quarters are few", () => {
    expect(simulated(1, 60, 0.66).blocks).toEqual({ count: 20, by: "quarter" });
    expect(simulated(1, 22, 0.66).blocks).toEqual({ count: 8, by: "quarter" });
    expect(simulated(1, 20, 0.66).blocks).toEqual({ count: 20, by: "event" });
    expect(simulated(1, 19, 0.66).blocks).toEqual({ count: 0, by: null });
    expect(simulated(1, 60, 0.66)).toEqual(simulated(1, 60, 0.66));
  });
});
