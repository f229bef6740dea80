import { type Derived, given } from "../calculation/derived.ts";
import { COUNTED, ENTERED } from "../domain/codes/source.ts";
import type { IsoDate } from "../domain/dates.ts";
import type { Issue } from "../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import { Refusal } from "../domain/refusal.ts";
import type { TournamentReport } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { type RatedPlayer, type RatedTournament, rateTournament } from "../rating/tournament/rate-tournament.ts";
import { coefficientUsed } from "../regulations/fide/articles/development-coefficient.ts";
import { newRating, tournamentChange } from "../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../regulations/register.ts";
import { type CoefficientBasis, entrantsOf } from "./entrants.ts";
import { gamesOf } from "./games.ts";
import { controlIssues, rateFound, timeRulings } from "./rate-of-play.ts";
import { systemOf } from "./system.ts";

/** How a report is to be rated, where it does not say so itself. */
export interface RateRequest {
  readonly report: TournamentReport;
  /** By name; otherwise the edition of the start date. */
  readonly edition: FideEdition | null;
  /** Start date, where the report has none. */
  readonly on: IsoDate | null;
  /** The list it is for; otherwise by the rate of play. */
  readonly kind: ListKind | null;
  readonly system: System | null;
  /** Of a match: the number of games it was for; null: not declared. */
  readonly scheduled: number | null;
  /** One K for all. */
  readonly k: number | null;
  /** Whether it is a league; otherwise by its name. */
  readonly league?: boolean | undefined;
  /** Whether it was approved to last longer than others may. */
  readonly approvedLonger?: boolean | undefined;
  /** The players of a published list by id; null: the ratings of the report are used. */
  readonly list: ReadonlyMap<string, ListEntry> | null;
  /** How the list is called in explanations. */
  readonly listName: string;
}

/** A player of a rated report. */
export interface ReportedRating extends RatedPlayer {
  readonly kBasis: CoefficientBasis | null;
  /** K as used, after any limit; null for the unrated. */
  readonly K: Derived<number> | null;
  /** The new rating if this were the only tournament of the list. */
  readonly change: RatedPlayer["change"];
  readonly rounded: Derived<number> | null;
  readonly Rn: Derived<number> | null;
}

export interface RatedReport {
  readonly edition: FideEdition;
  readonly kind: ListKind;
  readonly system: System;
  readonly tournament: RatedTournament;
  readonly players: readonly ReportedRating[];
  /** What was noticed when the report met list and edition. */
  readonly issues: readonly Issue[];
}

/** Rates a report as if its tournament were the only one of the list. Pure: the same in a browser and in the office. */
export function rateReport(request: RateRequest): RatedReport {
  const { report } = request;
  const rate = rateFound(report, request.on ?? report.start);
  const edition = request.edition ?? editionFor(request, rate.kind);
  const found = systemOf(report);
  const system = request.system ?? found.system;
  const { entrants, issues } = entrantsOf(edition, request);
  const unknown = new Set(entrants.flatMap(({ isUnknown }, place) => (isUnknown ? [place] : [])));
  const tournament = rateTournament(edition, {
    system: given("system", system, ENTERED),
    national: "no",
    scheduled: system === "match" ? request.scheduled : null,
    waiver: false,
    decided: null,
    entrants: entrants.map(({ entrant }) => entrant),
    games: gamesOf(edition, report, unknown),
    ...timeRulings(edition, request, rate, entrants),
  });
  return {
    edition,
    kind: edition.list,
    system,
    tournament,
    players: tournament.players.map((player, place) => withNewRating(edition, player, entrants[place]!.kBasis)),
    issues: [...rate.issues, ...controlIssues(edition, rate.read), ...systemIssues(request, found), ...issues],
  };
}

function editionFor({ report, on, kind }: RateRequest, byTime: ListKind | null): FideEdition {
  const start = on ?? report.start;
  if (start === null) throw new Refusal("start-missing");
  const list = kind ?? byTime ?? LIST_KINDS[0];
  const edition = fideEditionOn(list, start);
  if (edition === undefined) throw new Refusal("no-edition-on", { list, day: start });
  return edition;
}

/** What the report says of itself that its pairings do not bear out, and what was asked for against it. */
function systemIssues({ report, system, scheduled, on }: RateRequest, found: ReturnType<typeof systemOf>): Issue[] {
  const warn = (code: Issue["code"], field: Issue["field"], expected: Issue["expected"], said: string): Issue => ({
    code,
    severity: "warning",
    line: 0,
    columns: null,
    field,
    expected,
    found: said,
  });
  const said = report.typeCode ?? report.type ?? "";
  const shown = { code: "system-of-pairings", system: found.shown } as const;
  const isOther = system === null && found.declared !== null && found.declared !== found.shown;
  const isTable = found.shown === "round-robin" || found.shown === "double-round-robin";
  const used = system ?? found.system;
  return [
    ...(isOther && found.declared !== used ? [warn("system-not-as-declared", "type of tournament", shown, said)] : []),
    ...(isOther && isTable && found.declared === "swiss"
      ? [warn("system-as-declared-only", "type of tournament", shown, said)]
      : []),
    ...(used === "match" && scheduled === null
      ? [warn("match-length-unknown", "length of the match", { code: "match-length" }, "")]
      : []),
    ...(on !== null && report.start !== null && on !== report.start
      ? [warn("start-overruled", "start", { code: "start-asked", start: on }, report.start)]
      : []),
  ];
}

/** K is lowered for the games of the list, which are those of this tournament. */
function withNewRating(edition: FideEdition, player: RatedPlayer, kBasis: CoefficientBasis | null): ReportedRating {
  const { rating, K: printed } = player.entrant;
  if (rating === null || printed === null) return { ...player, kBasis, K: null, rounded: null, Rn: null };
  const gains = player.games.flatMap(({ gain }) => (gain ? [gain.gain] : []));
  const K = coefficientUsed(edition, printed, given("n", gains.length, COUNTED));
  const change = tournamentChange(edition, gains, K);
  const { change: rounded, Rn } = newRating(edition, rating, change);
  return { ...player, kBasis, K, change, rounded, Rn };
}
