import type { RecordSchema } from "../../domain/schema/schema.ts";
import { DESIGN_SCHEMA } from "../../regulations/design/check-design.ts";
import type { DesignRule } from "../../regulations/design/design.ts";
import { FIDE_EDITIONS } from "../../regulations/register.ts";
import type { Catalogue } from "../types/catalogue.ts";
import { editionName } from "./edition-name.ts";
import { ruleSaid } from "./rule-said.ts";

/** The newest standard edition: what a rule says there shows what it is about. */
const SHOWN = FIDE_EDITIONS.findLast(({ list }) => list === "standard")!;

/** The JSON Schema of an edition's file, with each rule in words: what editors complete and explain by. */
export function editionSchema(words: Catalogue): unknown {
  const rules = DESIGN_SCHEMA.properties.rules as RecordSchema;
  const described = Object.entries(rules.properties).map(([rule, schema]) => [
    rule,
    {
      title: words.rules[rule as DesignRule],
      description: `${editionName(words, SHOWN.id)}: ${ruleSaid(words, rule as DesignRule, SHOWN.articles[rule as DesignRule].sets)}`,
      ...schema,
    },
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: words.design.title,
    ...DESIGN_SCHEMA,
    properties: { ...DESIGN_SCHEMA.properties, rules: { ...rules, properties: Object.fromEntries(described) } },
  };
}
