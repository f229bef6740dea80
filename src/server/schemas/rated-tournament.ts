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

const Colour = Type.Enum(["white", "black"]);

/** The field: of the titled and of women those whom the public may see. */
const Summary = Type.Object({ players: Whole, averageRating: NullableWhole, titled: Whole, women: Whole });

const Game = Type.Object({
  round: Whole,
  /** Their place in the crosstable. */
  opponent: Whole,
  colour: Colour,
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
  summary: Summary,
  players: Type.Array(
    Type.Object({
      id: Text,
      name: Text,
      title: NullableText,
      federation: NullableText,
      place: Whole,
      /** As the report declares it; where it does not, by points. */
      rank: Whole,
      /** With byes and forfeits, as the report declares them; where it does not, of the games played. */
      points: Type.Number(),
      rating: NullableWhole,
      isRated: Type.Boolean(),
      /** Of the games played. */
      score: Type.Number(),
      /** Against opponents with a rating; null: there was none. */
      performance: NullableWhole,
      averageOpponent: NullableWhole,
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
      title: NullableText,
      place: Whole,
      rank: Whole,
      points: Type.Number(),
      score: Type.Number(),
      games: Type.Array(Type.Object({ round: Whole, opponent: Whole, colour: Colour, score: Score })),
    }),
  ),
});
