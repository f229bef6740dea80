import type { ListedPlayer } from "./listed-player.ts";

/** A player taken off the list by decision. */
export interface Leaver {
  readonly player: string;
  /** As the office has it; no list has the player. */
  readonly name?: string;
  readonly reason: string;
  /** Of a record merged into another: the one that stands, and goes on with what this one has. */
  readonly kept?: string;
  /** Of a merge that was undone: the record whose rating the player had. */
  readonly hadRatingOf?: string;
}

/** A record that was merged into another, and stands for itself again. */
export interface Returner {
  /** As the player's own last list left them. */
  readonly player: ListedPlayer;
  readonly list: string;
  /** The record that the player was merged into meanwhile, whose games stay its own. */
  readonly kept: string;
  /** That record as the same list left it; null: it was not on it. */
  readonly keptThen: ListedPlayer | null;
  /** The highest rating that lists since have published of that record; null: none was. */
  readonly keptHighestSince: number | null;
  readonly reason: string;
}
