import { given } from "../../calculation/derived.ts";
import type { Source } from "../../domain/source.ts";
import { hundredths } from "../../domain/units.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { Entrant, Tournament } from "../rate-tournament.ts";
import { type FirstResult, type TournamentField, tournamentField } from "../tournament-field.ts";
import type { Context } from "./context.ts";
import { givenTogether, pooledOf, together } from "./pooling.ts";
import { orderOf, type PoolBook } from "./pools.ts";
import { type Role, roleOf } from "./roles.ts";
import type { DraftTournament, PeriodTournament } from "./types.ts";
import { pointsTogether, type Whole, type WholeFacts } from "./wholes.ts";

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
  readonly roles: readonly Role[];
  /** As the opponents see everybody. */
  readonly rated: Tournament;
  readonly field: TournamentField;
}

/**
 * Rules on a tournament, with all its stages, after all that began before it; what it gives the unrated goes into
 * their pools. Each stage is rated by its own system, while the opening rule is asked once, of all of them.
 */
export function ruleOn(context: Context, pools: PoolBook, whole: Whole): readonly Fielded[] {
  const { id, stages } = whole;
  const edition = context.editionOn(whole.start);
  const isAlone = stages.length === 1 && stages[0]!.id === id;
  const facts = isAlone ? null : { id, points: pointsTogether(stages), kept: new Map() };
  const fielded = stages.map((tournament) => {
    const roles = tournament.entrants.map((player) => roleOf(context, tournament, edition, player));
    const openings = openingsOf(pools, whole, tournament, roles);
    return withField({ tournament, edition, openings, whole: facts }, roles);
  });
  const results = [...givenTogether(fielded)].map(([player, own]) => [player, together(edition, own)] as const);
  for (const [player, result] of results) pools.add(player, pooledOf(context, whole, edition, result));
  if (facts === null) return fielded;
  const known = { ...facts, kept: new Map(results.map(([player, { kept }]) => [player, kept])) };
  return fielded.map((each) => ({ ...each, whole: known, field: withKept(each, known) }));
}

function openingsOf(
  pools: PoolBook,
  whole: Whole,
  { entrants }: PeriodTournament,
  roles: readonly Role[],
): ReadonlySet<number> {
  const openings = new Set<number>();
  for (let place = 0; place < roles.length; place++) {
    if (roles[place]!.pools && pools.isOpening(entrants[place]!, orderOf(whole))) openings.add(place);
  }
  return openings;
}

/** The field of a tournament that was ruled on, made again. */
export const fieldOf = (context: Context, ruled: Ruled): Fielded =>
  withField(
    ruled,
    ruled.tournament.entrants.map((id) => roleOf(context, ruled.tournament, ruled.edition, id)),
  );

function withField(ruled: Ruled, roles: readonly Role[]): Fielded {
  const { tournament, edition, openings, whole } = ruled;
  const { entrants, system, national, scheduled, waiver, games, rulings, decided } = tournament;
  const source: Source = { code: "register" };
  const rated: Tournament = {
    system: given("system", system, source),
    national,
    scheduled,
    waiver,
    games,
    rulings,
    decided,
    gameRuling: null,
    entrants: roles.map(({ rating }, place): Entrant => {
      const name = entrants[place]!;
      // For opponents a player who entered the list meanwhile is unrated, but not new: a tournament of his was kept.
      const entrant = { name, rating, K: null, opening: openings.has(place) };
      return whole === null ? entrant : { ...entrant, pointsInAll: hundredths(whole.points.get(name) ?? 0) };
    }),
  };
  const fielded = { ...ruled, roles, rated, field: tournamentField(edition, rated) };
  return whole === null ? fielded : { ...fielded, field: withKept(fielded, whole) };
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
