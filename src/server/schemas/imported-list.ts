import { Type } from "typebox";
import { Text, Whole } from "../http/schemas.ts";
import { Issue } from "./receipt.ts";

const { says: _, ...ISSUE } = Issue.properties;

/** What a published list changes, or would change, when it is taken over. */
export const ImportedListSchema = Type.Object({
  /** The sha-256 of the file. */
  upload: Text,
  kind: Text,
  date: Text,
  players: Whole,
  errors: Whole,
  warnings: Whole,
  /** Players who were erased here before: their names and births are not taken over. */
  erased: Whole,
  /** Rated players whom nobody is shown, because no federation is named. */
  withoutFederation: Whole,
  lists: Type.Array(Type.Object({ list: Text, version: Whole, rated: Whole })),
  /** Beside the list before: who came and who is gone. */
  compared: Type.Array(Type.Object({ list: Text, before: Text, entrants: Whole, leavers: Whole })),
  /** Players whose rating moved without a game. */
  corrections: Type.Array(Type.Object({ list: Text, players: Whole })),
  issues: Type.Array(Type.Object(ISSUE)),
});
