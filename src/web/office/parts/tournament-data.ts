import type { ReportData, TournamentFacts } from "../../../presentation/tournament.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { OpenPlayer } from "./candidates.tsx";
import type { ShownGame } from "./games.tsx";

type TournamentRecord = AnswerOf<"tournaments.show-record">;

export interface ShownReport extends ReportData, Pick<TournamentRecord["reports"][number], "sender"> {}

export interface TournamentData
  extends TournamentFacts,
    Pick<TournamentRecord, "tournament" | "registeredOn" | "registeredBy" | "lookalikes" | "ruledGames"> {
  readonly reports: readonly ShownReport[];
  /** Whether it was registered late, and nobody has decided on that. */
  readonly isLate: boolean;
  readonly unmatched: readonly OpenPlayer[];
  readonly games: readonly ShownGame[];
}
