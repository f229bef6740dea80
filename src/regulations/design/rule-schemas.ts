import type { Rounding } from "../../calculation/rounding.ts";
import { GAMES_MAX, K_MAX, RATING_MAX } from "../../domain/limits.ts";
import {
  date,
  either,
  flag,
  listOf,
  nullable,
  oneOf,
  only,
  optional,
  record,
  type SchemaOf,
  whole,
} from "../../domain/schema/schema.ts";
import type { CoefficientClause } from "../fide/fide-edition.ts";
import type { DesignRule, DesignSets } from "./design.ts";
import { count, days, rating, score, TOURNAMENT_SCHEMAS } from "./tournament-schemas.ts";

const rounding: SchemaOf<Rounding> = oneOf<Rounding>("half up", "half away from zero", "up");

type Sets<Rule extends DesignRule> = DesignSets<Rule>;

const K = whole(1, K_MAX);

type Line<Code extends CoefficientClause["code"]> = Extract<CoefficientClause, { code: Code }>;

/** Each line asks for what its name says and for nothing else. */
const coefficientLine = either<CoefficientClause>(
  record<Pick<Line<"K-reached">, "code" | "K" | "highestMin">>({ code: only("K-reached"), K, highestMin: rating }),
  record<Pick<Line<"K-reached-after-games">, "code" | "K" | "highestMin" | "gamesMin">>({
    code: only("K-reached-after-games"),
    K,
    highestMin: rating,
    gamesMin: count,
  }),
  record<Pick<Line<"K-junior">, "code" | "K" | "highestBelow" | "untilAge" | "untilAgeOn">>({
    code: only("K-junior"),
    K,
    highestBelow: rating,
    untilAge: whole(1, 99),
    untilAgeOn: oneOf("birthday", "end of year"),
  }),
  record<Pick<Line<"K-new">, "code" | "K" | "gamesBelow">>({ code: only("K-new"), K, gamesBelow: count }),
  record<Pick<Line<"K-rest">, "code" | "K">>({ code: only("K-rest"), K }),
  record<Pick<Line<"K-everybody">, "code" | "K">>({ code: only("K-everybody"), K }),
);

/** What can be said of every rule that a design may change: the schema for editors, and the first part of the check. */
export const RULE_SCHEMAS: { readonly [Rule in DesignRule]: SchemaOf<DesignSets<Rule>> } = {
  ...TOURNAMENT_SCHEMAS,
  calendar: record<Sets<"calendar">>({ months: listOf(whole(1, 12), { from: 1, to: 12 }) }),
  closing: record<Sets<"closing">>({ days: whole(1, 31), officialDays: whole(1, 31) }),
  entry: record<Sets<"entry">>({ birth: oneOf("year", "date") }),
  publication: record<Sets<"publication">>({
    gamesMin: count,
    teamEventGamesMin: nullable(count),
    affiliatedGamesMin: nullable(count),
  }),
  poolWindow: record<Sets<"poolWindow">>({ months: whole(1, 240), notBefore: nullable(date) }),
  floor: record<Sets<"floor">>({ rating: whole(1, 3000) }),
  delisting: record<Sets<"delisting">>({ shownAs: oneOf("delisted", "unrated") }),
  titledUnrated: record<Sets<"titledUnrated">>({ ownList: flag }),
  inactivity: record<Sets<"inactivity">>({
    after: listOf(record<Sets<"inactivity">["after"][number]>({ from: nullable(date), months: whole(1, 240) }), {
      from: 1,
      to: 20,
    }),
    goneAfterMonths: nullable(whole(1, 480)),
    inFederationSection: flag,
  }),
  fractionalScore: record<Sets<"fractionalScore">>({
    rounding,
    differences: optional(listOf(whole(0, RATING_MAX), { from: 51, to: 51 })),
  }),
  scoringProbability: record<Sets<"scoringProbability">>({
    lastDifferences: optional(listOf(whole(0, RATING_MAX), { from: 50, to: 50 })),
  }),
  standardRating: record<Sets<"standardRating">>({ used: flag }),
  opening: record<Sets<"opening">>({
    ratedOpponents: nullable(
      record<NonNullable<Sets<"opening">["ratedOpponents"]>>({
        gamesMin: nullable(count),
        opponentsMin: nullable(count),
        everySwiss: flag,
      }),
    ),
    scoreMin: score,
    atLeastFloor: flag,
  }),
  averageOfOpponents: record<Sets<"averageOfOpponents">>({ rounding: nullable(rounding) }),
  initialRating: either<Sets<"initialRating">>(
    record<Extract<Sets<"initialRating">, { method: "half points over" }>>({
      method: only("half points over"),
      halfPoint: whole(0, 10_000),
    }),
    record<Extract<Sets<"initialRating">, { method: "hypothetical draws" }>>({
      method: only("hypothetical draws"),
      hypotheticalOpponents: whole(1, 20),
      hypotheticalRating: rating,
      ratingMax: rating,
      rounding,
    }),
  ),
  roundRobinAverage: nullable(record<{ readonly rounding: Rounding }>({ rounding })),
  roundRobinRating: nullable(record<{ readonly rounding: Rounding }>({ rounding })),
  roundRobinIteration: nullable(
    record<NonNullable<Sets<"roundRobinIteration">>>({ passes: whole(1, 20), differenceMax: rating, rounding }),
  ),
  enteredMeanwhile: record<Sets<"enteredMeanwhile">>({
    ratedForHimself: flag,
    byFirstRating: flag,
    ratedForOpponents: flag,
  }),
  difference: record<Sets<"difference">>({
    max: nullable(rating),
    ratingBelow: nullable(rating),
    gamesMax: nullable(only(1)),
  }),
  developmentCoefficient: record<Sets<"developmentCoefficient">>({
    asOf: oneOf("list at the start", "list before"),
    clauses: listOf(coefficientLine, { from: 1, to: 10 }),
  }),
  coefficientLimit: nullable(
    record<NonNullable<Sets<"coefficientLimit">>>({ gamesTimesKMax: whole(K_MAX, GAMES_MAX) }),
  ),
  rounding: record<Sets<"rounding">>({ of: oneOf("new rating", "change"), mode: rounding }),
  reporting: record<Sets<"reporting">>({
    officerDays: nullable(days),
    serverDays: nullable(days),
    nextListDays: nullable(whole(1, 31)),
    listsMax: nullable(whole(1, 99)),
  }),
  reportOwed: record<Sets<"reportOwed">>({ unlessAnnounced: flag }),
  inclusion: nullable(
    record<NonNullable<Sets<"inclusion">>>({
      membersOnly: flag,
      federationMayExclude: flag,
      dispensation: flag,
    }),
  ),
};
