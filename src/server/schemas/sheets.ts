import { Type } from "typebox";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";

/** What another version of a list would change. */
const ListSheet = Type.Object({
  list: Text,
  version: Whole,
  against: Whole,
  asOf: Whole,
  lines: Type.Array(
    Type.Object({
      player: Text,
      before: NullableWhole,
      after: NullableWhole,
      gamesBefore: Whole,
      gamesAfter: Whole,
    }),
  ),
});

/** A member on a club's list; points and the current rating are in halves. */
const ClubLine = Type.Object({
  member: Whole,
  id: NullableText,
  name: Text,
  birth: NullableText,
  base: Whole,
  before: Whole,
  games: Whole,
  points: Type.Number(),
  bonus: Type.Number(),
  current: Type.Number(),
  deduction: Type.Number(),
  raise: Type.Number(),
  marks: Type.Array(Text),
  waits: Type.Array(Text),
});

/** What a change of a club's book changes on a closed list. */
const ClubSheet = Type.Object({
  period: Text,
  version: Whole,
  isExpected: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      member: Whole,
      name: Text,
      before: Type.Union([ClubLine, Type.Null()]),
      after: Type.Union([ClubLine, Type.Null()]),
    }),
  ),
});

export const Sheet = Type.Union([ListSheet, ClubSheet]);
