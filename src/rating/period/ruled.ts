import { given } from "../../calculation/derived.ts";
import type { Source } from "../../domain/source.ts";
import { isRoundRobin } from "../../regulations/fide/articles/composition.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { Entrant, Tournament } from "../rate-tournament.ts";
import { type TournamentField, tournamentField } from "../tournament-field.ts";
import type { Context } from "./context.ts";
import { orderOf, type PoolBook } from "./pools.ts";
import { type Role, roleOf } from "./roles.ts";
import type { DraftTournament, PeriodTournament } from "./types.ts";

/** A tournament with the decisions that depend on what came before it. All else can be made from it again. */
export interface Ruled {
  readonly tournament: PeriodTournament;
  readonly edition: FideEdition;
  /** Places of the players to whom it is a first tournament. */
  readonly openings: ReadonlySet<number>;
}

/** A tournament with its field: everybody's role, and what is known before any one player is rated. */
export interface Fielded extends Ruled {
  readonly roles: readonly Role[];
  /** As the opponents see everybody. */
  readonly rated: Tournament;
  readonly field: TournamentField;
}

/** Rules on a tournament after all that began before it; what it gives the unrated goes into their pools. */
export function ruleOn(context: Context, pools: PoolBook, tournament: PeriodTournament): Fielded {
  const edition = context.editionOn(tournament.start);
  const roles = tournament.entrants.map((id) => roleOf(context, tournament, edition, id));
  const openings = new Set<number>();
  for (const [place, { pools: isPooled }] of roles.entries()) {
    if (isPooled && pools.isOpening(tournament.entrants[place]!, orderOf(tournament))) openings.add(place);
  }
  const fielded = withField({ tournament, edition, openings }, roles);
  poolResults(context, pools, fielded);
  return fielded;
}

/** The field of a tournament that was ruled on, made again. */
export const fieldOf = (context: Context, ruled: Ruled): Fielded =>
  withField(
    ruled,
    ruled.tournament.entrants.map((id) => roleOf(context, ruled.tournament, ruled.edition, id)),
  );

function withField(ruled: Ruled, roles: readonly Role[]): Fielded {
  const { tournament, edition, openings } = ruled;
  const { entrants, system, national, scheduled, games, rulings } = tournament;
  const source: Source = { code: "register" };
  const rated: Tournament = {
    system: given("system", system, source),
    national,
    scheduled,
    games,
    rulings,
    gameRuling: null,
    entrants: roles.map(({ rating }, place): Entrant => {
      // For opponents a player who entered the list meanwhile is unrated, but not new: a tournament of his was kept.
      return { name: entrants[place]!, rating, K: null, opening: openings.has(place) };
    }),
  };
  return { ...ruled, roles, rated, field: tournamentField(edition, rated) };
}

/** A tournament that is not rated is nobody's; one without a counted game gives nothing to pool. */
function poolResults({ input }: Context, pools: PoolBook, { tournament, edition, openings, roles, field }: Fielded) {
  if (!field.counts.value) return;
  for (const [place, { pools: isPooled }] of roles.entries()) {
    const first = isPooled ? field.first[place] : null;
    if (!first || first.result.n.value === 0) continue;
    const { id, start, end, teamChampionship } = tournament;
    pools.add(tournament.entrants[place]!, {
      id,
      start,
      end,
      edition: edition.id,
      list: input.list,
      n: first.result.n.value,
      sum: first.result.sum.value,
      W: first.result.W.value,
      ratedOpponents: first.ratedOpponents.value,
      roundRobin: isRoundRobin(field.system.value),
      ru: first.roundRobin && first.rating ? first.rating.Ru.value : null,
      teamChampionship,
      opening: openings.has(place),
      kept: first.kept.value,
    });
  }
}

export const draftTournament = ({ tournament, edition, field }: Fielded): DraftTournament => ({
  id: tournament.id,
  edition: edition.id,
  system: field.system.value,
  counts: field.counts.value,
  against: field.against,
});
