import { h } from "preact";
import { type Static, Type } from "typebox";
import type { IsoDate } from "../../domain/dates.ts";
import { PERIOD_READINGS } from "../../rating/period/readings.ts";
import { type AnyEdition, type AnyRule, articlesOf, compareEditions } from "../../regulations/compare.ts";
import type { Article } from "../../regulations/edition.ts";
import { ONE_TIME_CHANGES } from "../../regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../regulations/fide/one-time/one-time-change.ts";
import { RESOLUTIONS } from "../../regulations/fide/resolutions.ts";
import { EDITIONS, editionNamed } from "../../regulations/register.ts";
import { ComparePage } from "../../web/pages/compared-editions.tsx";
import { EditionPage, RegulationsPage } from "../../web/pages/regulations.tsx";
import { editionName } from "../../words/said/edition-name.ts";
import { readingSaid } from "../../words/said/reading-said.ts";
import { resolutionSaid } from "../../words/said/resolution-said.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import { sourceSaid } from "../../words/said/source-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

const InForce = { id: Text, list: Text, from: NullableText, until: NullableText };
const Head = Type.Object({ ...InForce, name: Text });
const Source = Type.Object({ title: Text, address: Type.Optional(Text), consulted: Type.Optional(Text) });
const ArticleData = Type.Object({ rule: Text, decides: Text, article: NullableText, known: Text, says: Text });
const ReadingData = Type.Object({
  code: Text,
  rules: Type.Array(Text),
  question: Text,
  answer: Text,
  evidence: Text,
});
const EditionData = Type.Object({
  ...Head.properties,
  before: NullableText,
  source: Source,
  articles: Type.Array(ArticleData),
  readings: Type.Array(ReadingData),
});
const OneTimeData = Type.Object({
  id: Text,
  name: Text,
  listDate: Text,
  lists: Type.Array(Text),
  rule: Text,
  decides: Text,
  known: Text,
  says: Text,
  source: Source,
  readings: Type.Array(ReadingData),
});
const ResolutionData = Type.Object({
  ...InForce,
  rule: Text,
  decides: Text,
  condition: Text,
  known: Text,
  source: Source,
});
const ComparedRule = Type.Object({
  rule: Text,
  decides: Text,
  a: Text,
  b: Text,
  articleA: NullableText,
  articleB: NullableText,
  differs: Type.Boolean(),
});

const headOf = (words: Catalogue, { id, list, inForce }: AnyEdition): Static<typeof Head> => ({
  id,
  name: editionName(words, id),
  list,
  from: inForce?.from ?? null,
  until: inForce?.until ?? null,
});

export const editions = view({
  operation: "editions",
  path: "/regulations",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    editions: Type.Array(Type.Object({ ...Head.properties, current: Type.Boolean() })),
    oneTimeChanges: Type.Array(OneTimeData),
    resolutions: Type.Array(ResolutionData),
    listReadings: Type.Array(ReadingData),
  }),
  load: async ({ today }, { words }) => ({
    editions: EDITIONS.map((each) => ({ ...headOf(words, each), current: isCurrent(each, today()) })),
    oneTimeChanges: ONE_TIME_CHANGES.map((each) => oneTimeData(words, each)),
    resolutions: RESOLUTIONS.map((each) => resolutionSaid(words, each)),
    listReadings: PERIOD_READINGS.map((each) => readingSaid(words, each)),
  }),
  page: (data, shown) => ({
    title: shown.words.web.regulations.title,
    content: h(RegulationsPage, { ...data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

const isCurrent = ({ inForce }: AnyEdition, today: IsoDate): boolean =>
  inForce !== null && inForce.from <= today && (inForce.until === undefined || today <= inForce.until);

const oneTimeData = (words: Catalogue, change: OneTimeChange): Static<typeof OneTimeData> => ({
  id: change.id,
  name: editionName(words, change.id),
  listDate: change.listDate,
  lists: [...change.lists],
  rule: change.cited.rule,
  decides: words.rules[change.cited.rule],
  known: words.known[change.cited.known],
  says: ruleSaid(words, change.cited.rule, change.cited.sets),
  source: sourceSaid(words, change.source),
  readings: change.readings.map((each) => readingSaid(words, each)),
});

export const comparison = view({
  operation: "compareEditions",
  path: "/regulations/compare",
  params: NOTHING,
  query: Type.Object({ a: Text, b: Text, all: Type.Optional(Type.Literal("yes")) }),
  otherwise: "/regulations",
  data: Type.Object({
    a: Text,
    b: Text,
    nameA: Text,
    nameB: Text,
    all: Type.Boolean(),
    total: Type.Integer(),
    rules: Type.Array(ComparedRule),
  }),
  load: async (_, { query: { a, b, all: asked }, words }) => {
    const all = asked === "yes";
    const compared = compareEditions(editionNamed(a), editionNamed(b));
    const rules = compared
      .filter(({ differs }) => all || differs)
      .map((each) => ({
        rule: each.rule,
        decides: words.rules[each.rule],
        a: sideText(words, each.rule, each.a),
        b: sideText(words, each.rule, each.b),
        articleA: each.a?.number ?? null,
        articleB: each.b?.number ?? null,
        differs: each.differs,
      }));
    return { a, b, nameA: editionName(words, a), nameB: editionName(words, b), all, total: compared.length, rules };
  },
  page: (data, shown) => ({ title: `${data.nameA} · ${data.nameB}`, content: h(ComparePage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const sideText = (words: Catalogue, rule: AnyRule, article: Article | null): string =>
  article === null ? words.phrases.notInText : ruleSaid(words, rule, article.sets);

export const edition = view({
  operation: "edition",
  path: "/regulations/:edition",
  params: Type.Object({ edition: Text }),
  query: NOTHING,
  data: EditionData,
  load: async (_, { params, words }) => editionData(words, editionNamed(params.edition)),
  page: (data, shown) => ({ title: data.name, content: h(EditionPage, { edition: data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const editionData = (words: Catalogue, one: AnyEdition): Static<typeof EditionData> => ({
  ...headOf(words, one),
  before: editionBefore(one),
  source: sourceSaid(words, one.source),
  articles: articlesOf(one).map(([rule, article]) => ({
    rule,
    decides: words.rules[rule],
    article: article.number,
    known: words.known[article.known],
    says: ruleSaid(words, rule, article.sets),
  })),
  readings: one.readings.map((each) => readingSaid(words, each)),
});

/** The edition of the same list before this one. */
function editionBefore({ id, list }: AnyEdition): string | null {
  const own = EDITIONS.filter((each) => each.list === list).map((each) => each.id);
  return own[own.indexOf(id) - 1] ?? null;
}
