import type { VNode } from "preact";
import { along, type ChartLine, LABEL, up, valueOn } from "./line-points.ts";
import { type AxisRange, dayNumber, percent, shortMonth, spread } from "./scale.ts";

interface Props {
  readonly x: AxisRange;
  readonly y: AxisRange;
  readonly language: string;
  readonly lines: readonly ChartLine[];
  readonly cursor: string;
}

/** The month and each value at the day that is pointed at, on the side where there is room. */
export function Tooltip({ lines, x, y, cursor, language }: Props): VNode {
  const values = lines.flatMap(({ tone, points }) => {
    const value = valueOn(points, cursor);
    return value === null ? [] : [{ tone, value }];
  });
  const places = spread(
    values.map(({ value }) => 100 - percent(value, y)),
    LABEL,
  );
  const isLeft = percent(dayNumber(cursor), x) < 60;
  const beside = { x: along(cursor, x), dx: isLeft ? 10 : -10, "text-anchor": isLeft ? "start" : "end" } as const;
  return (
    <g class="tooltip">
      {values.map(({ tone, value }, at) => (
        <g class={`tone-${tone}`}>
          <circle cx={along(cursor, x)} cy={up(value, y)} r="5" />
          <text {...beside} y={`${places[at]}%`} dominant-baseline="middle">
            {value}
          </text>
        </g>
      ))}
      <text {...beside} y="1em">
        {shortMonth(language, dayNumber(cursor))}
      </text>
    </g>
  );
}
