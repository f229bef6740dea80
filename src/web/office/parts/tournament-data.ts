import type { ReportData, TournamentFacts } from "../../../presentation/tournament.ts";
import type { LooksLike } from "../matching.tsx";
import type { OpenPlayer } from "./candidates.tsx";
import type { RuledGame, ShownGame } from "./games.tsx";

export interface ShownReport extends ReportData {
  readonly sender: string;
}

export interface TournamentData extends TournamentFacts {
  readonly tournament: string;
  readonly registeredOn: string;
  readonly registeredBy: string | null;
  readonly reports: readonly ShownReport[];
  /** Whether it was registered late, and nobody has decided on that. */
  readonly isLate: boolean;
  readonly unmatched: readonly OpenPlayer[];
  readonly lookalikes: readonly LooksLike[];
  readonly ruledGames: readonly RuledGame[];
  readonly games: readonly ShownGame[];
}
