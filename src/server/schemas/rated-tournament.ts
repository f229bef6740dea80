import { Type } from "typebox";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import { Ruling } from "./explanation.ts";

const Score = Type.Union([Type.Number(), Type.Null()]);
const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** What a tournament gives an unrated player towards a first rating. */
const First = Type.Object({
  n: Whole,
  score: Type.Number(),
  sum: NullableNumber,
  Rc: NullableNumber,
  Ru: NullableNumber,
  kept: Type.Boolean(),
  ruling: Ruling,
});

const Game = Type.Object({
  round: Whole,
  /** Their place in the crosstable. */
  opponent: Whole,
  score: Score,
  counts: Type.Boolean(),
  why: Type.Union([Ruling, Type.Null()]),
});

/** A tournament, or a part of one, as a list has it or would have it. */
export const RatedPart = Type.Object({
  id: Text,
  part: Whole,
  list: Text,
  version: Whole,
  isPublished: Type.Boolean(),
  reportVersion: Whole,
  date: Text,
  standardOf: NullableText,
  edition: Text,
  counts: Type.Boolean(),
  against: Type.Array(Ruling),
  players: Type.Array(
    Type.Object({
      id: Text,
      name: Text,
      place: Whole,
      rating: NullableWhole,
      isRated: Type.Boolean(),
      score: Type.Number(),
      n: Whole,
      k: NullableWhole,
      change: NullableNumber,
      first: Type.Union([First, Type.Null()]),
      games: Type.Array(Game),
    }),
  ),
});

/** A report of which there are only results yet, with the reason. */
export const UnratedPart = Type.Object({
  part: Whole,
  reportVersion: Whole,
  why: Text,
  players: Type.Array(
    Type.Object({
      id: Text,
      name: Text,
      place: Whole,
      score: Type.Number(),
      games: Type.Array(Type.Object({ round: Whole, opponent: Whole, score: Score })),
    }),
  ),
});
