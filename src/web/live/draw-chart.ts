import uPlot from "uplot";
import type { ChartLabels, ChartSeries } from "./chart-series.ts";

const COLOURS: Readonly<Record<string, string>> = { standard: "#2f7f93", rapid: "#c2703d", blitz: "#7a5aa6" };
const FALLBACK = "#2f7f93";

const monthsIn = (language: string): ((seconds: number) => string) => {
  const form = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
  return (seconds) => form.format(seconds * 1_000);
};

/** A short time has several marks in a month: its name stands at the first. */
const eachOnce = (names: readonly string[]): string[] => names.map((name, at) => (name === names[at - 1] ? "" : name));

/** Rings around the points, without a line between them. */
const correctedSeries = (label: string): uPlot.Series => ({
  label,
  stroke: "#b3261e",
  paths: () => null,
  points: { show: true, size: 12, width: 2, fill: "transparent" },
});

/** Draws a chart as wide as its element; returns a function that removes it. */
export function drawChart(
  element: HTMLElement,
  { times, kinds, corrected }: ChartSeries,
  { height, labels }: { readonly height: number; readonly labels: ChartLabels },
): () => void {
  // Read at each drawing: dark mode changes the colours.
  const ink = (): string => getComputedStyle(element).color;
  const axis = { stroke: ink, grid: { stroke: "#8884" }, ticks: { stroke: "#8884" } };
  const monthOf = monthsIn(labels.language);
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const chart = new uPlot(
    {
      width: element.clientWidth,
      height,
      padding: [null, 48, null, null], // half of the last month's name stands to the right of it
      scales: { x: { time: true } },
      axes: [
        {
          ...axis,
          space: 130,
          values: (_, times) => eachOnce(times.map(monthOf)),
        },
        { ...axis, size: 60, values: (_, ratings) => ratings.map(String) },
      ],
      series: [
        {
          label: labels.date,
          value: (_, time) => (time === null ? "" : monthOf(time)),
        },
        ...kinds.map(({ kind }) => ({
          label: labels.kinds[kind] ?? kind,
          stroke: COLOURS[kind] ?? FALLBACK,
          width: 2,
          spanGaps: true,
          points: { show: true, size: 5 },
          ...(stepped ? { paths: stepped } : {}),
        })),
        ...(corrected.length === 0 ? [] : [correctedSeries(labels.corrected)]),
      ],
    },
    [[...times], ...kinds.map(({ ratings }) => [...ratings]), ...(corrected.length === 0 ? [] : [[...corrected]])],
    element,
  );
  const resize = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
  resize.observe(element);
  const night = matchMedia("(prefers-color-scheme: dark)");
  const again = (): void => chart.redraw();
  night.addEventListener("change", again);
  return () => {
    night.removeEventListener("change", again);
    resize.disconnect();
    chart.destroy();
  };
}
