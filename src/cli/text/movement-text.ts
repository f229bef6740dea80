import type { ValueSpan } from "../../domain/pool-groups.ts";
import type { PlayedSpan } from "../../statistics/lists/movement.ts";
import type { ListSeriesReport, StepReport } from "../../statistics/lists/series-report.ts";
import { decimals } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** Lists and what happened between them as tables for people. */
export function movementText(words: Catalogue, report: ListSeriesReport, world: World): readonly string[] {
  const { movement } = words.monitor;
  const { heads } = movement;
  const number = (value: number | null, places = 0): string =>
    value === null ? "–" : decimals(words.language, value, places);
  const lists = report.lists.map((each) => [
    each.list,
    String(each.players),
    number(each.median),
    number(each.standardDeviation),
    ...each.atLeast.map(({ players }) => String(players)),
    number(each.topMean, 1),
  ]);
  const cohorts = report.anchorCohorts.map(({ from, to, players, change }) => [
    from.slice(0, 7),
    to.slice(0, 7),
    String(players),
    signed(number(change, 1)),
  ]);
  return [
    ...tableText([heads.list, heads.active, heads.median, heads.spread, "≥ 2600", "≥ 2700", heads.top], lists, world),
    ...report.steps.flatMap((step) => ["", ...stepText(words, step, world)]),
    ...(cohorts.length === 0
      ? []
      : ["", movement.cohort, ...tableText([heads.from, heads.to, heads.players, heads.change], cohorts, world)]),
  ];
}

function stepText(words: Catalogue, step: StepReport, world: World): readonly string[] {
  const { movement } = words.monitor;
  const { heads } = movement;
  const points = (value: number): string => signed(decimals(words.language, value, 0));
  const rows = [
    [movement.entrants, String(step.entrants.players), points(step.entrants.points)],
    [movement.leavers, String(step.leavers.players), points(0 - step.leavers.points)],
    [movement.played(step.played.games), String(step.played.players), points(step.played.points)],
    [movement.idle, String(step.idleMovers.players), points(step.idleMovers.points)],
    ...(step.uncounted.players === 0
      ? []
      : [[movement.uncounted, String(step.uncounted.players), points(step.uncounted.points)]]),
    [movement.unexplained, "", points(step.unexplained)],
  ];
  return [
    `${step.from} → ${step.to}`,
    ...medianText(words, step),
    ...tableText([movement.ledger, heads.players, heads.points], rows, world),
    "",
    movement.perGame,
    ...spansText(words, heads.rating, step.bands, world),
    ...(step.ages.length === 0 ? [] : ["", ...spansText(words, heads.age, step.ages, world)]),
  ];
}

function medianText({ language, monitor }: Catalogue, { median }: StepReport): readonly string[] {
  const { before, after, composition, within } = median;
  if (before === null || after === null || composition === null || within === null) return [];
  const points = (value: number): string => signed(decimals(language, value, 1));
  const level = (value: number): string => decimals(language, value, 1);
  return [monitor.movement.medianChange(level(before), level(after), points(composition), points(within))];
}

function spansText(words: Catalogue, head: string, spans: readonly PlayedSpan[], world: World): readonly string[] {
  const { heads } = words.monitor.movement;
  const rows = spans
    .filter(({ players }) => players > 0)
    .map((span) => [
      spanText(span),
      String(span.players),
      String(span.games),
      signed(String(span.points)),
      span.perGame === null ? "–" : signed(decimals(words.language, span.perGame, 2)),
    ]);
  return tableText([head, heads.players, heads.games, heads.points, heads.perGame], rows, world);
}

const spanText = ({ from, to }: ValueSpan): string =>
  from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`;
