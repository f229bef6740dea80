import { h } from "preact";
import { type Static, Type } from "typebox";
import type { IsoDate } from "../../domain/dates.ts";
import { PERIOD_READINGS } from "../../rating/period/readings.ts";
import { type AnyEdition, articlesOf } from "../../regulations/compare.ts";
import { ONE_TIME_CHANGES } from "../../regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../regulations/fide/one-time/one-time-change.ts";
import { RESOLUTIONS } from "../../regulations/fide/resolutions.ts";
import { OBJECTION_TERMS } from "../../regulations/objection-terms.ts";
import { holdsOn } from "../../regulations/register.ts";
import { EditionPage } from "../../web/pages/edition.tsx";
import { RegulationsPage } from "../../web/pages/regulations.tsx";
import { editionName } from "../../words/said/edition-name.ts";
import { readingSaid } from "../../words/said/reading-said.ts";
import { resolutionSaid } from "../../words/said/resolution-said.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import { sourceSaid } from "../../words/said/source-said.ts";
import { termsSaid } from "../../words/said/terms-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { NOTHING, NullableText, Text, Whole } from "../http/schemas.ts";
import { view } from "../view.ts";

const InForce = { id: Text, list: Text, from: NullableText, until: NullableText };
const Head = Type.Object({ ...InForce, name: Text });
const Source = Type.Object({ title: Text, address: Type.Optional(Text), consulted: Type.Optional(Text) });
const ArticleData = Type.Object({
  rule: Text,
  decides: Text,
  article: NullableText,
  known: Text,
  says: Text,
  /** Why an edition that is not FIDE's changes it. */
  reason: NullableText,
});
const Own = Type.Object({ issuedBy: Text, base: Text, baseName: Text });
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
  /** Of an edition that the office has adopted; null: it is in the register. */
  own: Type.Union([Type.Null(), Own]),
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
const TermsData = Type.Object({ from: Text, objectDays: Whole, answerDays: Whole, known: Text, says: Text });
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
    /** Until when somebody may object, and until when the office answers. */
    objectionTerms: Type.Array(TermsData),
  }),
  load: async ({ today, facts }, { words }) => ({
    editions: (await facts()).editions.all.map((each, _, all) => ({
      ...headOf(words, each),
      current: isCurrent(each, all, today()),
    })),
    oneTimeChanges: ONE_TIME_CHANGES.map((each) => oneTimeData(words, each)),
    resolutions: RESOLUTIONS.map((each) => resolutionSaid(words, each)),
    listReadings: PERIOD_READINGS.map((each) => readingSaid(words, each)),
    objectionTerms: OBJECTION_TERMS.map((each) => termsSaid(words, each)),
  }),
  page: (data, shown) => ({
    title: shown.words.web.regulations.title,
    content: h(RegulationsPage, { ...data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

/** An edition that was adopted holds in the place of those before it. */
const isCurrent = (edition: AnyEdition, all: readonly AnyEdition[], today: IsoDate): boolean =>
  all.findLast((each) => each.list === edition.list && holdsOn(each, today)) === edition;

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

export const edition = view({
  operation: "edition",
  path: "/regulations/:edition",
  params: Type.Object({ edition: Text }),
  query: NOTHING,
  data: EditionData,
  load: async ({ facts }, { params, words }) => {
    const { named, all } = (await facts()).editions;
    return editionData(words, named(params.edition), all);
  },
  page: (data, shown) => ({ title: data.name, content: h(EditionPage, { edition: data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const editionData = (words: Catalogue, one: AnyEdition, all: readonly AnyEdition[]): Static<typeof EditionData> => ({
  ...headOf(words, one),
  before: one.own?.base ?? editionBefore(one, all),
  own: one.own ? { issuedBy: one.own.issuedBy, base: one.own.base, baseName: editionName(words, one.own.base) } : null,
  source: sourceSaid(words, one.source),
  articles: articlesOf(one).map(([rule, article]) => ({
    rule,
    decides: words.rules[rule],
    article: article.number,
    known: words.known[article.known],
    says: ruleSaid(words, rule, article.sets),
    reason: one.own?.reasons[rule] ?? null,
  })),
  readings: one.readings.map((each) => readingSaid(words, each)),
});

/** The edition of the same list before this one. */
function editionBefore({ id, list }: AnyEdition, all: readonly AnyEdition[]): string | null {
  const own = all.filter((each) => each.list === list).map((each) => each.id);
  return own[own.indexOf(id) - 1] ?? null;
}
