import type { Clause, Derived } from "../../calculation/derived.ts";
import type { Birth, IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { System } from "../../domain/tournament.ts";
import type { NationalChampionship } from "../../regulations/fide/articles/composition.ts";
import type { EditionOn } from "../../regulations/fide/articles/list-dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { GamesInColumns } from "../kernel/games-in-columns.ts";
import type { TournamentGame } from "../tournament/tournament.ts";
import type { BaseCorrection, ImportedListFacts, StatedFacts } from "./changes/facts-before.ts";
import type { Leaver, Returner } from "./entries/leaving.ts";
import type { ListedPlayer } from "./entries/listed-player.ts";

/** A rating on some list; null: not rated there. The caller may give the player's place, which is tried first. */
export type RatingOf = (player: string, near?: number) => number | null;

/** What the office knows of a person besides ratings. */
export interface Person {
  readonly birth: Birth | null;
  readonly federation: string | null;
  readonly titled: boolean;
  /** Of IBCA, ICSC or IPCA. */
  readonly affiliated: boolean;
  /** At the federation's request. */
  readonly excluded: boolean;
  readonly dispensation: boolean;
}

/** The list in force when a tournament began. What K asks of it matters only where the edition goes by that list. */
export interface ListAtStart {
  readonly date: IsoDate;
  readonly rating: RatingOf;
  /** Of rapid and blitz tournaments: the standard list of that date; null otherwise. */
  readonly standard: RatingOf | null;
  readonly factsOf: (player: string) => ListedFacts | null;
  /** The first list after it, up to the list before, that has a rating of the player; null: none has. */
  readonly enteredOn: (player: string) => EnteredList | null;
}

export type ListedFacts = Pick<ListedPlayer, "gamesSoFar" | "highest" | "factsComplete" | "k">;

/** The list on which a player entered, as it has them. */
export interface EnteredList {
  readonly date: IsoDate;
  readonly rating: number;
  readonly facts: ListedFacts;
}

/** A tournament that belongs to the list: that it does was decided before. */
export interface PeriodTournament {
  readonly id: string;
  /** Its edition goes by it. Of a part of a long one: the start of the whole; the list at its start is then the part's. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Of a declared stage, such as a preliminary or a play-off: the id of the whole. All stages come in one list. */
  readonly stageOf?: string | null;
  /** Of the games of one tournament under one of several lists: each keeps the ratings of its own list. */
  readonly ownRatings?: boolean;
  readonly system: System;
  readonly national: NationalChampionship;
  /** Of a match: the number of games it was registered with. */
  readonly scheduled: number | null;
  /** Of a match: whether it was asked beforehand that every game count. */
  readonly waiver: boolean;
  /** An Olympiad, or a continental or world team championship. */
  readonly teamChampionship: boolean;
  /** Whether it is an official tournament, which is always rated; without it, it is not. */
  readonly official?: Derived<boolean>;
  /** Rulings on the whole tournament made elsewhere: one against it, and nothing counts. */
  readonly rulings: readonly Derived<boolean>[];
  /** What the office decided about it: see `officeDecision`; null: nothing. */
  readonly decided: Derived<boolean> | null;
  /** That it is on this list by decision of the office; null: by its dates. */
  readonly listed?: Derived<boolean> | null;
  /** Ids of the players; games name them by their places here. */
  readonly entrants: readonly string[];
  /** A ruling against a single game made elsewhere, and a decision of the office, are said with the game. */
  readonly games: readonly TournamentGame[];
  /** The same games in the same order, where they are at hand so: a large period is made from these. */
  readonly columns?: GamesInColumns | null;
  /** The place of each entrant among the players when it was assembled, which is tried first. */
  readonly places?: Int32Array;
  readonly atStart: ListAtStart;
}

/** What a tournament gave a player who was unrated. Everything is kept that the next list may ask for. */
export interface PooledTournament {
  readonly id: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly edition: string;
  /** The list that ruled on it. */
  readonly list: IsoDate;
  readonly n: number;
  /** Ratings of the opponents together; of a round robin, Rc(new) for each game. */
  readonly sum: number;
  readonly W: number;
  readonly ratedOpponents: number;
  /** Whether it was rated as a round robin. */
  readonly roundRobin: boolean;
  /** Ru(new) of a round robin with its own method; null otherwise. */
  readonly ru: number | null;
  readonly teamChampionship: boolean;
  readonly opening: boolean;
  readonly kept: boolean;
}

/** The tournaments of an unrated player, in order of start, end and id. */
export interface Pool {
  readonly tournaments: readonly PooledTournament[];
  /** The place in that order of the first tournament ever kept, also where it has left the pool; null: none was. */
  readonly openedBy: string | null;
}

export interface PeriodInput {
  readonly kind: ListKind;
  /** The date of the list to be made. */
  readonly list: IsoDate;
  /** Those that the office goes by. A replay under other rules gives others. */
  readonly editionOn: EditionOn;
  /** All editions that may be asked about, where these are not the register's alone. */
  readonly editions?: readonly FideEdition[];
  /** The editions by which the list before printed K, where they are others. */
  readonly printedOn?: EditionOn;
  /** The list before, with everybody who may be on the new one: titled players without a rating too. */
  readonly previous: { readonly date: IsoDate; readonly players: Iterable<ListedPlayer> };
  /** null: the office has no record, which is noted. */
  readonly person: (player: string) => Person | null;
  readonly federations: ReadonlyMap<string, { readonly member: boolean; readonly suspended: boolean }>;
  readonly tournaments: readonly PeriodTournament[];
  readonly pools: ReadonlyMap<string, Pool>;
  readonly corrections: readonly BaseCorrection[];
  /** The lists that were taken over, the oldest first; undefined: only the list before is known. */
  readonly imported?: readonly ImportedListFacts[];
  readonly stated?: ReadonlyMap<string, StatedFacts>;
  readonly leavers: readonly Leaver[];
  /** Players who are back on the list by decision, though the list before has not got them. */
  readonly returners?: readonly Returner[];
  /** Of rapid and blitz lists: the standard list before, and the one of the same date. null for the standard list. */
  readonly standard: { readonly before: RatingOf; readonly now: RatingOf } | null;
  /** Whether changes come from derivations or from the kernel; both give the same. By size where it is null. */
  readonly path: "derivation" | "kernel" | null;
}

export type Status = "rated" | "delisted" | "unrated";

/** A line of the new list. It is also what the list after it starts from. */
export interface DraftEntry extends ListedPlayer {
  readonly status: Status;
  /** Counted games of the period. */
  readonly games: number;
  /** From the rating on the list before; null where there was none or is none now. */
  readonly change: number | null;
  /** Whether 13 and their activity let a list show the player. Of the unrated, only the titled ones are on a list at all. */
  readonly shown: boolean;
  /** Whether the player belongs on the list of titled players without a rating. */
  readonly titledUnrated: boolean;
}

/** A rated player's counting games in one tournament. */
export interface DraftCard {
  readonly player: string;
  readonly tournament: string;
  readonly Ro: number;
  readonly n: number;
  /** ΣΔR in hundredths. */
  readonly gain: number;
  /** K before and after the limit on K times games. */
  readonly kPrinted: number;
  readonly k: number;
  /** ΣΔR × K in hundredths of a point. */
  readonly change: number;
}

export interface DraftTournament {
  readonly id: string;
  readonly edition: string;
  readonly system: System;
  readonly counts: boolean;
  readonly against: readonly Derived<boolean>[];
  /** What the office decided about it, with the rulings it overruled; null: nothing. */
  readonly decided: Derived<boolean> | null;
}

/** Something a person should look at before the list is published. */
export interface Note {
  readonly player: string | null;
  readonly tournament: string | null;
  readonly clause: Clause;
}
