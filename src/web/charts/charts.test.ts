import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { english } from "../../words/en.ts";
import { BarChart } from "./bar-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import type { ChartLine } from "./line-points.ts";
import { RatingChart } from "./rating-chart.tsx";
import { RatingNumbers } from "./rating-numbers.tsx";
import { chartLabels, linesOf } from "./rating-series.ts";
import { dayNumber, monthTicks, niceTicks, percent, rangeOf, shortMonth, spread } from "./scale.ts";
import { Sparkline } from "./sparkline.tsx";

const point = (date: string, value: number | null, ringed = false) => ({ date, value, ringed });
const line = (...points: readonly ReturnType<typeof point>[]): ChartLine => ({ name: "Standard", tone: 1, points });
const drawn = (...lines: readonly ChartLine[]): string =>
  renderToString(h(LineChart, { lines, language: "en", label: "Ratings", cursor: null, pointing: null }));
const numbersIn = (html: string, name: string): readonly number[] =>
  [...html.matchAll(new RegExp(` ${name}="(-?[\\d.]+)%"`, "g"))].map(([, each]) => Number(each));

describe("a scale", () => {
  test("is at least as wide as its span, around the middle", () => {
    expect(rangeOf([1500], 100)).toEqual([1450, 1550]);
    expect(rangeOf([1500, 1520], 100)).toEqual([1460, 1560]);
    expect(rangeOf([1500, 1700], 100)).toEqual([1500, 1700]);
  });

  test("has round numbers within it, no more than asked for", () => {
    expect(niceTicks([1450, 1550], 6)).toEqual([1460, 1480, 1500, 1520, 1540]);
    expect(niceTicks([1010, 2530], 6)).toEqual([1500, 2000, 2500]);
    expect(niceTicks([0, 3], 5)).toEqual([0, 1, 2, 3]);
    for (const to of [7, 93, 1234, 98765]) expect(niceTicks([0, to], 5).length).toBeLessThanOrEqual(6);
  });

  test("names first days of months; over many years, of Januaries", () => {
    const names = (from: string, to: string) =>
      monthTicks([dayNumber(from), dayNumber(to)], 5).map((tick) => shortMonth("en", tick));
    expect(names("2026-08-02", "2026-12-31")).toEqual(["Sep 2026", "Oct 2026", "Nov 2026", "Dec 2026"]);
    expect(names("2024-11-01", "2026-11-01")).toEqual(["Jan 2025", "Jul 2025", "Jan 2026", "Jul 2026"]);
    expect(names("2012-02-01", "2026-11-01").every((name) => name.startsWith("Jan"))).toBe(true);
  });

  test("labels keep a distance and stay inside", () => {
    expect(spread([50, 51, 10], 8)).toEqual([50, 58, 10]);
    const low = spread([97, 98, 99], 8);
    expect(Math.max(...low)).toBeLessThanOrEqual(96);
    expect(percent(1500, [1450, 1550])).toBe(50);
  });
});

describe("a line chart", () => {
  test("of one point has a dot in the middle, and axes of at least 50 points and three months to both sides", () => {
    const html = drawn(line(point("2026-11-01", 1784)));
    expect([numbersIn(html, "cx"), numbersIn(html, "cy")]).toEqual([[50], [50]]);
    expect(html).toContain("1740");
    expect(html).toContain("1820");
    expect(html).toContain("Sep 2026");
    expect(html).toContain("Jan 2027");
  });

  test("of a flat history is a level line in the middle, with a dot at both ends only", () => {
    const html = drawn(line(point("2026-01-01", 1784), point("2026-05-01", 1784), point("2026-11-01", 1784)));
    expect(numbersIn(html, "cy")).toEqual([50, 50]);
    expect(html).toMatch(/d="M\d+ 500H\d+V500H\d+V500"/);
  });

  test("holds a value until the next, and breaks where there is none", () => {
    const html = drawn(line(point("2026-01-01", 1500), point("2026-03-01", null), point("2026-06-01", 1600)));
    expect(html).toMatch(/d="M\d+ \d+H\d+M\d+ \d+"/);
  });

  test("says each value where a mouse rests, and names its lines at their ends", () => {
    const html = drawn(line(point("2026-10-01", 1500), point("2026-11-01", 1512, true)));
    expect(html).toContain("<title>Standard, Nov 2026: 1512</title>");
    expect(html).toMatch(/<text class="tone-1"[^>]*>Standard<\/text>/);
    expect(html).toContain('class="ringed"');
    expect(drawn(line(point("2026-10-01", null)))).toBe("");
  });

  test("has no style or script of its own: the site forbids both", () => {
    const html = drawn(line(point("2026-10-01", 1500), point("2026-11-01", 1512)));
    expect(html).not.toMatch(/ style=|<script|<style/);
  });
});

test("a rating chart says what each list has, and offers only years that leave something out", () => {
  const points = ["2025-01-01", "2026-11-01"].flatMap((date) =>
    ["rapid", "standard", "blitz"].map((kind) => ({
      ...{ kind, date, corrected: false },
      rating: kind === "blitz" ? null : 1800 + kind.length,
    })),
  );
  const labels = chartLabels(english, points);
  expect(linesOf(points, labels).map(({ name, tone }) => [name, tone])).toEqual([
    ["Standard", 1],
    ["Rapid", 2],
  ]);
  const html = renderToString(h(RatingChart, { points, labels }));
  expect(html).toContain("Nov 2026 · Standard 1808 · Rapid 1805");
  expect([...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual(["1 year", "All"]);
});

test("under a rating chart stand its numbers, a row where one changed, the newest first", () => {
  const rated = (date: string, rating: number) => ({ kind: "standard", date, rating, corrected: false });
  const points = [rated("2026-09-01", 1500), rated("2026-10-01", 1500), rated("2026-11-01", 1512)];
  const html = renderToString(h(RatingNumbers, { points, labels: chartLabels(english, points), words: english }));
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(cells).toEqual(["1512", "1500"]);
  expect(html).toContain("2026-09-01");
  expect(html).not.toContain("2026-10-01");
});

test("a day that is pointed at has its values beside it", () => {
  const one = line(point("2026-09-01", 1500), point("2026-11-01", 1512));
  const html = renderToString(
    h(LineChart, { lines: [one], language: "en", label: "Ratings", cursor: "2026-10-01", pointing: null }),
  );
  expect(html).toMatch(/class="tooltip".*>1500<\/text>.*>Oct 2026<\/text>/);
});

test("a sparkline needs two values; a flat one is level", () => {
  expect(renderToString(h(Sparkline, { values: [1500] }))).toBe("");
  expect(renderToString(h(Sparkline, { values: [1500, 1500] }))).toContain('d="M0 12L100 12"');
});

test("bars are as high as their values, and stand in a table too", () => {
  const bars = [
    { name: "1400", value: 10, marked: false },
    { name: "1500", value: 40, marked: true },
  ];
  const html = renderToString(
    h(BarChart, { bars, label: "Ratings", heads: ["Rating", "Players"], numbers: "Numbers", language: "en" }),
  );
  const [first = 0, second = 0] = numbersIn(html, "height");
  expect(second / first).toBeCloseTo(4, 1);
  expect(html).toMatch(/<rect class="marked"/);
  expect(html).toMatch(/<th scope="row"[^>]*>1500<\/th><td class="number"[^>]*>40</);
});

test("bars of a few groups all have their names on a desk; on a phone as many as fit", () => {
  const bars = ["Sweden", "Denmark", "Finland", "Iceland", "Norway"].map((name) => ({ name, value: 3, marked: false }));
  const html = renderToString(
    h(BarChart, { bars, label: "Players", heads: ["Federation", "Players"], numbers: "Numbers", language: "en" }),
  );
  const names = [...html.matchAll(/<text (class="wide-only")?[^>]*>([A-Z][a-z]+)</g)];
  expect(names.map(([, wide, name]) => [name, wide !== undefined])).toEqual([
    ["Sweden", false],
    ["Denmark", true],
    ["Finland", false],
    ["Iceland", true],
    ["Norway", false],
  ]);
});

test("what bars count is written as the language writes it, beside the axis too", () => {
  const bars = [{ name: "2026", value: 16841, marked: false }];
  const html = renderToString(
    h(BarChart, { bars, label: "Games", heads: ["Year", "Games"], numbers: "Numbers", language: "en" }),
  );
  expect(html).toContain("<title>2026: 16,841</title>");
  expect(html).toMatch(/>16,841<\/td>/);
  expect(html).toMatch(/>10,000<\/text>/);
});
