import type { VNode } from "preact";
import { percent, rangeOf } from "./scale.ts";

/** A flat line stands in the middle of this many points. */
const SPAN = 60;
const WIDTH = 100;
const HEIGHT = 24;

/** The course of a value in a line of text. What it shows stands beside it in numbers. */
export function Sparkline({ values }: { readonly values: readonly number[] }): VNode | null {
  if (values.length < 2) return null;
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={sparkPath(values, WIDTH, HEIGHT)} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** At least two values from left to right, one unit away from the upper and lower edge. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  const range = rangeOf(values, SPAN);
  const places = values.map((value, at) => {
    const x = Math.round((at / (values.length - 1)) * width * 10) / 10;
    const y = Math.round((1 - percent(value, range) / 100) * (height - 2) * 10) / 10 + 1;
    return `${x} ${y}`;
  });
  return `M${places.join("L")}`;
}
