import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS, listSha256 } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { TITLES } from "../../domain/report.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { ListPage } from "../../web/pages/list.tsx";
import { ListsPage } from "../../web/pages/lists.tsx";
import { NOTHING, NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { LIST_SORTS, type ListFilter, type ListSort, searchable } from "../lists/list-filter.ts";
import type { Ages } from "../lists/ranks.ts";
import { besideOf, listsBeside } from "../lists-beside.ts";
import { view } from "../view.ts";

export const ListHead = Type.Object({
  list: Text,
  version: Whole,
  kind: Text,
  date: Text,
  origin: Text,
  sha256: Text,
  /** The root of the tree of its lines; null: it was imported, or made before lists were trees. */
  root: NullableText,
  /** The journal entry that published it. */
  entry: NullableWhole,
});

export const headOf = ({ list, version, kind, date, origin, ...row }: ListRow): Static<typeof ListHead> => ({
  list,
  version,
  kind,
  date,
  origin,
  sha256: listSha256(row),
  root: row.root,
  entry: row.published,
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
  /** Part of a name. */
  name: Type.Optional(Type.String({ maxLength: 40 })),
  group: Type.Optional(Type.Union([Type.Literal("juniors"), Type.Literal("seniors"), Type.Literal("")])),
  sort: Type.Optional(Type.Union([...LIST_SORTS.map((each) => Type.Literal(each)), Type.Literal("")])),
  /** Another list of the kind, to compare with. */
  against: Type.Optional(Type.String({ maxLength: 40 })),
  /** "all": with the ratings of the other kinds. */
  kinds: Type.Optional(Type.String({ maxLength: 3 })),
  /** A player to be marked, in the list and in the distribution. Without a cursor, the page with them is given. */
  mark: Type.Optional(Type.String({ maxLength: 11 })),
  moved: Type.Optional(Type.Union([Type.Literal("up"), Type.Literal("new"), Type.Literal("")])),
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export const ListQuery = Type.Partial(Filters);

const ListedData = Type.Object({
  place: Whole,
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  sex: NullableText,
  birthYear: NullableWhole,
  rating: Whole,
  /** From the list before, or from the one that is compared with; null: not on it, or not known. */
  change: NullableWhole,
  /** Places gained among all active players since the list before; null: not ranked on both. */
  climbed: NullableWhole,
  /** On the lists of the other kinds of the same date. */
  others: Type.Record(Type.String(), NullableWhole),
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
    /** Titles that somebody on the list has, the highest first. */
    titles: Type.Array(Text),
    /** Whether the page is the first. */
    isFirst: Type.Boolean(),
    /** Lists of the same kind, the newest first, to compare with. */
    comparable: Type.Array(Text),
    /** Of those who match: how many have a rating from a number on, up to the next. */
    distribution: Type.Array(Type.Object({ from: Whole, players: Whole, marked: Type.Boolean() })),
    players: Type.Array(ListedData),
    next: NullableWhole,
  }),
  load: async ({ listCache, facts }, { params, query }) => {
    const now = await facts();
    const { row } = publishedList(now, params.list, query.version);
    const cached = await listCache.list(row);
    const { isShown } = now;
    const filter = filterOf(query, cached.ages);
    const around = query.mark && query.after === undefined ? Number(query.mark) : null;
    const { rows, next, found, isFirst } = cached.page({
      ...{ filter, isShown, sort: sortOf(query), around, after: query.after ?? 0, limit: PAGE },
    });
    const beside = await listsBeside({ listCache }, now, row, query);
    const players = rows.map((each) => ({
      place: each.place,
      player: String(each.player),
      name: each.name,
      federation: each.federation || null,
      title: each.title || null,
      sex: each.sex || null,
      birthYear: each.birthYear || null,
      rating: each.rating,
      ...besideOf(each, cached, beside, isShown),
      games: each.games,
      k: each.k || null,
      kDerived: each.kDerived,
      inactive: each.inactive,
    }));
    const versions = now.lists.filter((each) => each.list === row.list).map(({ version }) => version);
    const titles = TITLES.filter((title) => cached.titles.includes(title));
    const isNewest = versions[0] === row.version;
    const counts = { size: cached.size(isShown), found };
    const marked = query.mark ? cached.ratingOf(Number(query.mark)) : null;
    return {
      ...headOf(row),
      ...{ isNewest, versions, ...counts, federations: [...cached.federations], players, next, titles, isFirst },
      comparable: [...new Set(now.lists.filter(({ kind }) => kind === row.kind).map((each) => each.list))],
      distribution: cached.distribution(isShown, filter).map(({ from, players }) => ({
        ...{ from, players, marked: marked !== null && marked >= from && marked < from + 100 },
      })),
    };
  },
  page: (data, shown) => ({
    title: shown.words.web.lists.name(data.kind, data.date),
    content: h(ListPage, { data, shown }),
    picture: `/share/${shown.words.language}/lists/${data.list}.png`,
  }),
  cachePolicy: () => "until the next entry",
});

/** The order by change is that of the list's own changes, so a comparison goes by rating. */
export const sortOf = ({ against, sort }: Static<typeof ListQuery>): ListSort =>
  against && sort === "change" ? "rating" : sort || "rating";

export function filterOf(query: Static<typeof ListQuery>, ages: Ages): ListFilter {
  const { group } = query;
  const youngest = group === "seniors" ? ages.seniorsTo : YEARS[1];
  const [from, to] = [
    Number(query.bornFrom || (group === "juniors" ? ages.juniorsFrom : YEARS[0])),
    Number(query.bornTo || youngest),
  ];
  const isByAge = Boolean(query.bornFrom) || Boolean(query.bornTo) || Boolean(group);
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
