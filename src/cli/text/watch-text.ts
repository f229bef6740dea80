import { MEASURES, type Measure } from "../../domain/codes/monitor.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import { decimalPlaces } from "../../statistics/decimal-places.ts";
import type { ListMeasures } from "../../statistics/watch/measures.ts";
import { decimals } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** What is watched over the office's lists as tables for people: alarms first. */
export function watchText(words: Catalogue, watch: OfficeWatch, world: World): readonly string[] {
  const { watch: said } = words.monitor;
  return [
    ...alarmsText(words, watch),
    "",
    said.measuresTitle,
    ...measuresText(words, watch.measures, world),
    "",
    said.ledgerTitle,
    ...ledgerText(words, watch, world),
    "",
    said.groupsTitle,
    ...groupsText(words, watch, world),
    ...(watch.federations.length === 0 ? [] : ["", said.federationsTitle, ...federationsText(words, watch, world)]),
  ];
}

/** The latest of each kind, with what to look at first. */
function alarmsText({ language, monitor: { watch: said } }: Catalogue, { alarms }: OfficeWatch): readonly string[] {
  const latest = [...new Map(alarms.map((alarm) => [alarm.code, alarm])).values()];
  if (latest.length === 0) return [said.noAlarms];
  return latest.flatMap(({ code, date, value, usual }) => {
    const { name, reason, look } = said.alarms[code];
    const number = (each: number): string => decimals(language, each);
    return [`${said.alarm(name, date.slice(0, 7), number(value), number(usual))}`, `  ${reason}`, `  ${look}`];
  });
}

/** Decimals of each measure. */
const PLACES: Readonly<Record<Measure, number>> = { index: 2, scale: 0, anchor: 1, juniors: 3, newcomers: 3, idle: 2 };
/** Lists that are shown; JSON has all. */
const SHOWN = 24;

function measuresText(words: Catalogue, measures: readonly ListMeasures[], world: World): readonly string[] {
  const { heads, measures: names } = words.monitor.watch;
  const rows = measures.slice(-SHOWN).map((each) => [
    each.date.slice(0, 7),
    ...MEASURES.map((measure) => {
      const found = each[measure];
      if (found === null) return "–";
      const [value, error] = [found.value, found.error].map((one) =>
        decimals(words.language, decimalPlaces(one, PLACES[measure]), PLACES[measure]),
      );
      return found.error === 0 ? value! : `${value} ± ${error}`;
    }),
  ]);
  return tableText([heads.list, ...MEASURES.map((measure) => names[measure])], rows, world);
}

const PARTS = ["games", "rounding", "corrections", "oneTimeChanges", "entrants", "leavers", "floor", "rest"] as const;

function ledgerText(words: Catalogue, { ledger }: OfficeWatch, world: World): readonly string[] {
  const { balance } = words.office.lists;
  const rows = ledger
    .slice(-SHOWN)
    .map((each) => [each.date.slice(0, 7), ...PARTS.map((part) => signed(decimals(words.language, each[part] / 100)))]);
  return tableText([words.monitor.watch.heads.list, ...PARTS.map((part) => balance[part])], rows, world);
}

function groupsText(words: Catalogue, { groups }: OfficeWatch, world: World): readonly string[] {
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

function federationsText(words: Catalogue, { federations }: OfficeWatch, world: World): readonly string[] {
  const { heads } = words.monitor.watch;
  const rows = federations.map(({ federation, games, residual, offset }) => [
    federation,
    String(games),
    signed(decimals(words.language, residual, 3)),
    signed(decimals(words.language, offset, 0)),
  ]);
  return tableText([heads.federation, heads.games, heads.residual, heads.offset], rows, world);
}
