import { Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { HOLDERS, NATIONAL } from "../../domain/registration.ts";
import { SYSTEMS } from "../../domain/tournament.ts";

const LONGEST = 2_000;

/** Text without NUL, which PostgreSQL cannot store. */
export const plainText = (longest: number, shortest = 0) =>
  Type.String({ minLength: shortest, maxLength: longest, pattern: "^[^\\u0000]*$" });

export const Tournament = plainText(40, 1);
const Day = Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" });
export const OnDay = Type.Optional(Day);
/** Why: it stands in the journal for good. */
export const Reason = plainText(LONGEST, 1);
export const Message = plainText(LONGEST, 1);
export const Article = Type.Optional(Type.Union([Type.Null(), plainText(20)]));
export const Against = Type.Enum(["registration", "rating"]);
export const Part = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));
export const Kind = Type.Enum(LIST_KINDS);
export const ListId = plainText(40, 1);
/** The month of a list, or its day. */
export const ListMonth = Type.String({ pattern: "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$" });
export const PlayerNumber = Type.String({ pattern: "^[0-9]{1,11}$" });

/** null comes first: type coercion takes the first match. */
const Words = Type.Union([Type.Null(), plainText(200)]);

/** Everything a registration says. */
export const FACTS = {
  name: plainText(200, 1),
  city: Words,
  federation: Type.Union([Type.Null(), Type.String({ pattern: "^[A-Z]{3}$" })]),
  kind: Kind,
  start: Day,
  end: Day,
  system: Type.Enum(SYSTEMS),
  rateOfPlay: Words,
  schedule: Type.Array(Day, { maxItems: 400 }),
  arbiters: Type.Array(
    Type.Object({
      name: plainText(100, 1),
      id: Type.Union([Type.Null(), PlayerNumber]),
      licensed: Type.Boolean(),
    }),
    { maxItems: 50 },
  ),
  heldBy: Type.Enum(HOLDERS),
  teamChampionship: Type.Boolean(),
  national: Type.Enum(NATIONAL),
  norms: Type.Boolean(),
  league: Type.Boolean(),
  longer: Type.Boolean(),
  games: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1_000 })]),
  waiver: Type.Boolean(),
  ratings: Type.Enum(["start", "game"]),
  inParts: Type.Boolean(),
  /** The tournament that it is a stage of. */
  stageOf: Type.Optional(Type.Union([Type.Null(), Tournament])),
  organiser: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 200 })])),
  /** Deviations from the Laws of Chess, declared and approved. */
  deviations: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 1_000 })])),
  /** When the commission approved the tournament. */
  approvedOn: Type.Optional(Type.Union([Type.Null(), Day])),
};
