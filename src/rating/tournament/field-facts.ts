import type { Derived } from "../../calculation/derived.ts";
import type { Hundredths, Points } from "../../domain/units.ts";
import { type GamesInColumns, inColumns } from "../kernel/games-in-columns.ts";
import { NONE } from "../period/columns/player-columns.ts";
import type { Tournament } from "./tournament.ts";

/** What the field of a tournament is made of: numbers by place, and derivations where an article is to cite them. */
export interface FieldFacts extends Pick<Tournament, "system" | "national" | "rulings" | "decided" | "gameRuling"> {
  readonly games: GamesInColumns;
  /** `NONE`: unrated. */
  readonly ratings: Int32Array;
  /** The same with their sources. */
  readonly rating: (place: number) => Derived<Points> | null;
  /** Whether it is an unrated player's first tournament. */
  readonly opening: (place: number) => boolean;
  /** What becomes of a ruling on the whole tournament: it does not stop an official one. */
  readonly lifted: (ruling: Derived<boolean>) => Derived<boolean>;
  /** Of a stage: the points scored in the whole tournament; null: it stands alone. */
  readonly pointsInAll: (place: number) => Hundredths | null;
}

export function factsOf({ entrants, games, system, national, rulings, decided, gameRuling }: Tournament): FieldFacts {
  return {
    system,
    national,
    rulings,
    decided,
    gameRuling,
    games: inColumns(games),
    ratings: Int32Array.from(entrants, ({ rating }) => rating?.value ?? NONE),
    rating: (place) => entrants[place]!.rating,
    opening: (place) => entrants[place]!.opening,
    lifted: (ruling) => ruling,
    pointsInAll: (place) => entrants[place]!.pointsInAll ?? null,
  };
}
