import type { Derived } from "../../../calculation/derived.ts";
import type { TournamentNote } from "../../../domain/list-making.ts";
import type { Registration } from "../../../domain/registration.ts";
import type { ShownStatus } from "../../../explanation/status.ts";
import type { LooksLike, OpenPlayer } from "../matching.tsx";
import type { DecisionsMade } from "./decision-lines.ts";
import type { RuledGame, ShownGame } from "./games.tsx";

export interface ShownReport {
  readonly part: number;
  readonly version: number;
  readonly day: string;
  readonly sender: string;
  readonly players: number;
  readonly games: number;
  readonly state: "withdrawn" | "superseded" | "stands";
  /** Of the one that stands. */
  readonly status: ShownStatus | null;
  readonly notes: readonly TournamentNote[];
}

export interface TournamentData {
  readonly tournament: string;
  readonly facts: Registration;
  readonly edition: string;
  readonly registeredOn: string;
  readonly registeredBy: string | null;
  readonly status: readonly ShownStatus[];
  /** By which it stands or falls, in the order they are asked. */
  readonly standing: readonly Derived<unknown>[];
  readonly decisions: DecisionsMade;
  readonly reports: readonly ShownReport[];
  readonly unmatched: readonly OpenPlayer[];
  readonly lookalikes: readonly LooksLike[];
  readonly ruledGames: readonly RuledGame[];
  readonly games: readonly ShownGame[];
}
