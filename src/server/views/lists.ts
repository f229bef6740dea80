import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { TITLES } from "../../domain/report.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { unratedOf } from "../../periods/lists/export/sections.ts";
import type { ShownLine } from "../../periods/lists/format/list-lines.ts";
import { ListPage } from "../../web/pages/list.tsx";
import { ListsPage } from "../../web/pages/lists.tsx";
import { UnratedPage } from "../../web/pages/unrated.tsx";
import { NOTHING, NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { type ListFilter, searchable } from "../lists/list-filter.ts";
import { view } from "../view.ts";

export const ListHead = Type.Object({
  list: Text,
  version: Whole,
  kind: Text,
  date: Text,
  origin: Text,
  sha256: Text,
});

export const headOf = ({ list, version, kind, date, origin, content }: ListRow): Static<typeof ListHead> => ({
  list,
  version,
  kind,
  date,
  origin,
  sha256: content,
});

export const lists = view({
  operation: "lists",
  path: "/lists",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({ lists: Type.Array(ListHead) }),
  load: async ({ facts }) => ({ lists: (await facts()).lists.map(headOf) }),
  page: (data, shown) => ({ title: shown.words.web.lists.title, content: h(ListsPage, { ...data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const PAGE = 100;
const YEARS = [1900, 2100] as const;
const Year = Type.Optional(Type.Integer({ minimum: YEARS[0], maximum: YEARS[1] }));

const Filters = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })),
  federation: Type.Optional(Type.String({ maxLength: 3 })),
  sex: Type.Optional(Type.Union([Type.Literal("m"), Type.Literal("w"), Type.Literal("")])),
  title: Type.Optional(Type.String({ maxLength: 3 })),
  bornFrom: Type.Union([Year, Type.Literal("")]),
  bornTo: Type.Union([Year, Type.Literal("")]),
  inactive: Type.Optional(Type.String({ maxLength: 3 })),
  name: Type.Optional(Type.String({ maxLength: 40 })),
  moved: Type.Optional(Type.Union([Type.Literal("up"), Type.Literal("new"), Type.Literal("")])),
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
const ListQuery = Type.Partial(Filters);

const ListedData = Type.Object({
  place: Whole,
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  sex: NullableText,
  birthYear: NullableWhole,
  rating: Whole,
  games: Whole,
  k: NullableWhole,
  /** Whether K is derived from imported lists, or assumed: not all games and ratings are on record. */
  kDerived: Type.Boolean(),
  inactive: Type.Boolean(),
});

export const list = view({
  operation: "list",
  path: "/lists/:list",
  params: Type.Object({ list: Type.String({ maxLength: 40 }) }),
  query: ListQuery,
  data: Type.Object({
    ...ListHead.properties,
    isNewest: Type.Boolean(),
    /** Every version that was published, the newest first. */
    versions: Type.Array(Whole),
    /** The number of visible players, and of those who match the filters. */
    size: Whole,
    found: Whole,
    federations: Type.Array(Text),
    players: Type.Array(ListedData),
    next: NullableWhole,
  }),
  load: async ({ listCache, facts }, { params, query }) => {
    const now = await facts();
    const { row } = publishedList(now, params.list, query.version);
    const cached = await listCache.list(row);
    const { isShown } = now;
    const request = { filter: filterOf(query), isShown, after: query.after ?? 0, limit: PAGE };
    const { rows, next, found } = cached.page(request);
    const players = rows.map((each) => ({
      place: each.place,
      player: String(each.player),
      name: each.name,
      federation: each.federation || null,
      title: each.title || null,
      sex: each.sex || null,
      birthYear: each.birthYear || null,
      rating: each.rating,
      games: each.games,
      k: each.k || null,
      kDerived: each.kDerived,
      inactive: each.inactive,
    }));
    const versions = now.lists.filter((each) => each.list === row.list).map(({ version }) => version);
    const isNewest = versions[0] === row.version;
    const counts = { size: cached.size(isShown), found };
    return { ...headOf(row), isNewest, versions, ...counts, federations: [...cached.federations], players, next };
  },
  page: (data, shown) => ({
    title: shown.words.web.lists.name(data.kind, data.date),
    content: h(ListPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

const UnratedData = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  birthYear: NullableWhole,
});

/** Unrated players who are still named on a list. */
export const unrated = view({
  operation: "unratedOfList",
  heavy: true,
  path: "/lists/:list/unrated",
  params: Type.Object({ list: Type.String({ maxLength: 40 }) }),
  query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })) }),
  data: Type.Object({
    ...ListHead.properties,
    /** Those whose rating fell below the floor on this list. */
    delisted: Type.Array(UnratedData),
    /** Others with a title. */
    titled: Type.Array(UnratedData),
  }),
  load: async ({ ledger, facts }, { params, query }) => {
    const now = await facts();
    const { row } = publishedList(now, params.list, query.version);
    const found = await unratedOf(ledger, row);
    const shown = (lines: readonly ShownLine[]) =>
      lines
        .filter(({ id, federation }) => now.isShown({ player: Number(id), federation: federation ?? "" }))
        .map(({ id, name, federation, title, womenTitle, birth }) => ({
          player: id,
          name,
          federation,
          title: title ?? womenTitle,
          birthYear: birth === null ? null : Number(birth.slice(0, 4)),
        }));
    return { ...headOf(row), delisted: shown(found.delisted), titled: shown(found.titled) };
  },
  page: (data, shown) => ({
    title: shown.words.web.lists.unrated,
    content: h(UnratedPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

function filterOf(query: Static<typeof ListQuery>): ListFilter {
  const [from, to] = [Number(query.bornFrom || YEARS[0]), Number(query.bornTo || YEARS[1])];
  const isByAge = Boolean(query.bornFrom) || Boolean(query.bornTo);
  return {
    federation: query.federation?.toUpperCase() || null,
    sex: query.sex || null,
    title: TITLES.find((title) => title === query.title?.toUpperCase()) ?? null,
    born: isByAge ? { from, to } : null,
    activeOnly: query.inactive !== "yes",
    named: searchable(query.name ?? "").trim() || null,
    moved: query.moved || null,
  };
}

/** A published list by its name, or the current one of a kind where only the kind is named. */
export function publishedList(
  { lists: all, current }: Pick<Facts, "lists" | "current">,
  name: string,
  version: number | undefined,
): { readonly row: ListRow } {
  const isKind = LIST_KINDS.some((kind) => kind === name);
  const published = isKind ? [current(name)] : all.filter((row) => row.list === name);
  const row = published.find((each) => version === undefined || each?.version === version);
  if (row === undefined) throw new Refusal("unknown-list", { list: name, version: version ?? null });
  return { row };
}
