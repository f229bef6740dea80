import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import type { GamesInColumns } from "../../kernel/games-in-columns.ts";
import type { Tournament } from "../../tournament/tournament.ts";
import type { TournamentField } from "../../tournament/tournament-field.ts";
import type { PeriodTournament } from "../types.ts";
import type { EntrantRoles } from "./roles.ts";
import type { WholeFacts } from "./wholes.ts";

/** A tournament with the decisions that depend on what came before it. All else can be made from it again. */
export interface Ruled {
  readonly tournament: PeriodTournament;
  readonly edition: FideEdition;
  /** Places of the players to whom it is a first tournament. */
  readonly openings: ReadonlySet<number>;
  /** Of a stage: what it has to know of the others; null: the tournament stands alone. */
  readonly whole: WholeFacts | null;
}

/** A tournament with its field: everybody's role, and what is known before any one player is rated. */
export interface Fielded extends Ruled {
  readonly roles: EntrantRoles;
  /** Where the entrants are among the players of the list. */
  readonly places: Int32Array;
  readonly games: GamesInColumns;
  /** As the opponents see everybody. Made when it is asked for: a large period asks for matches only. */
  readonly rated: () => Tournament;
  readonly field: TournamentField;
}
