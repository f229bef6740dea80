import { Type } from "typebox";
import type { PortableInput } from "../../rating/period/portable.ts";
import { DOCUMENT_WORDS } from "../../words/en/web/api.ts";
import { Text } from "../http/schemas.ts";
import { AnyJson, basisBy, CITED } from "./explanation.ts";

/** Readings by their codes alone. */
const Cited = Type.Object({
  ...CITED,
  readings: Type.Array(Text),
  parts: Type.Optional(Type.Record(Type.String(), Text)),
});

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
    basis: basisBy(Cited),
    inputs: Type.Record(Type.String(), Derivation),
  }),
};
