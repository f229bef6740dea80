import { type Derived, decide, given } from "../../../calculation/derived.ts";
import { COUNTED, ENTERED } from "../../../domain/codes/source.ts";
import { type Hundredths, type Points, points } from "../../../domain/units.ts";
import { coefficientUsed } from "../../../regulations/fide/articles/development-coefficient.ts";
import { listChange, newRating, tournamentChange } from "../../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { gamesSeenBy, type RatedPlayer, ratePlayer } from "../../tournament/rate-tournament.ts";
import type { RatedGame } from "../../tournament/tournament.ts";
import { NONE } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import { officeRule } from "../readings.ts";
import type { Fielded } from "../rulings/fielded.ts";
import { baseOf } from "../rulings/roles.ts";
import { coefficientOn } from "./coefficients.ts";
import type { BaseCorrection } from "./facts-before.ts";
import { coefficientRule, listedFactsOn } from "./standing.ts";

/** A player of a tournament of the list. */
export interface Appearance {
  readonly fielded: Fielded;
  readonly place: number;
}

/** A rated player's games in one tournament of the list, each with its ruling and gain. */
export interface DerivedCard {
  readonly fielded: Fielded;
  readonly Ro: Derived<Points>;
  readonly games: readonly RatedGame[];
  readonly n: number;
  readonly printed: Derived<number>;
  readonly K: Derived<number>;
  readonly change: Derived<Hundredths>;
}

/** What the list makes of a rated player's games; `exact` is null without a card. */
export interface PlayerChange {
  readonly base: Derived<Points>;
  readonly cards: readonly DerivedCard[];
  readonly n: number;
  readonly exact: Derived<Hundredths> | null;
  readonly Rn: Derived<Points>;
}

/** The change of a player's rating: each tournament by its own edition and K, all rounded once. */
export function playerChange(
  context: PeriodContext,
  id: string,
  appearances: readonly Appearance[],
): PlayerChange | null {
  const own = appearances.filter(({ fielded, place }) => isOwnCard(fielded, place));
  const base = correctedBase(context, id, own[0]?.fielded.edition ?? context.list);
  if (base === null) return null;
  const counted = own.map((appearance) => countedGames(context, id, appearance));
  const n = counted.reduce((sum, card) => sum + card.n, 0);
  const games = given("n", n, COUNTED);
  const cards = counted.map((card): DerivedCard => {
    const K = coefficientUsed(context.list, card.printed, games);
    return { ...card, K, change: changeOf(card, K) };
  });
  if (cards.length === 0) return { base, cards, n, exact: null, Rn: base };
  const changes = cards.map(({ change }) => change);
  const exact = changes.length === 1 ? changes[0]! : listChange(context.list, changes);
  return { base, cards, n, exact, Rn: newRating(context.list, base, exact).Rn };
}

const isOwnCard = ({ field, roles }: Fielded, place: number): boolean =>
  field.counts.value && roles.own[place] !== NONE;

/** The rulings and gains of one card. */
function countedGames(context: PeriodContext, id: string, { fielded, place }: Appearance) {
  const { ownRating } = fielded.roles.of(place);
  if (ownRating === null) throw new Error(`${id} has no card in ${fielded.tournament.id}`);
  const { player, printed } = ratedForThemselves(context, id, ownRating, { fielded, place });
  const { games } = player;
  return { fielded, Ro: ownRating, games, n: games.filter(({ gain }) => gain !== null).length, printed };
}

/** A player by their own rating: to themselves a player who entered the list meanwhile is rated. */
export function ratedForThemselves(
  context: PeriodContext,
  id: string,
  himself: Derived<Points>,
  { fielded, place }: Appearance,
): { readonly player: RatedPlayer; readonly printed: Derived<number> } {
  const { tournament, edition, field, roles } = fielded;
  const rated = fielded.rated();
  const { entered } = roles.of(place);
  const { rule, by } = coefficientRule(context, tournament, edition, { entered });
  const facts = listedFactsOn(context, tournament, { asOf: rule.asOf.value, entered, id });
  const printed = coefficientOn(rule, by, { ...context.coefficientFacts(id, by, facts), now: facts });
  const entrant = { ...rated.entrants[place]!, rating: himself, K: printed };
  const asHimself = { ...rated, entrants: rated.entrants.with(place, entrant) };
  const player = ratePlayer(edition, asHimself, field, { entrant, place, own: gamesSeenBy(rated, place) });
  return { player, printed };
}

function changeOf({ fielded, games }: Pick<DerivedCard, "fielded" | "games">, K: Derived<number>): Derived<Hundredths> {
  const each = games.flatMap(({ gain }) => (gain === null ? [] : [gain.gain]));
  return tournamentChange(fielded.edition, each, K, rulingsToShow(fielded, games));
}

/** Why games do not count, and every decision by which the tournament or a game does. */
function rulingsToShow({ tournament, field }: Fielded, games: readonly RatedGame[]): readonly Derived<boolean>[] {
  const onGames = games.flatMap(({ gain, counts }) => (gain === null || isDecision(counts) ? [counts] : []));
  const listed = tournament.listed ? [tournament.listed] : [];
  return [...listed, ...(tournament.decided ? [field.counts] : []), ...onGames];
}

const isDecision = ({ basis }: Derived<boolean>): boolean =>
  basis.kind === "clause" && basis.clause.code === "decided-rated";

const CORRECTION = officeRule("baseCorrection", "base-correction");

/** The rating of the list before, with every correction of the office; null: there is none to start from. */
function correctedBase(context: PeriodContext, id: string, edition: FideEdition): Derived<Points> | null {
  const base = baseOf(context, edition, context.players.get(id) ?? null, id);
  return base && (context.corrections.get(id) ?? []).reduce(corrected, base);
}

const corrected = (base: Derived<Points>, { points: added, reason }: BaseCorrection): Derived<Points> =>
  decide(
    "base rating",
    CORRECTION,
    { base, correction: given("correction", points(added), ENTERED) },
    ({ base, correction }) => [points(base + correction), { code: "base-corrected", reason }],
  );
