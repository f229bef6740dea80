import { latestOfEach, MEASURES, type Measure } from "../../domain/codes/monitor.ts";
import type { StatedAlarm } from "../../periods/monitor/alarms.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import { decimalPlaces } from "../../statistics/decimal-places.ts";
import type { ListMeasures } from "../../statistics/watch/measures.ts";
import { decimals } from "../../words/numbers.ts";
import { groupName } from "../../words/said/group-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

type StatedWatch = Omit<OfficeWatch, "alarms"> & { readonly alarms: readonly StatedAlarm[] };

/** What is watched over the office's lists as tables for people: alarms first. */
export function watchText(words: Catalogue, { alarms, ...watch }: StatedWatch, world: World): readonly string[] {
  const { watch: said } = words.monitor;
  const { group, levels } = words.scaleReport;
  return [
    ...(watch.group === null ? alarmsText(words, alarms) : [groupName(words, watch.group), group.note]),
    "",
    said.measuresTitle,
    ...measuresText(words, watch.measures, world),
    "",
    levels.title,
    ...levelsText(words, watch, world),
    "",
    ...(watch.ledger.length === 0 ? [] : [said.ledgerTitle, ...ledgerText(words, watch, world), ""]),
    said.groupsTitle,
    ...groupsText(words, watch, world),
    ...(watch.federations.length === 0 ? [] : ["", said.federationsTitle, ...federationsText(words, watch, world)]),
  ];
}

/** The latest of each kind, with what to look at first or why nothing is to be done; what is open comes first. */
function alarmsText(
  { language, monitor: { watch: said }, scale }: Catalogue,
  alarms: readonly StatedAlarm[],
): readonly string[] {
  const latest = latestOfEach(alarms);
  if (latest.length === 0) return [said.noAlarms];
  const isOpen = ({ acknowledged }: StatedAlarm): boolean => acknowledged === null;
  const sorted = [...latest.filter(isOpen), ...latest.filter((each) => !isOpen(each))];
  return sorted.flatMap(({ code, date, value, usual, acknowledged }) => {
    const { name, reason, look } = said.alarms[code];
    const number = (each: number): string => decimals(language, each);
    const head = said.alarm(name, date.slice(0, 7), number(value), number(usual));
    if (acknowledged !== null) return [head, `  ${scale.acknowledged(acknowledged.day, acknowledged.reason)}`];
    return [head, `  ${reason}`, `  ${look}`];
  });
}

/** Decimals of each measure. */
const PLACES: Readonly<Record<Measure, number>> = {
  index: 2,
  scale: 0,
  anchor: 1,
  juniors: 3,
  newcomers: 3,
  idle: 2,
  others: 3,
};
/** Lists that are shown; JSON has all. */
const SHOWN = 24;

function measuresText(words: Catalogue, measures: readonly ListMeasures[], world: World): readonly string[] {
  const { heads, measures: names } = words.monitor.watch;
  const known = MEASURES.filter((measure) => measures.some((each) => each[measure] !== null));
  const rows = measures.slice(-SHOWN).map((each) => [
    each.date.slice(0, 7),
    ...known.map((measure) => {
      const found = each[measure];
      if (found === null) return "–";
      const [value, error] = [found.value, found.error].map((one) =>
        decimals(words.language, decimalPlaces(one, PLACES[measure]), PLACES[measure]),
      );
      return found.error === 0 ? value! : `${value} ± ${error}`;
    }),
  ]);
  return tableText([heads.list, ...known.map((measure) => names[measure])], rows, world);
}

function levelsText(
  words: Catalogue,
  { lists, steps }: Pick<OfficeWatch, "lists" | "steps">,
  world: World,
): readonly string[] {
  const { heads } = words.monitor.movement;
  const { heads: own } = words.scaleReport.levels;
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? "–" : decimals(words.language, value);
  const change = (value: number | null | undefined): string => {
    const text = number(value);
    return text === "–" ? text : signed(text);
  };
  const rows = lists
    .map((each, at) => ({ ...each, step: steps[at - 1] }))
    .slice(-SHOWN)
    .map(({ date, players, median, standardDeviation, step }) => [
      (date ?? "").slice(0, 7),
      String(players),
      number(median),
      change(step?.median.composition),
      change(step?.median.within),
      number(standardDeviation),
      number(step?.entrants.players),
      number(step?.entrants.median),
      number(step?.leavers.players),
    ]);
  const named = [heads.list, heads.active, heads.median, own.composition, own.within, heads.spread];
  return tableText([...named, own.entrants, own.firstRating, own.leavers], rows, world);
}

const PARTS = ["games", "rounding", "corrections", "oneTimeChanges", "entrants", "leavers", "floor", "rest"] as const;

function ledgerText(words: Catalogue, { ledger }: Pick<OfficeWatch, "ledger">, world: World): readonly string[] {
  const { balance } = words.office.lists;
  const rows = ledger
    .slice(-SHOWN)
    .map((each) => [each.date.slice(0, 7), ...PARTS.map((part) => signed(decimals(words.language, each[part] / 100)))]);
  return tableText([words.monitor.watch.heads.list, ...PARTS.map((part) => balance[part])], rows, world);
}

function groupsText(words: Catalogue, { groups }: Pick<OfficeWatch, "groups">, world: World): readonly string[] {
  const { heads, sexes } = words.monitor.watch;
  const span = ({ from, to }: { readonly from: number | null; readonly to: number | null }): string =>
    from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`;
  const rows = [
    ...groups.sexes.map((each) => ({ name: sexes[each.sex], ...each })),
    ...groups.ages.map((each) => ({ name: `${heads.age} ${span(each)}`, ...each })),
    ...groups.ratings.map((each) => ({ name: `${heads.rating} ${span(each)}`, ...each })),
  ]
    .filter(({ games }) => games > 0)
    .map(({ name, games, residual, standardError }) => [
      name,
      String(games),
      residual === null ? "–" : signed(decimals(words.language, residual, 3)),
      standardError === null ? "–" : decimals(words.language, standardError, 4),
    ]);
  return tableText([heads.group, heads.games, heads.residual, heads.error], rows, world);
}

function federationsText(
  words: Catalogue,
  { federations }: Pick<OfficeWatch, "federations">,
  world: World,
): readonly string[] {
  const { heads } = words.monitor.watch;
  const rows = federations.map(({ federation, games, residual, offset }) => [
    federation,
    String(games),
    signed(decimals(words.language, residual, 3)),
    signed(decimals(words.language, offset, 0)),
  ]);
  return tableText([heads.federation, heads.games, heads.residual, heads.offset], rows, world);
}
