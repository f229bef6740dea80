import { h } from "preact";
import { Type } from "typebox";
import { type AnyRule, compareEditions } from "../../regulations/compare.ts";
import type { Article } from "../../regulations/edition.ts";
import { ComparePage } from "../../web/pages/compared-editions.tsx";
import { editionName } from "../../words/said/edition-name.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

const ComparedRule = Type.Object({
  rule: Text,
  decides: Text,
  a: Text,
  b: Text,
  articleA: NullableText,
  articleB: NullableText,
  differs: Type.Boolean(),
  reason: NullableText,
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
  load: async ({ facts }, { query: { a, b, all: asked }, words }) => {
    const all = asked === "yes";
    const { named } = (await facts()).editions;
    const [one, other] = [named(a), named(b)];
    const compared = compareEditions(one, other);
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
        reason: other.own?.reasons[each.rule] ?? one.own?.reasons[each.rule] ?? null,
      }));
    return { a, b, nameA: editionName(words, a), nameB: editionName(words, b), all, total: compared.length, rules };
  },
  page: (data, shown) => ({ title: `${data.nameA} · ${data.nameB}`, content: h(ComparePage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const sideText = (words: Catalogue, rule: AnyRule, article: Article | null): string =>
  article === null ? words.phrases.notInText : ruleSaid(words, rule, article.sets);
