import { given } from "../../../calculation/derived.ts";
import { once } from "../../../calculation/once.ts";
import { hundredths } from "../../../domain/units.ts";
import { liftedFor } from "../../../regulations/fide/articles/registration.ts";
import type { FirstResult } from "../../first/first-results.ts";
import { type GamesInColumns, inColumns } from "../../kernel/games-in-columns.ts";
import type { FieldFacts } from "../../tournament/field-facts.ts";
import type { Entrant, Tournament } from "../../tournament/tournament.ts";
import { fieldOn, type TournamentField } from "../../tournament/tournament-field.ts";
import { placesOf } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import { givenTogether, joinStages, pooledOf } from "../first/pooling.ts";
import { orderOf, type PoolBook } from "../first/pools.ts";
import type { DraftTournament, PeriodTournament } from "../types.ts";
import type { Fielded, Ruled } from "./fielded.ts";
import { type EntrantRoles, rolesIn } from "./roles.ts";
import { pointsTogether, type Whole, type WholeFacts } from "./wholes.ts";

/**
 * Rules on a tournament, with all its stages, after all that began before it; what it gives the unrated goes into
 * their pools. Each stage is rated by its own system, while the opening rule is asked once, of all of them.
 */
export function ruleOn(context: PeriodContext, pools: PoolBook, whole: Whole): readonly Fielded[] {
  const { id, stages } = whole;
  const edition = context.editionOn(whole.start);
  const isAlone = stages.length === 1 && stages[0]!.id === id;
  const facts = isAlone ? null : { id, points: pointsTogether(stages), kept: new Map() };
  const fielded = stages.map((tournament) => {
    const places = placesOf(context.players, tournament);
    const roles = rolesIn(context, tournament, edition, places);
    const openings = openingsOf(pools, whole, tournament, roles);
    return withField({ tournament, edition, openings, whole: facts }, roles, places);
  });
  const results = [...givenTogether(fielded)].map(([player, own]) => [player, joinStages(edition, own)] as const);
  for (const [player, result] of results) pools.add(player, pooledOf(context, whole, edition, result));
  if (facts === null) return fielded;
  const known = { ...facts, kept: new Map(results.map(([player, { kept }]) => [player, kept])) };
  return fielded.map((each) => ({ ...each, whole: known, field: withKept(each, known) }));
}

function openingsOf(
  pools: PoolBook,
  whole: Whole,
  { entrants }: PeriodTournament,
  { unusual }: EntrantRoles,
): ReadonlySet<number> {
  const openings = new Set<number>();
  const order = orderOf(whole);
  for (const [place, role] of unusual) {
    if (role.pools && pools.isOpening(entrants[place]!, order)) openings.add(place);
  }
  return openings;
}

/** The field of a tournament that was ruled on, made again. */
export function fieldOf(context: PeriodContext, ruled: Ruled): Fielded {
  const places = placesOf(context.players, ruled.tournament);
  return withField(ruled, rolesIn(context, ruled.tournament, ruled.edition, places), places);
}

function withField(ruled: Ruled, roles: EntrantRoles, places: Int32Array): Fielded {
  const { tournament, edition, whole } = ruled;
  const games = tournament.columns ?? inColumns(tournament.games);
  const facts = factsOf(ruled, roles, games);
  const rated = once(() => ratedAs(ruled, facts));
  const fielded = { ...ruled, roles, places, games, rated, field: fieldOn(edition, facts) };
  return whole === null ? fielded : { ...fielded, field: withKept(fielded, whole) };
}

function factsOf(
  { tournament: { entrants, system, national, official, rulings, decided }, edition, openings, whole }: Ruled,
  roles: EntrantRoles,
  games: GamesInColumns,
): FieldFacts {
  return {
    system: given("system", system, { code: "register" }),
    national,
    rulings,
    decided,
    gameRuling: null,
    lifted: (ruling) => (official ? liftedFor(edition, official, ruling) : ruling),
    games,
    ratings: roles.ratings,
    rating: (place) => roles.of(place).rating,
    // For opponents a player who entered the list meanwhile is unrated, but not new: a tournament of theirs was kept.
    opening: (place) => openings.has(place),
    pointsInAll: (place) => (whole === null ? null : hundredths(whole.points.get(entrants[place]!) ?? 0)),
  };
}

function ratedAs({ tournament }: Ruled, { rating, opening, pointsInAll, ...facts }: FieldFacts): Tournament {
  const { entrants, scheduled, waiver, games } = tournament;
  const { system, national, rulings, decided, gameRuling } = facts;
  return {
    system,
    national,
    scheduled,
    waiver,
    games,
    rulings,
    decided,
    gameRuling,
    entrants: entrants.map((name, place): Entrant => {
      const inAll = pointsInAll(place);
      const entrant = { name, rating: rating(place), K: null, opening: opening(place) };
      return inAll === null ? entrant : { ...entrant, pointsInAll: inAll };
    }),
  };
}

/** The field of a stage: whether a result is kept is not for the stage to say. */
function withKept({ tournament, field }: Pick<Fielded, "tournament" | "field">, { kept }: WholeFacts): TournamentField {
  if (!field.counts.value) return field;
  const inAll = (first: FirstResult | null, place: number): FirstResult | null => {
    const ruling = kept.get(tournament.entrants[place]!);
    return first && ruling ? { ...first, kept: ruling } : first;
  };
  return { ...field, first: field.first.map(inAll) };
}

export const draftTournament = ({ tournament, edition, field }: Fielded): DraftTournament => ({
  id: tournament.id,
  edition: edition.id,
  system: field.system.value,
  counts: field.counts.value,
  against: field.against,
  decided: tournament.decided && field.counts,
});
