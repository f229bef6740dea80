import { type Cited, type Derived, decide, given } from "../calculation/derived.ts";
import type { IsoDate } from "../domain/dates.ts";
import { officeRule } from "./period/readings.ts";
import type { TournamentGame } from "./tournament/tournament.ts";

/** A decision of the office, as its entry in the journal has it. */
export interface OfficeDecision {
  readonly counts: boolean;
  /** The article it rests on; null: none is named. */
  readonly article: string | null;
  readonly reason: string;
  /** The number of the entry. */
  readonly entry: number;
}

const DECISION = officeRule("decision");

/** What the office decided about a tournament or a game, as a ruling that can be explained. */
export function officeDecision(
  about: "tournament" | "game",
  { counts, article, reason, entry }: OfficeDecision,
): Derived<boolean> {
  const cited: Cited<unknown> = article === null ? DECISION : { ...DECISION, article, known: "text" };
  const decision = given("decision of the office", counts, { code: "decision", entry });
  const term = about === "game" ? "game counts" : "tournament counts";
  return decide(term, cited, { decision }, ({ decision }) => [
    decision,
    { code: decision ? "decided-rated" : "decided-not-rated", article, reason },
  ]);
}

/** That a tournament is on a list by decision, as a ruling that can be explained. */
export const listDecision = ({ list, reason }: { readonly list: IsoDate; readonly reason: string }): Derived<boolean> =>
  decide("tournament counts", DECISION, {}, () => [true, { code: "list-decided", list, reason }]);

/** A decision with the rulings that it overrules. */
export const overruling = (decided: Derived<boolean>, rulings: readonly Derived<boolean>[]): Derived<boolean> => ({
  ...decided,
  inputs: {
    ...decided.inputs,
    ...Object.fromEntries(rulings.map((ruling, index) => [`overruled ${index + 1}`, ruling])),
  },
});

/** A game with the rulings made elsewhere; the score only says whether it was played. */
type DecidedGame = Pick<TournamentGame, "against" | "decided"> & { readonly score: unknown };

/** Whether the office has a game rated: one that was not played, or of which nobody knows how it ended, it cannot. */
export const isForced = ({ decided, score }: DecidedGame): boolean => decided?.value === true && score !== null;

/** The ruling that takes a game out before any article is asked; undefined: there is none. */
export function takenOut(game: DecidedGame): Derived<boolean> | undefined {
  if (game.decided?.value === false) return game.decided;
  return isForced(game) ? undefined : game.against;
}
