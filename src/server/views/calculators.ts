import { h } from "preact";
import { Type } from "typebox";
import { asJson } from "../../explanation/json.ts";
import { rulingJson } from "../../explanation/ruling.ts";
import { CALCULATORS, type CalculatorName, calculate } from "../../web/calculators/calculate.ts";
import type { Query } from "../../web/calculators/query.ts";
import { CalculatorPage } from "../../web/pages/calculators.tsx";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import { NullableWhole, Text } from "../http/schemas.ts";
import { Explanation, Ruling } from "../schemas/explanation.ts";
import { AdoptedEdition } from "../schemas/list-inputs.ts";
import { view } from "../view.ts";
import { withRatings } from "./opponents.ts";

const Field = Type.Optional(Type.String({ maxLength: 40 }));
const Games = Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }));

const CalculatorQuery = Type.Object({
  edition: Field,
  list: Field,
  on: Field,
  rating: Field,
  k: Field,
  gamesBefore: Field,
  highest: Field,
  birth: Field,
  forList: Field,
  affiliated: Field,
  games: Field,
  current: Field,
  bonus: Field,
  opponent: Games,
  score: Games,
});

const Answer = Type.Object({
  calculator: Text,
  query: Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
  today: Text,
  edition: Type.Union([Text, Type.Null()]),
  answer: NullableWhole,
  /** Why there is no answer. */
  refusal: Type.Union([Text, Type.Null()]),
  numbers: Type.Record(Type.String(), Type.Number()),
  against: Type.Array(Ruling),
  explanation: Type.Union([Explanation, Type.Null()]),
  /** Editions that the office has adopted, whole: a browser calculates with them. */
  adopted: Type.Array(AdoptedEdition),
});

const nameOf = (text: string): CalculatorName => CALCULATORS.find((name) => name === text) ?? CALCULATORS[0];

export const calculator = view({
  operation: "calculate",
  path: "/calculators/:calculator",
  params: Type.Object({ calculator: Type.Enum(CALCULATORS) }),
  query: CalculatorQuery,
  data: Answer,
  load: async (context, { params, query, words }) => {
    const { today } = context;
    const asked: Query = await withRatings(context, { ...query });
    const { editions } = await context.facts();
    const outcome = calculate(nameOf(params.calculator), asked, today(), editions);
    const found = outcome.state === "found" ? outcome.found : null;
    return {
      calculator: params.calculator,
      query: present(asked),
      today: today(),
      edition: found?.edition ?? null,
      answer: found?.answer.value ?? null,
      refusal: outcome.state === "refused" ? sayOnPage(words, outcome.refusal) : null,
      numbers: Object.fromEntries(found?.numbers ?? []),
      against: (found?.against ?? []).map((ruling) => rulingJson(words, ruling)),
      explanation: found ? asJson(words, found.derivation) : null,
      adopted: editions.fide.filter(({ own }) => own !== undefined),
    };
  },
  page: ({ calculator: name, query, today, adopted }, shown) => ({
    title: shown.words.web.calculators.titles[nameOf(name)],
    content: h(CalculatorPage, {
      own: { name: nameOf(name), query: query as Query, today, adopted },
      shown,
    }),
  }),
  cachePolicy: () => "not at all",
});

const present = (query: Query): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === "string" ? value : [...value]]],
    ),
  );
