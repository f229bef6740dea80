import { describe, expect, test } from "vitest";
import { readRateCode, readRateText } from "./rate-of-play.ts";

describe("rates of play", () => {
  test.each([
    ["5400+30", [[null, 5400]], [30, 1], true],
    [
      "40/5400+30:1800+30",
      [
        [40, 5400],
        [null, 1800],
      ],
      [30, 1],
      true,
    ],
    [
      "40/7200:20/3600:900+30",
      [
        [40, 7200],
        [20, 3600],
        [null, 900],
      ],
      [30, 61],
      true,
    ],
    ["3600", [[null, 3600]], null, true],
    ["W5400-B3600", [[null, 5400]], null, false],
  ] as const)("code %s", (code, periods, increment, equal) => {
    expect(readRateCode(code)).toEqual(expected(periods, increment, equal));
  });

  test.each(["", "x", "90 min", "40/", "5400+30-5400-30"])("no code: %s", (code) =>
    expect(readRateCode(code)).toBeNull(),
  );

  test.each([
    ["90 min + 30 sec per move", [[null, 5400]], [30, 1]],
    ["90'+30''", [[null, 5400]], [30, 1]],
    [
      "90'/40 moves + 30' + 30\"",
      [
        [40, 5400],
        [null, 1800],
      ],
      [30, 1],
    ],
    [
      "40/90 min, 30 min, 30 sec",
      [
        [40, 5400],
        [null, 1800],
      ],
      [30, 1],
    ],
    [
      "40 moves in 90 min then 30 min with 30 sec from move 41",
      [
        [40, 5400],
        [null, 1800],
      ],
      [30, 41],
    ],
    ["2 hours", [[null, 7200]], null],
    ["1h30 + 30s", [[null, 5400]], [30, 1]],
    ["25+10", [[null, 1500]], [10, 1]],
    ["G/60+10", [[null, 3600]], [10, 1]],
    ["60 min", [[null, 3600]], null],
    ["10'+5", [[null, 600]], [5, 1]],
    ["90 min + 30", [[null, 5400]], [30, 1]],
    ["12.5 min", [[null, 750]], null],
    ["1.5 hours", [[null, 5400]], null],
  ] as const)("text %s", (text, periods, increment) =>
    expect(readRateText(text)).toEqual(expected(periods, increment, true)),
  );

  test.each(["", "90 min and 30 min", "2x60 min", "90 min, 15", "classical", "standard", "FIDE", "40"])(
    "not readable for certain: %s",
    (text) => expect(readRateText(text)).toBeNull(),
  );
});

function expected(
  periods: readonly (readonly [moves: number | null, seconds: number])[],
  increment: readonly [seconds: number, fromMove: number] | null,
  equal: boolean,
) {
  return {
    rate: {
      periods: periods.map(([moves, seconds]) => ({ moves, seconds })),
      increment: increment && { seconds: increment[0], fromMove: increment[1] },
    },
    black: equal ? null : { periods: [{ moves: null, seconds: 3600 }], increment: null },
  };
}
