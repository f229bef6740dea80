import { Type } from "typebox";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import { AnyJson, Explanation } from "./explanation.ts";

export const Issue = Type.Object({
  code: Text,
  severity: Type.Enum(["error", "warning"]),
  line: Whole,
  columns: Type.Union([Type.Array(Whole), Type.Null()]),
  field: Text,
  /** A code, with what it is about. */
  expected: Type.Object({ code: Text }, { additionalProperties: AnyJson }),
  found: Text,
  more: Type.Optional(Type.Object({ count: Whole, lastLine: Whole })),
  says: Text,
});

/** What the sender of a report gets. */
export const ReceiptSchema = Type.Object({
  already: Type.Boolean(),
  tournament: Text,
  name: Text,
  part: Whole,
  version: Whole,
  file: Text,
  sha256: Text,
  on: Text,
  sender: Text,
  enteredBecause: NullableText,
  sequence: Whole,
  players: Whole,
  games: Whole,
  unmatched: Type.Array(Type.Object({ startNumber: Whole, name: Text, line: Whole })),
  twice: Type.Array(Type.Object({ startNumber: Whole, name: Text, player: Text })),
  lookalikes: Type.Array(Type.Object({ other: Text, players: Whole, pairings: Whole })),
  heldBack: Type.Array(Text),
  issues: Type.Array(Issue),
  assumed: NullableText,
  report: Explanation,
  /** The date of the list it will enter. */
  list: Text,
  settled: Type.Union([
    Type.Object({ list: Text, version: Whole, date: Text, reportVersion: Whole, counts: Type.Boolean() }),
    Type.Null(),
  ]),
  rated: Type.Boolean(),
});
