import { type Derived, given } from "../calculation/derived.ts";
import { ENTERED, type Source } from "../domain/codes/source.ts";
import { firstOfMonth, type IsoDate } from "../domain/dates.ts";
import type { Issue } from "../domain/issues/issues.ts";
import type { ListKind } from "../domain/list.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import type { ReportedPlayer, TournamentReport } from "../domain/report.ts";
import { type Points, points } from "../domain/units.ts";
import type { Entrant } from "../rating/tournament/tournament.ts";
import { coefficientLimits, developmentCoefficient } from "../regulations/fide/articles/development-coefficient.ts";
import { opponentRating, standardRating } from "../regulations/fide/articles/rating-used.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { FIDE_EDITIONS } from "../regulations/register.ts";

/** Where a K came from: named for all, printed on the list, or from the rating alone with 30 games taken for granted. */
export type CoefficientBasis = "given" | "list" | "assumed";

export interface Entering {
  readonly entrant: Entrant;
  readonly kBasis: CoefficientBasis | null;
  /** Whether the rating stands in the report and cannot be read, and no list has it: unknown is not unrated. */
  readonly isUnknown: boolean;
}

interface EntrantsRequest {
  readonly report: TournamentReport;
  readonly on: IsoDate | null;
  readonly k: number | null;
  readonly list: ReadonlyMap<string, ListEntry> | null;
  readonly listName: string;
}

/** The players of a report with rating and K, from the list where there is one. */
export function entrantsOf(
  edition: FideEdition,
  asked: EntrantsRequest,
): { readonly entrants: readonly Entering[]; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const entrants = asked.report.players.map((player) => {
    const entry = asked.list && player.id !== null ? (asked.list.get(player.id) ?? null) : null;
    const rating = ratingOf(edition, asked, player, entry, issues);
    if (rating === null) {
      const isUnknown = player.ratingUnread === true && entry === null;
      if (isUnknown) issues.push(issue("rating-unknown", player, "rating", { code: "rating-readable" }, ""));
      return { entrant: { name: player.name, rating, K: null, opening: true }, kBasis: null, isUnknown };
    }
    const { K, kBasis } = coefficientOf(edition, asked, player, entry, rating);
    return { entrant: { name: player.name, rating, K, opening: false }, kBasis, isUnknown: false };
  });
  return { entrants, issues };
}

/** The list's rating where the player is on it; otherwise the report's, and the difference is said. */
function ratingOf(
  edition: FideEdition,
  { list, listName }: EntrantsRequest,
  player: ReportedPlayer,
  entry: ListEntry | null,
  issues: Issue[],
): Derived<Points> | null {
  const reported =
    player.rating === null ? null : given("Ro", points(player.rating), { code: "report", line: player.line });
  if (list === null) return reported;
  if (entry === null) {
    issues.push(issue("not-on-list", player, "id", { code: "player-of-list" }, player.id ?? ""));
    return reported;
  }
  const source: Source = { code: "list", list: listName };
  const own = ratingOn(entry, edition.list, "Ro", source);
  const used = standardRating(edition, { own, standard: ratingOn(entry, "standard", "standard rating", source) });
  // What a report gives beside the list's rating is not published yet.
  const counted = opponentRating(edition, {
    listed: used,
    provisional: given("provisional rating", reported?.value ?? null, { code: "report", line: player.line }),
  });
  if ((counted.value ?? 0) !== (player.rating ?? 0)) {
    const expected = { code: "rating-of-list", rating: counted.value ?? 0 } as const;
    issues.push(issue("rating-not-of-list", player, "rating", expected, String(player.rating ?? "")));
  }
  if (counted.value === null) return null;
  return own.value === null ? (used as Derived<Points>) : (own as Derived<Points>);
}

const ratingOn = (
  { standings }: ListEntry,
  kind: ListKind,
  term: "Ro" | "standard rating",
  source: Source,
): Derived<Points | null> => {
  const rating = standings[kind]?.rating ?? null;
  return given(term, rating === null ? null : points(rating), source);
};

function coefficientOf(
  edition: FideEdition,
  { k, on, report, listName }: EntrantsRequest,
  player: ReportedPlayer,
  entry: ListEntry | null,
  rating: Derived<Points>,
): { readonly K: Derived<number>; readonly kBasis: CoefficientBasis } {
  if (k !== null) return { K: given("K", k, ENTERED), kBasis: "given" };
  const printed = entry?.standings[edition.list]?.k ?? null;
  if (printed !== null) return { K: given("K", printed, { code: "list", list: listName }), kBasis: "list" };
  const source: Source = { code: "report", line: player.line };
  const day = on ?? report.start ?? edition.inForce?.from ?? report.end;
  // A player with a rating on the standard list only has no game on this one.
  const isNew = entry !== null && (entry.standings[edition.list]?.rating ?? null) === null;
  const K = developmentCoefficient(edition, {
    highest: given("highest rating", rating.value, { code: "assumed" }),
    gamesBefore: isNew
      ? given("games before", 0, { code: "list", list: listName })
      : given("games before", gamesEstablished(edition), { code: "assumed" }),
    birth: given("birth", player.birth ?? entry?.birth ?? null, source),
    asOf: given("K as of", firstOfMonth(day as IsoDate), source),
  });
  return { K, kBasis: "assumed" };
}

/** Games enough for a player not to be new, under this edition and under any other. */
const gamesEstablished = (edition: FideEdition): number =>
  coefficientLimits([...FIDE_EDITIONS, edition]).games.at(-1) ?? 0;

const issue = (
  code: Issue["code"],
  { line }: ReportedPlayer,
  field: Issue["field"],
  expected: Issue["expected"],
  found: string,
): Issue => ({ code, severity: "warning", line, columns: null, field, expected, found });
