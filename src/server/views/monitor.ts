import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { FIXED_GROUPS, groupRequested, groupText } from "../../domain/pool-groups.ts";
import { statedAlarms } from "../../periods/monitor/alarms.ts";
import { MonitorPage } from "../../web/pages/monitor/monitor.tsx";
import type { MonitorData } from "../../web/pages/monitor/numbers.ts";
import { ScaleReportPage } from "../../web/pages/monitor/report.tsx";
import type { Context } from "../context.ts";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { inForce } from "../lists/overview-cache.ts";
import { watchOf } from "../lists/watch-cache.ts";
import { view } from "../view.ts";
import { MonitorNumbers, monitorNumbers } from "./monitor-numbers.ts";

/** With fewer lists nothing can be compared. */
const LISTS_MIN = 2;
/** Seconds until a page looks again for numbers that are being calculated. */
const REFRESH = 5;

const Query = Type.Object({
  kind: Type.Optional(Type.Enum(LIST_KINDS)),
  /** Such as federation=SWE, sex=w, age=19-34, rating=2600-; without: all players. */
  group: Type.Optional(Type.String({ maxLength: 20 })),
});

const Data = Type.Object({
  /** Kinds that have at least two lists. */
  kinds: Type.Array(Text),
  kind: NullableText,
  /** Groups that can be asked for. */
  groups: Type.Array(Text),
  /** null: all players. */
  group: NullableText,
  /** Whether the numbers are of the lists as they are now; false while those of a new list are being calculated. */
  upToDate: Type.Boolean(),
  /** null: there are not two lists yet, or the numbers are being calculated (then `kind` is there). */
  numbers: Type.Union([MonitorNumbers, Type.Null()]),
});

async function load(context: Context, query: { readonly kind?: ListKind; readonly group?: string }) {
  const facts = await context.facts();
  const federations = new Set(facts.federations.keys());
  const group = groupRequested(query.group, federations);
  const own = [...federations].sort().map((federation) => ({ by: "federation", federation }) as const);
  const groups = [...own, ...FIXED_GROUPS].map(groupText);
  const kinds = LIST_KINDS.filter((kind) => inForce(facts.lists, kind).length >= LISTS_MIN);
  const kind: ListKind | undefined = kinds.find((each) => each === query.kind) ?? kinds[0];
  const asked = { kinds, groups, group: group && groupText(group) };
  if (kind === undefined) return { ...asked, kind: null, upToDate: true, numbers: null };
  const { result, isCurrent } = await watchOf(context, { kind, rows: inForce(facts.lists, kind), group });
  const numbers = result && monitorNumbers(result, await statedAlarms(context.ledger.db, result));
  return { ...asked, kind, upToDate: isCurrent, numbers };
}

/** The watch is kept beside the answers, so that a page of it costs little. */
const common = {
  params: NOTHING,
  query: Query,
  data: Data,
  load: (context: Context, { query }: { readonly query: Parameters<typeof load>[1] }) => load(context, query),
} as const;

const refreshOf = ({ kind, upToDate }: Pick<MonitorData, "kind" | "upToDate">): number | null =>
  kind !== null && !upToDate ? REFRESH : null;

export const monitor = view({
  ...common,
  operation: "monitor",
  heavy: true,
  path: "/monitor",
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.monitor,
    content: h(MonitorPage, { data, shown }),
    refresh: refreshOf(data),
  }),
  cachePolicy: ({ upToDate }) => (upToDate ? "until the next entry" : "not at all"),
});

/** The same numbers as a document to print, for a commission. */
export const monitorReport = view({
  ...common,
  operation: null,
  path: "/monitor/report",
  page: (data, shown) => ({
    title: shown.words.scaleReport.report.title,
    content: h(ScaleReportPage, { data, shown }),
    refresh: refreshOf(data),
    unlisted: true,
  }),
  cachePolicy: ({ upToDate }) => (upToDate ? "until the next entry" : "not at all"),
});
