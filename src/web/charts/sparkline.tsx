import type { VNode } from "preact";
import { percent, rangeOf } from "./scale.ts";

/** A flat line stands in the middle of this many points. */
const SPAN = 60;
const WIDTH = 100;
const HEIGHT = 24;

/** The course of a value in a line of text. What it shows stands beside it in numbers. */
export function Sparkline({ values }: { readonly values: readonly number[] }): VNode | null {
  if (values.length < 2) return null;
  const range = rangeOf(values, SPAN);
  const places = values.map((value, at) => {
    const x = Math.round((at / (values.length - 1)) * WIDTH * 10) / 10;
    const y = Math.round((1 - percent(value, range) / 100) * (HEIGHT - 2) * 10) / 10 + 1;
    return `${x} ${y}`;
  });
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${places.join("L")}`} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
