import { type TSchema, Type } from "typebox";
import type { ExplanationJson } from "../../explanation/json.ts";
import { DOCUMENT_WORDS } from "../../words/en/web/api.ts";
import { Text } from "../http/schemas.ts";

/** A value of any form. The serializer tries the types in this order: as the last, a text takes whatever is left. */
export const AnyJson = Type.Unsafe<ExplanationJson["value"]>({
  type: ["null", "boolean", "array", "object", "number", "string"],
  additionalProperties: true,
});

/** An object of which the document names only the code. */
export const Coded = Type.Object({ code: Text }, { additionalProperties: AnyJson });

/** How well an article is known. */
export const HowKnown = Type.Enum(["text", "summary", "data", "assumption"]);

/** An article that a value rests on. */
export const CITED = {
  edition: Text,
  rule: Text,
  article: Text,
  known: HowKnown,
  /** What the article sets: numbers, flags, tables. */
  sets: AnyJson,
};

/** Why a value stands: a given fact, an article, or the case of an article that held. */
export const basisBy = <Cited extends TSchema>(cited: Cited) =>
  Type.Union([
    Type.Object({ kind: Type.Literal("given"), source: Coded }),
    Type.Object({ kind: Type.Literal("article"), cited }),
    Type.Object({ kind: Type.Literal("clause"), cited, clause: Coded }),
  ]);

const Reading = Type.Object({ code: Text, question: Text, answer: Text });

const ID = "Explanation";

/** How a value came about. It is made of others, which are explained in the same way. */
export const Explanation = Type.Unsafe<ExplanationJson>({ $ref: `${ID}#` });

/** The schema itself, once for the whole application: each that refers to it finds it by its name. */
export const EXPLANATION_SCHEMA = {
  $id: ID,
  description: DOCUMENT_WORDS.derivation,
  ...Type.Object({
    term: Text,
    means: Text,
    unit: Text,
    value: AnyJson,
    says: Text,
    because: Text,
    basis: basisBy(Type.Object({ ...CITED, readings: Type.Array(Reading) })),
    inputs: Type.Record(Type.String(), Explanation),
  }),
};

export const Ruling = Type.Object({ article: Text, code: Text, says: Text });
