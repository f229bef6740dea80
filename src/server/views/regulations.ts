import { h } from "preact";
import { type Static, Type } from "typebox";
import { PERIOD_READINGS } from "../../rating/period/readings.ts";
import { type AnyEdition, type AnyRule, articlesOf, compareEditions } from "../../regulations/compare.ts";
import type { Article } from "../../regulations/edition.ts";
import { ONE_TIME_CHANGES } from "../../regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../regulations/fide/one-time/one-time-change.ts";
import { RESOLUTIONS } from "../../regulations/fide/resolutions.ts";
import { EDITIONS, editionNamed } from "../../regulations/register.ts";
import { ComparePage, EditionPage, RegulationsPage } from "../../web/pages/regulations.tsx";
import { readingSaid } from "../../words/said/reading-said.ts";
import { resolutionSaid } from "../../words/said/resolution-said.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import { sourceSaid } from "../../words/said/source-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

const Head = Type.Object({ id: Text, list: Text, from: NullableText, until: NullableText });
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
  source: Source,
  articles: Type.Array(ArticleData),
  readings: Type.Array(ReadingData),
});
const OneTimeData = Type.Object({
  id: Text,
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
  ...Head.properties,
  rule: Text,
  decides: Text,
  condition: Text,
  known: Text,
  source: Source,
});
const ComparedRule = Type.Object({ rule: Text, decides: Text, a: Text, b: Text, differs: Type.Boolean() });

const headOf = ({ id, list, inForce }: AnyEdition): Static<typeof Head> => ({
  id,
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
    editions: Type.Array(Head),
    oneTimeChanges: Type.Array(OneTimeData),
    resolutions: Type.Array(ResolutionData),
    listReadings: Type.Array(ReadingData),
  }),
  load: async (_, { words }) => ({
    editions: EDITIONS.map(headOf),
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

const oneTimeData = (words: Catalogue, change: OneTimeChange): Static<typeof OneTimeData> => ({
  id: change.id,
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
  query: Type.Object({ a: Text, b: Text }),
  otherwise: "/regulations",
  data: Type.Object({ a: Text, b: Text, rules: Type.Array(ComparedRule) }),
  load: async (_, { query: { a, b }, words }) => {
    const rules = compareEditions(editionNamed(a), editionNamed(b)).map((each) => ({
      rule: each.rule,
      decides: words.rules[each.rule],
      a: sideText(words, each.rule, each.a),
      b: sideText(words, each.rule, each.b),
      differs: each.differs,
    }));
    return { a, b, rules };
  },
  page: (data, shown) => ({ title: `${data.a} · ${data.b}`, content: h(ComparePage, { data, shown }) }),
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
  page: (data, shown) => ({ title: data.id, content: h(EditionPage, { edition: data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const editionData = (words: Catalogue, one: AnyEdition): Static<typeof EditionData> => ({
  ...headOf(one),
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
