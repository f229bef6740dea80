import { Type } from "typebox";
import type { PortableInput } from "../../rating/period/portable.ts";
import { DOCUMENT_WORDS } from "../../words/en/web/api.ts";
import { Text } from "../http/schemas.ts";
import { AnyJson, Coded } from "./explanation.ts";

const Cited = Type.Object({
  edition: Text,
  rule: Text,
  article: Text,
  known: Type.Enum(["text", "summary", "data", "assumption"]),
  sets: AnyJson,
  readings: Type.Array(Text),
  parts: Type.Optional(Type.Record(Type.String(), Text)),
});

const Basis = Type.Union([
  Type.Object({ kind: Type.Literal("given"), source: Coded }),
  Type.Object({ kind: Type.Literal("article"), cited: Cited }),
  Type.Object({ kind: Type.Literal("clause"), cited: Cited, clause: Coded }),
]);

const ID = "Derivation";

/** A ruling as the rules take it, without words: an explanation is made from it. */
export const Derivation = Type.Unsafe<PortableInput["tournaments"][number]["rulings"][number]>({ $ref: `${ID}#` });

/** The schema itself, once for the whole application, because it contains itself. */
export const DERIVATION_SCHEMA = {
  $id: ID,
  description: DOCUMENT_WORDS.derivationInCodes,
  ...Type.Object({
    term: Text,
    value: AnyJson,
    basis: Basis,
    inputs: Type.Record(Type.String(), Derivation),
  }),
};
