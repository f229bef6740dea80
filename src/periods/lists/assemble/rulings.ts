import { type Derived, decide, given } from "../../../calculation/derived.ts";
import { COUNTED, type Source } from "../../../domain/codes/source.ts";
import { TOURNAMENT_NOTES, type TournamentNote } from "../../../domain/list-making.ts";
import { type Points, points } from "../../../domain/units.ts";
import type { ReadRateOfPlay } from "../../../formats/rate-of-play.ts";
import { cite } from "../../../regulations/edition.ts";
import { equalTimes, rateOfPlay, timePerPlayer } from "../../../regulations/fide/articles/rate-of-play.ts";
import { liftedFor } from "../../../regulations/fide/articles/registration.ts";
import { dayOfPlay, duration } from "../../../regulations/fide/articles/schedule.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { resolvedBy } from "../../../regulations/fide/resolutions.ts";
import { unregisteredArbiters } from "../../tournaments/arbiters.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { rateOf } from "../../tournaments/standing.ts";

/** What the articles outside of the games say of a tournament. */
export interface TournamentRulings {
  /** On the whole: one against it, and nothing counts. */
  readonly rulings: readonly Derived<boolean>[];
  /** On a game by the higher rating of its two players; null: no single game can be against the articles. */
  readonly game: ((highest: number | null) => Derived<boolean>) | null;
  /** What a person should know of it besides. */
  readonly notes: readonly TournamentNote[];
}

const [REGISTER, REPORT]: readonly Source[] = [{ code: "register" }, { code: "report", line: 0 }];

/** Registration, licence, report, length, hours a day and rate of play. Composition and matches are ruled on with the games. */
export function rulingsOn(
  report: CurrentReport,
  { highest, mostInADay }: { readonly highest: number | null; readonly mostInADay: number | null },
): TournamentRulings {
  const { assessment } = report;
  const { edition } = assessment;
  const read = rateOf(report.reportFacts, report.registration);
  const times = read === null ? null : timeRulings(report, read, highest);
  const length = lengthRuling(report);
  const days = read === null || mostInADay === null ? [] : [dayRuling(edition, read, mostInADay)];
  return {
    rulings: [
      ...[...announcedRuling(report), reportRuling(report)],
      ...[assessment.admitted, assessment.licence, length, ...days, ...(times?.rulings ?? [])].map((ruling) =>
        liftedFor(edition, assessment.official, ruling),
      ),
    ],
    game: assessment.official.value ? null : (times?.game ?? null),
    notes: notesOn(report, read),
  };
}

/** Where each game is judged by its own two players, none is looked at as long as the strongest field would pass. */
function timeRulings(
  { assessment: { edition, start }, registration }: CurrentReport,
  { rate, black }: ReadRateOfPlay,
  highest: number | null,
): Pick<TournamentRulings, "rulings" | "game"> {
  const equal = equalTimes(edition, given("same time for both", black === null, REPORT!));
  const times = [rate, ...(black ? [black] : [])].map((each) => timePerPlayer(edition, each, REPORT!));
  const approvedOn = given("approved on", registration.approvedOn ?? null, REGISTER!);
  const fits = (ofGame: number | null): Derived<boolean> => {
    const each = times.map((time) => {
      const ruling = rateOfPlay(edition, time, {
        ofTournament: highestAs("highest of the tournament", highest),
        ofGame: highestAs("highest of the game", ofGame),
      });
      return resolvedBy(edition, ruling, { start, time, approvedOn });
    });
    return each.find(({ value }) => !value) ?? each[0]!;
  };
  const whole = fits(highest);
  if (whole.value || edition.articles.rateOfPlay.sets.scope !== "game") return { rulings: [equal, whole], game: null };
  return { rulings: [equal], game: memoised(fits) };
}

/** By the slower side: a round is over when both have used their time. */
function dayRuling(edition: FideEdition, { rate, black }: ReadRateOfPlay, most: number): Derived<boolean> {
  const times = [rate, ...(black ? [black] : [])].map((each) => timePerPlayer(edition, each, REPORT!));
  const [time] = times.sort((one, other) => other.value - one.value);
  return dayOfPlay(edition, { games: given("games of the day", most, REPORT!), time: time! });
}

function memoised(rule: (highest: number | null) => Derived<boolean>): (highest: number | null) => Derived<boolean> {
  const known = new Map<number | null, Derived<boolean>>();
  return (highest) => {
    const ruling = known.get(highest) ?? rule(highest);
    known.set(highest, ruling);
    return ruling;
  };
}

const highestAs = (
  term: "highest of the tournament" | "highest of the game",
  rating: number | null,
): Derived<Points | null> => given(term, rating === null ? null : points(rating), COUNTED);

function lengthRuling({ assessment, registration: { league, longer } }: CurrentReport): Derived<boolean> {
  const { edition, start, end } = assessment;
  return duration(edition, {
    start,
    end,
    league: given("league", league, REGISTER!),
    approved: given("longer approved", longer, REGISTER!),
  });
}

/** Of a tournament that was announced as not rated no report is owed; one that comes all the same changes nothing. */
function announcedRuling({ assessment: { reportOwed } }: CurrentReport): readonly Derived<boolean>[] {
  if (reportOwed.value) return [];
  return [{ term: "tournament counts", value: false, basis: reportOwed.basis, inputs: { reportOwed } }];
}

/** Whether the report came before the last list that it could enter. */
const reportRuling = ({ report }: CurrentReport): Derived<boolean> => ({
  term: "tournament counts",
  value: report.value !== "not rated",
  basis: report.basis,
  inputs: { report },
});

function notesOn(report: CurrentReport, read: ReadRateOfPlay | null): readonly TournamentNote[] {
  const { reportFacts, registration, part, system } = report;
  const { start, end, rateOfPlay: text, rateOfPlayCode: code } = reportFacts;
  const isSaid = text !== null || code !== null || registration.rateOfPlay !== null;
  const noted: Readonly<Record<TournamentNote, boolean>> = {
    "start-differs": start !== null && start !== registration.start,
    "end-differs": part === 0 && end !== null && end !== registration.end,
    "system-differs": part === 0 && system !== registration.system,
    "rate-of-play-missing": !isSaid,
    "rate-of-play-unread": isSaid && read === null,
    "report-late": report.report.value === "late",
    "first-control": (report.assessment.firstControl?.value ?? "fine") !== "fine",
    "interim-missing": part === 0 && report.assessment.interim !== null,
    "men-in-womens-championship": false, // It depends on the persons: see where it is put together.
    "list-decided": report.assessment.decisions.listed !== null,
    "arbiter-not-registered": unregisteredArbiters(reportFacts, registration).length > 0,
  };
  return TOURNAMENT_NOTES.filter((note) => noted[note]);
}

/** What a person should know of a report, besides what speaks against it. */
export const notesOf = (report: CurrentReport): readonly TournamentNote[] =>
  notesOn(report, rateOf(report.reportFacts, report.registration));

/** A report that contradicts itself, or names somebody whom nobody knows, does not say what was played. */
export const gameNotKnown = (edition: FideEdition, code: "game-contradicted" | "person-unknown"): Derived<boolean> =>
  decide("game counts", cite(edition, "reporting"), {}, () => [false, { code }]);
