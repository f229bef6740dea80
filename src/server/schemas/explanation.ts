import { Type } from "typebox";
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

const Cited = Type.Object({
  edition: Text,
  rule: Text,
  article: Text,
  known: Type.Enum(["text", "summary", "data", "assumption"]),
  /** What the article sets: numbers, flags, tables. */
  sets: AnyJson,
  readings: Type.Array(Type.Object({ code: Text, question: Text, answer: Text })),
});

/** Why a value stands: a given fact, an article, or the case of an article that held. */
const Basis = Type.Union([
  Type.Object({ kind: Type.Literal("given"), source: Coded }),
  Type.Object({ kind: Type.Literal("article"), cited: Cited }),
  Type.Object({ kind: Type.Literal("clause"), cited: Cited, clause: Coded }),
]);

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
    basis: Basis,
    inputs: Type.Record(Type.String(), Explanation),
  }),
};

export const Ruling = Type.Object({ article: Text, code: Text, says: Text });
