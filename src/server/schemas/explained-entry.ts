import { Type } from "typebox";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import { Pooled } from "../pooled.ts";
import { Explanation, Ruling } from "./explanation.ts";
import { ListedPlayer, Pool } from "./list-inputs.ts";

/** A player's line of a list, with what later lists need of it. */
const Entry = Type.Object({
  ...ListedPlayer.properties,
  status: Text,
  games: Whole,
  change: NullableWhole,
  shown: Type.Boolean(),
  titledUnrated: Type.Boolean(),
});

const Card = Type.Object({
  player: Text,
  tournament: Text,
  Ro: Whole,
  n: Whole,
  gain: Type.Number(),
  kPrinted: Whole,
  k: Whole,
  change: Type.Number(),
});

const Game = Type.Object({
  round: Whole,
  opponent: Type.Object({ id: Text, name: Text }),
  /** Of the player. */
  colour: Type.Enum(["white", "black"]),
  score: Type.Union([Type.Number(), Type.Null()]),
  counts: Type.Boolean(),
  /** Why it does not count. */
  ruling: Type.Optional(Ruling),
  opponentRating: NullableWhole,
  difference: Type.Optional(Whole),
  expected: Type.Optional(Type.Number()),
  gain: Type.Optional(Type.Number()),
  /** K × gain, exact. */
  points: Type.Optional(Type.Number()),
});

const Tournament = Type.Object({
  /** As the list calls it: a part of a long one has an id of its own. */
  id: Text,
  tournament: Text,
  name: Text,
  start: Text,
  end: Text,
  /** The list whose ratings are used. */
  ratings: Text,
  edition: Text,
  counts: Type.Boolean(),
  against: Type.Array(Ruling),
  /** What the tournament changed for a rated player. */
  card: Type.Union([Card, Type.Null()]),
  /** Of a player who entered the list meanwhile; null: the rating of the list, as for all others. */
  ownRating: Type.Union([Type.Object({ rating: Whole, list: Text, ...Ruling.properties }), Type.Null()]),
  games: Type.Array(Game),
});

const Known = Type.Union([Explanation, Type.Null()]);

export const ExplainedEntry = Type.Object({
  player: Text,
  name: Text,
  list: Text,
  version: Whole,
  date: Text,
  kind: Text,
  published: Type.Boolean(),
  sha256: NullableText,
  rating: NullableWhole,
  entry: Type.Union([Entry, Type.Null()]),
  /** The line as the list has it; null: it has none of this player, or is not published. */
  line: Type.Union([Type.Object({ rating: NullableWhole, games: NullableWhole, k: NullableWhole }), Type.Null()]),
  /** The player's lists of this kind before and after it that can be explained. */
  previous: NullableText,
  next: NullableText,
  /** Of what is not published: which standard list was taken, where that of the date is not out yet. */
  standardOf: NullableText,
  pool: Type.Union([Pool, Type.Null()]),
  /** The tournaments that a first rating rests on, or will; null of a rated player. */
  first: Type.Union([Pooled, Type.Null()]),
  tournaments: Type.Array(Tournament),
  explanation: Explanation,
  /** Why the list prints K, activity and the line itself; null: it has no line of this player. */
  standing: Type.Union([Type.Object({ K: Known, activity: Known, inTheList: Known, titled: Known }), Type.Null()]),
});
