import { type Derived, decide } from "../../../calculation/derived.ts";
import type { System } from "../../../domain/tournament.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

export type NationalChampionship = "no" | "open" | "women";

export interface Field {
  /** The system as the tournament is rated: see `systemAsRated`. */
  readonly system: Derived<System>;
  /** Those who took part, before anyone is disregarded for a low score. */
  readonly players: Derived<number>;
  readonly rated: Derived<number>;
  readonly national: Derived<NationalChampionship>;
}

export const isRoundRobin = (system: System): boolean => system === "round-robin" || system === "double-round-robin";

/** Whether enough players of a round robin are rated. */
export const composition = (edition: FideEdition, field: Field): Derived<boolean> =>
  decide("composition", cite(edition, "composition"), { ...field }, ({ system, players, rated, national }, sets) => {
    if (sets === null || !isRoundRobin(system)) return [true, { code: "composition-not-asked" }];
    if (national !== "no") {
      const ratedMin = national === "women" ? sets.nationalWomenRatedMin : sets.nationalRatedMin;
      return [rated >= ratedMin, { code: "composition-national", rated, ratedMin }];
    }
    const { doublePlayersMin, smallBelow } = sets;
    if (system === "double-round-robin" && rated < players) {
      const ratedMin = sets.doubleRatedMin;
      if (players < doublePlayersMin) return [false, { code: "composition-double-players", players, doublePlayersMin }];
      if (rated < ratedMin) return [false, { code: "composition-double-rated", rated, ratedMin }];
    }
    if (players < smallBelow && rated < sets.smallRatedMin) {
      return [false, { code: "composition-small", players, rated, ratedMin: sets.smallRatedMin, smallBelow }];
    }
    const ratedMin = Math.ceil(players / sets.ratedShare);
    if (rated < ratedMin) return [false, { code: "composition-share", players, rated, ratedMin }];
    return [true, { code: "composition-enough", players, rated }];
  });

/** A round robin with an unplayed game is rated as a Swiss in everything. */
export const systemAsRated = (
  edition: FideEdition,
  { system, complete }: { readonly system: Derived<System>; readonly complete: Derived<boolean> },
): Derived<System> =>
  decide("system as rated", cite(edition, "incompleteRoundRobin"), { system, complete }, (facts, { asSwiss }) =>
    asSwiss && isRoundRobin(facts.system) && !facts.complete
      ? ["swiss", { code: "as-swiss" }]
      : [facts.system, { code: "as-own-system" }],
  );

/**
 * Whether a listed player took part in a round robin, and so whether their unplayed games make it incomplete.
 * Without any played game they did not; nor did one whose result is disregarded.
 */
export function tookPart(
  edition: FideEdition,
  { gamesPlayed, disregarded }: { readonly gamesPlayed: Derived<number>; readonly disregarded: Derived<boolean> },
): Derived<boolean> {
  if (gamesPlayed.value > 0 && disregarded.value) {
    return decide("took part", cite(edition, "disregardedResult"), { disregarded }, () => [
      false,
      { code: "left-out-of-round-robin" },
    ]);
  }
  return decide("took part", cite(edition, "incompleteRoundRobin"), { gamesPlayed }, ({ gamesPlayed }) =>
    gamesPlayed > 0 ? [true, { code: "took-part" }] : [false, { code: "no-game-played" }],
  );
}

/** Whether stages, such as preliminaries and finals, are one tournament for dates and for the opening rule. */
export const stages = (edition: FideEdition, declared: Derived<boolean>): Derived<boolean> =>
  decide("one tournament", cite(edition, "stages"), { declared }, ({ declared }, { oneTournament }) =>
    oneTournament && declared ? [true, { code: "stages-one" }] : [false, { code: "stages-apart" }],
  );
