import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { SYSTEMS } from "../../domain/tournament.ts";
import type { PortableInput } from "../../rating/period/portable.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import { Derivation } from "./derivation.ts";
import { AnyJson, Coded, HowKnown } from "./explanation.ts";

const Ratings = Type.Record(Type.String(), Whole);
const NullableDerivation = Type.Union([Derivation, Type.Null()]);

const Person = Type.Object({
  birth: NullableText,
  federation: NullableText,
  titled: Type.Boolean(),
  affiliated: Type.Boolean(),
  excluded: Type.Boolean(),
  dispensation: Type.Boolean(),
});

const FACTS = { gamesSoFar: Whole, highest: NullableWhole, factsComplete: Type.Boolean(), k: NullableWhole };

/** A player's line of a list, as far as the next list is made from it. */
export const ListedPlayer = Type.Object({
  id: Text,
  rating: NullableWhole,
  delistedOn: NullableText,
  ...FACTS,
  lastCounted: NullableText,
  activity: Type.Enum(["active", "inactive", "gone"]),
});

/** The list in force when a tournament began: what it says of each entrant. */
const AtStart = Type.Object({
  date: Text,
  ratings: Ratings,
  standard: Type.Union([Ratings, Type.Null()]),
  standings: Type.Record(Type.String(), Type.Object(FACTS)),
  entered: Type.Record(Type.String(), Type.Object({ date: Text, rating: Whole, facts: Type.Object(FACTS) })),
});

const Game = Type.Object({
  round: Whole,
  white: Whole,
  black: Whole,
  score: NullableWhole,
  source: Coded,
  against: Type.Optional(Derivation),
  decided: Type.Optional(Derivation),
});

const Tournament = Type.Object({
  id: Text,
  start: Text,
  end: Text,
  stageOf: Type.Optional(NullableText),
  ownRatings: Type.Optional(Type.Boolean()),
  system: Type.Enum(SYSTEMS),
  national: Type.Enum(["no", "open", "women"]),
  scheduled: NullableWhole,
  waiver: Type.Boolean(),
  teamChampionship: Type.Boolean(),
  official: Type.Optional(Derivation),
  rulings: Type.Array(Derivation),
  decided: NullableDerivation,
  listed: Type.Optional(NullableDerivation),
  entrants: Type.Array(Text),
  games: Type.Array(Game),
  atStart: AtStart,
});

const PooledTournament = Type.Object({
  id: Text,
  start: Text,
  end: Text,
  edition: Text,
  list: Text,
  n: Whole,
  sum: Type.Number(),
  W: Type.Number(),
  ratedOpponents: Whole,
  roundRobin: Type.Boolean(),
  ru: Type.Union([Type.Number(), Type.Null()]),
  teamChampionship: Type.Boolean(),
  opening: Type.Boolean(),
  kept: Type.Boolean(),
});

/** What an unrated player has collected so far. */
export const Pool = Type.Object({ tournaments: Type.Array(PooledTournament), openedBy: NullableText });

const Leaver = Type.Object({
  player: Text,
  name: Type.Optional(Text),
  reason: Text,
  kept: Type.Optional(Text),
  hadRatingOf: Type.Optional(Text),
});

const Returner = Type.Object({
  player: ListedPlayer,
  list: Text,
  kept: Text,
  keptThen: Type.Union([ListedPlayer, Type.Null()]),
  keptHighestSince: NullableWhole,
  reason: Text,
});

/** An edition that the office adopted, whole. What its articles set is said by the schema of editions. */
export const AdoptedEdition = Type.Unsafe<FideEdition>(
  Type.Object({
    id: Text,
    list: Type.Enum([...LIST_KINDS, "club"]),
    inForce: Type.Union([Type.Object({ from: Text, until: Type.Optional(Text) }), Type.Null()]),
    source: Type.Object({ code: Text, address: Type.Optional(Text), consulted: Type.Optional(Text) }),
    articles: Type.Record(
      Type.String(),
      Type.Object({
        number: NullableText,
        known: HowKnown,
        sets: AnyJson,
        parts: Type.Optional(Type.Record(Type.String(), Text)),
      }),
    ),
    readings: Type.Array(Type.Object({ code: Text, rules: Type.Array(Text), evidence: Text })),
    own: Type.Optional(
      Type.Object({ name: Text, issuedBy: Text, base: Text, reasons: Type.Record(Type.String(), Text) }),
    ),
  }),
);

const Inputs = Type.Object({
  kind: Type.Enum(LIST_KINDS),
  list: Text,
  previous: Type.Object({ date: Text, players: Type.Array(ListedPlayer) }),
  persons: Type.Record(Type.String(), Person),
  federations: Type.Record(Type.String(), Type.Object({ member: Type.Boolean(), suspended: Type.Boolean() })),
  tournaments: Type.Array(Tournament),
  pools: Type.Record(Type.String(), Pool),
  corrections: Type.Array(Type.Object({ player: Text, points: Type.Number(), reason: Text })),
  imported: Type.Optional(
    Type.Array(
      Type.Object({
        date: Text,
        facts: Type.Record(Type.String(), Type.Object({ gamesSoFar: Whole, highest: NullableWhole, k: NullableWhole })),
      }),
    ),
  ),
  stated: Type.Optional(
    Type.Record(Type.String(), Type.Object({ gamesBefore: NullableWhole, highest: NullableWhole })),
  ),
  leavers: Type.Array(Leaver),
  adopted: Type.Optional(Type.Array(AdoptedEdition)),
  returners: Type.Array(Returner),
  standard: Type.Union([Type.Object({ before: Ratings, now: Ratings }), Type.Null()]),
});

/** Every field of what a list is made from, as an answer has it; a test compares them with `PortableInput`. */
export type ListInputsAnswer = Static<typeof Inputs>;

/** Everything a list, or a part of it, was made from: the same rules make the same of it elsewhere. */
export const ListInputs = Type.Unsafe<PortableInput>(Inputs);
