import { h } from "preact";
import { Type } from "typebox";
import { ALARM_CODES, MEASURES } from "../../domain/codes/monitor.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { type StatedAlarm, statedAlarms } from "../../periods/monitor/alarms.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import { MonitorPage } from "../../web/pages/monitor/monitor.tsx";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import { inForce } from "../lists/overview-cache.ts";
import { watchOf } from "../lists/watch-cache.ts";
import { view } from "../view.ts";

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const Estimate = Type.Object({ value: NullableNumber, low: NullableNumber, high: NullableNumber });
const Measured = Type.Union([Type.Object({ value: Type.Number(), error: Type.Number() }), Type.Null()]);
const Residual = { games: Whole, residual: NullableNumber, standardError: NullableNumber };
const Hundredths = Type.Integer();

const Numbers = Type.Object({
  games: Whole,
  lists: Whole,
  alarms: Type.Array(
    Type.Object({
      code: Type.Enum(ALARM_CODES),
      date: Text,
      value: Type.Number(),
      usual: Type.Number(),
      limit: Type.Number(),
      list: Text,
      /** When the office acknowledged it, and why; null: it is open. */
      acknowledged: Type.Union([Type.Object({ day: Text, reason: Text }), Type.Null()]),
    }),
  ),
  /** The oldest list first; each from the games of the twelve lists up to it. */
  measures: Type.Array(
    Type.Object({ date: Text, ...(Object.fromEntries(MEASURES.map((name) => [name, Measured])) as MeasureSchemas) }),
  ),
  deflationIndex: Estimate,
  scale: Estimate,
  slope: Estimate,
  bands: Type.Array(
    Type.Object({
      ...{ from: Whole, to: Whole, games: Whole },
      ...{ expected: Type.Number(), scored: Type.Number(), difference: Type.Number() },
      ...{ standardError: Type.Number(), detectable: Type.Number(), flag: Type.Boolean() },
    }),
  ),
  /** In hundredths of a point; what is left is 0. */
  ledger: Type.Array(
    Type.Object({
      ...{ list: Text, date: Text, before: Hundredths, after: Hundredths, games: Hundredths, rounding: Hundredths },
      ...{ corrections: Hundredths, oneTimeChanges: Hundredths, entrants: Hundredths, leavers: Hundredths },
      ...{ floor: Hundredths, rest: Hundredths },
    }),
  ),
  /** Active players by classes of 50 points, on the last list of each year. */
  distributions: Type.Array(Type.Object({ date: Text, from: Whole, width: Whole, players: Type.Array(Whole) })),
  /** Scored less expected in the last twelve lists. */
  ages: Type.Array(Type.Object({ from: NullableNumber, to: NullableNumber, ...Residual })),
  sexes: Type.Array(Type.Object({ sex: Text, ...Residual })),
  /** Offsets in points from games against each other: above 0 rated too low. */
  federations: Type.Array(
    Type.Object({ federation: Text, games: Whole, residual: Type.Number(), offset: Type.Number() }),
  ),
});

type MeasureSchemas = Record<(typeof MEASURES)[number], typeof Measured>;

/** With fewer lists nothing can be compared. */
const LISTS_MIN = 2;
/** Seconds until a page looks again for numbers that are being calculated. */
const REFRESH = 5;

export const monitor = view({
  operation: "monitor",
  heavy: true,
  path: "/monitor",
  params: Type.Object({}),
  query: Type.Object({ kind: Type.Optional(Type.Enum(LIST_KINDS)) }),
  data: Type.Object({
    /** Kinds that have at least two lists. */
    kinds: Type.Array(Text),
    kind: NullableText,
    /** null: there are not two lists yet, or the numbers are being calculated (then `kind` is there). */
    numbers: Type.Union([Numbers, Type.Null()]),
  }),
  load: async (context, { query }) => {
    const facts = await context.facts();
    const kinds = LIST_KINDS.filter((kind) => inForce(facts.lists, kind).length >= LISTS_MIN);
    const kind: ListKind | undefined = kinds.find((each) => each === query.kind) ?? kinds[0];
    if (kind === undefined) return { kinds, kind: null, numbers: null };
    const watch = await watchOf(context, kind, inForce(facts.lists, kind));
    return {
      kinds,
      kind,
      numbers: watch === null ? null : numbersOf(watch, await statedAlarms(context.ledger.db, watch)),
    };
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.monitor,
    content: h(MonitorPage, { data, shown }),
    refresh: data.kind !== null && data.numbers === null ? REFRESH : null,
  }),
  cachePolicy: ({ numbers }) => (numbers === null ? "not at all" : "until the next entry"),
});

const numbersOf = ({ calibration, lists, groups, ...watch }: OfficeWatch, alarms: readonly StatedAlarm[]) => ({
  games: calibration.games,
  lists: lists.length,
  alarms: [...alarms],
  measures: watch.measures.map((each) => ({ ...each })),
  deflationIndex: calibration.deflationIndex,
  scale: calibration.scale,
  slope: calibration.slope,
  bands: [...calibration.bands],
  ledger: [...watch.ledger],
  distributions: watch.distributions.map((each) => ({ ...each, players: [...each.players] })),
  ages: [...groups.ages],
  sexes: [...groups.sexes],
  federations: [...watch.federations],
});
