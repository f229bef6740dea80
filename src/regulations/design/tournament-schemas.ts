import { RATING_MAX } from "../../domain/limits.ts";
import {
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
import type { FideArticles, Span } from "../fide/fide-edition.ts";
import type { DesignRule, DesignSets } from "./design.ts";

export const rating = whole(1, RATING_MAX);
export const count = whole(1, 999);
export const days = whole(1, 366);
export const score = whole(0, 10_000, 50);

type Sets<Rule extends DesignRule> = DesignSets<Rule>;

const notice = either<FideArticles["registration"]["sets"]["notice"]>(
  record<{ readonly days: number }>({ days }),
  record<{ readonly months: number }>({ months: whole(1, 12) }),
);

const span = (limit: SchemaOf<number>): SchemaOf<Span> =>
  record<Span>({ from: optional(limit), over: optional(limit), to: optional(limit), below: optional(limit) });

type TournamentRule =
  | "registration"
  | "officialEvents"
  | "appeal"
  | "licence"
  | "rateOfPlay"
  | "firstControl"
  | "equalTimes"
  | "dayOfPlay"
  | "duration"
  | "interimReports"
  | "ratingsUsed"
  | "unplayedGames"
  | "disregardedResult"
  | "stages"
  | "composition"
  | "unratedOpponents"
  | "incompleteRoundRobin"
  | "decidedMatch"
  | "unratedMatch"
  | "excludedGames";

/** Rules of articles 0 to 6: registration, play, and what counts. */
export const TOURNAMENT_SCHEMAS: { readonly [Rule in TournamentRule]: SchemaOf<DesignSets<Rule>> } = {
  registration: record<Sets<"registration">>({
    notice,
    noticeForNorms: nullable(notice),
    noticeForTop: nullable(
      record<NonNullable<Sets<"registration">["noticeForTop"]>>({
        ratingOver: rating,
        womenRatingOver: rating,
        notice,
      }),
    ),
    schedule: flag,
  }),
  officialEvents: record<Sets<"officialEvents">>({ continental: flag }),
  appeal: record<Sets<"appeal">>({ days }),
  licence: record<Sets<"licence">>({ required: flag }),
  rateOfPlay: record<Sets<"rateOfPlay">>({
    moves: whole(1, 200),
    scope: nullable(oneOf("tournament", "game")),
    bands: listOf(
      record<Sets<"rateOfPlay">["bands"][number]>({ ratedFrom: nullable(rating), minutes: span(whole(1, 1000)) }),
      { from: 1, to: 20 },
    ),
  }),
  firstControl: nullable(
    record<NonNullable<Sets<"firstControl">>>({
      moves: record<Pick<Span, "from" | "to"> & { readonly from: number }>({
        from: whole(1, 200),
        to: optional(whole(1, 200)),
      }),
      weight: oneOf("required", "recommended"),
    }),
  ),
  equalTimes: record<Sets<"equalTimes">>({ required: flag }),
  dayOfPlay: record<Sets<"dayOfPlay">>({ gamesMax: nullable(whole(1, 99)), hoursMax: nullable(whole(1, 24)) }),
  duration: record<Sets<"duration">>({ daysMax: nullable(days) }),
  interimReports: record<Sets<"interimReports">>({ daysOver: nullable(days) }),
  ratingsUsed: record<Sets<"ratingsUsed">>({ ofEachGame: flag }),
  unplayedGames: record<Sets<"unplayedGames">>({ count: only(false), decisionMayExclude: flag }),
  disregardedResult: record<Sets<"disregardedResult">>({ scoreMax: score }),
  stages: record<Sets<"stages">>({ oneTournament: flag }),
  composition: nullable(
    record<NonNullable<Sets<"composition">>>({
      ratedShare: count,
      smallBelow: count,
      smallRatedMin: count,
      doublePlayersMin: count,
      doubleRatedMin: count,
      nationalRatedMin: count,
      nationalWomenRatedMin: count,
    }),
  ),
  unratedOpponents: record<Sets<"unratedOpponents">>({ countInRoundRobin: flag, countInSwiss: flag }),
  incompleteRoundRobin: record<Sets<"incompleteRoundRobin">>({ asSwiss: flag }),
  decidedMatch: record<Sets<"decidedMatch">>({ scoreOver: whole(50, 100), waiver: flag }),
  unratedMatch: record<Sets<"unratedMatch">>({ rated: flag }),
  excludedGames: nullable(
    record<NonNullable<Sets<"excludedGames">>>({ differenceMin: rating, ratingOver: whole(0, RATING_MAX) }),
  ),
};
