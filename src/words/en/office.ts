import type { Limits, Notice, TimeBand } from "../../domain/codes/clauses/office.ts";
import { decimals, plural } from "../numbers.ts";
import type { ClauseWords } from "../types/sentences.ts";
import type { Writing } from "../writing.ts";

export { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS } from "./office-terms.ts";

const score = (value: number): string => decimals("en", value / 100);
const minutes = (seconds: number): string => plural("en", seconds / 60, "minute", "minutes");
const hours = (seconds: number): string => plural("en", seconds / 3600, "hour", "hours");
const days = (value: number): string => plural("en", value, "day", "days");
const months = (value: number): string => plural("en", value, "month", "months");

/** A span as its limits: more than 10 and less than 60. */
function limits({ from, over, to, below }: Limits): string {
  if (from !== undefined && from === to) return `${from}`;
  return [
    ...(from !== undefined ? [`at least ${from}`] : []),
    ...(over !== undefined ? [`more than ${over}`] : []),
    ...(to !== undefined ? [`at most ${to}`] : []),
    ...(below !== undefined ? [`less than ${below}`] : []),
  ].join(" and ");
}

const notice = (clause: Notice): string => ("days" in clause ? days(clause.days) : months(clause.months));

const band = (clause: TimeBand): string =>
  `${limits(clause)} minutes are asked${clause.ratedFrom === null ? "" : ` with a player rated ${clause.ratedFrom} or more`}`;

/** The cases of the articles on games, tournaments and lists. */
export const officeClauseWords = ({ asDay, asNumber }: Writing) =>
  ({
    "official-always-rated": () => "an official tournament is always rated",
    "official-tournament": () => "an official tournament",
    "not-official": () => "not an official tournament",
    "organiser-answers": () => "the organiser of an official tournament is responsible",
    "federation-answers": () => "the federation that registered it is responsible",
    "notice-ordinary": (clause) => `${notice(clause)} before the start`,
    "notice-norms": (clause) => `${notice(clause)} before the start, because title norms are possible`,
    "notice-top": (clause) => `${notice(clause)} before the start, because of a top player`,
    "registered-in-time": ({ deadline }) => `registered by ${asDay(deadline)}`,
    "registered-late": ({ deadline }) => `registered after ${asDay(deadline)}`,
    "federation-missing": () => "registered without a federation",
    "schedule-missing": () => "registered without the playing schedule",
    "not-registered": () => "not registered",
    "registration-not-needed": () => "an official tournament needs no registration",
    admitted: () => "registered in time and not refused",
    "admitted-late": () => "registered late, but accepted by the commission's chair",
    "registration-refused": () => "refused by the commission's chair",
    "registration-not-admitted": () => "registered late, and not accepted by the commission's chair",
    "cannot-be-refused": () => "an official tournament cannot be refused",
    "appeal-in-time": ({ until }) => `appeals were possible until ${asDay(until)}`,
    "appeal-late": ({ until }) => `appeals were possible only until ${asDay(until)}`,
    licensed: () => "all arbiters are licensed",
    "arbiters-unknown": () => "the arbiters are not known: register them with their licences",
    "licence-missing": () => "an arbiter has no licence",
    "licence-not-asked": () => "no licence is required",

    "time-enough": (clause) => `each player has ${minutes(clause.seconds)}; ${band(clause)}`,
    "time-outside": (clause) => `each player has ${minutes(clause.seconds)}, but ${band(clause)}`,
    "list-by-time": ({ list }) => `the time per player fits the ${list} list`,
    "no-list-by-time": () => "the time per player fits no list",
    "control-none": () => "no move number is required for the first time control",
    "resolution-approved": ({ approvedOn, minutesMin }) =>
      `approved by the commission on ${asDay(approvedOn)}: a resolution allows ${minutesMin} minutes or more`,
    "control-not-asked": () => "no rule on the first time control",
    "control-as-asked": ({ moves }) => `first time control at move ${moves}, as required`,
    "control-noted": (clause) =>
      `first time control at move ${clause.moves}; ${limits(clause)} is required. Noted only: the tournament is still rated`,
    "control-recommended": (clause) => `first time control at move ${clause.moves}; ${limits(clause)} is recommended`,
    "times-equal": () => "both players have the same time",
    "times-unequal": () => "the players have different times",
    "times-not-asked": () => "no rule on equal times",

    "day-within": ({ games, seconds }) => `${plural("en", games, "game", "games")}, ${hours(seconds)} of play`,
    "day-games-over": ({ games, gamesMax }) => `${games} games in one day; ${gamesMax} are allowed`,
    "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} of play in one day; ${hoursMax} are allowed`,
    "duration-within": ({ days: length, daysMax }) => `${days(length)}; ${daysMax} are allowed`,
    "duration-any": () => "no limit on the duration",
    "duration-league": ({ days: length, daysMax }) => `${days(length)}; a league may last more than ${daysMax}`,
    "duration-approved": ({ days: length, daysMax }) => `${days(length)}; more than ${daysMax} was approved`,
    "duration-over": ({ days: length, daysMax }) => `${days(length)}; only ${daysMax} are allowed`,
    "parts-monthly": ({ days: length, daysOver }) =>
      length === undefined
        ? "reported month by month"
        : `${days(length)}, more than ${daysOver}: reported month by month`,
    "parts-one": () => "one report for the whole tournament",
    "interim-part": ({ part, from, to }) => `part ${part}: games from ${asDay(from)} to ${asDay(to)}`,
    "ratings-of-start": () => "ratings of the day the tournament started",
    "ratings-of-part": () => "ratings of the first day of the part",
    "ratings-of-game": () => "declared before round one: ratings of the day of each game",

    "game-played": () => "both players have moved",
    "game-unplayed": () => "the game was not played",
    "game-excluded-by-decision": () => "excluded by force majeure or a fair-play decision",
    "result-stands": () => "the result counts",
    "result-disregarded": ({ scoreMax }) =>
      `an unrated player's first tournament with ${score(scoreMax)} points or fewer is disregarded, for the opponents too`,
    "difference-rated": () => "the rating difference is allowed",
    "difference-excluded": ({ found, differenceMin, ratingOver }) =>
      `difference of ${asNumber(found)} to a player above ${ratingOver}: games with ${differenceMin} or more are not rated`,
    "opponent-rated": () => "the opponent is rated",
    "opponent-unrated": () => "the opponent is unrated",
    "opponent-in-round-robin": () => "unrated opponent in a round robin: counts with Ru(new)",
    "opponent-kept": () => "unrated opponent: counts with the Ru of this tournament",
    "opponent-not-kept": () => "unrated opponent whose result in this tournament does not count",
    "game-counts": () => "all conditions are met",

    "rating-of-list": () => "rating from the list",
    "rating-of-standard-list": () => "unrated on this list, so the standard rating is used",
    "rating-entered-meanwhile": () => "joined the list after the start: the rating published since is used",
    "rating-none": () => "unrated",
    "rating-provisional": () => "the provisional rating is used",

    "match-rated": () => "both players of the match are rated",
    "match-with-unrated": () => "a player of the match is unrated",
    "match-open": ({ leaderScore, scheduled }) =>
      `the leader had ${score(leaderScore)} of ${scheduled} games: the match was open`,
    "match-decided": ({ leaderScore, scheduled }) =>
      `the leader had ${score(leaderScore)} of ${scheduled} games: the match was decided`,
    "match-waiver": () => "the match was decided, but every game counts by prior request",

    "composition-enough": ({ players, rated }) => `${rated} of ${players} players are rated`,
    "composition-not-asked": () => "no minimum number of rated players",
    "composition-national": ({ rated, ratedMin }) =>
      `${rated} rated players; a national championship needs ${ratedMin}`,
    "composition-double-players": ({ players, doublePlayersMin }) =>
      `${players} players, a double round robin with unrated players needs ${doublePlayersMin}`,
    "composition-double-rated": ({ rated, ratedMin }) =>
      `${rated} rated players, a double round robin with unrated players needs ${ratedMin}`,
    "composition-small": ({ players, rated, ratedMin, smallBelow }) =>
      `${rated} of ${players} players are rated; ${ratedMin} are needed with fewer than ${smallBelow} players`,
    "composition-share": ({ players, rated, ratedMin }) =>
      `${rated} of ${players} players are rated; ${ratedMin} are needed`,
    "as-own-system": () => "rated by its own system",
    "as-swiss": () => "a round robin with an unplayed game is rated as a Swiss",
    "took-part": () => "played in the tournament",
    "no-game-played": () => "played no games, so did not take part",
    "left-out-of-round-robin": () => "result disregarded: the round robin is rated without this player",
    "stages-one": () => "declared stages are one tournament",
    "stages-apart": () => "each stage is a separate tournament",

    "closing-ordinary": (clause) => `${days(clause.days)} before the list`,
    "closing-official": (clause) => `an official tournament: ${days(clause.days)} before the list`,
    "closing-met": ({ end, closing }) => `ended on ${asDay(end)}; the list closes on ${asDay(closing)}`,

    "entry-listed": ({ floor }) => `at or above the floor of ${floor}`,
    "entry-below-floor": ({ rating, floor }) => `${rating} is below the floor of ${floor}`,
    "delisted-later": ({ delistedOn }) => `started before the list of ${asDay(delistedOn)}: old rating`,
    "delisted-before": ({ delistedOn }) => `started on or after the list of ${asDay(delistedOn)}: unrated`,
    "change-before-delisting": ({ delistedOn }) => `rated no later than the list of ${asDay(delistedOn)}`,
    "change-lapses": ({ delistedOn }) => `rated after the list of ${asDay(delistedOn)}: the change lapses`,
    "titled-on-rating-list": () => "rated, so on the rating list",
    "titled-own-list": () => "titled and unrated: on the list of titled players",
    "titled-not-listed": () => "unrated: not on a list",
    "player-active": ({ lastCounted, months: span }) =>
      `games counted in the list of ${asDay(lastCounted)}, less than ${months(span)} before`,
    "player-inactive": ({ lastCounted, months: span }) =>
      `no game counted since the list of ${asDay(lastCounted)}, ${months(span)} or more before`,
    "player-gone": ({ lastCounted, months: span }) =>
      `no game counted since the list of ${asDay(lastCounted)}, ${months(span)} or more before: no longer shown`,
    "section-shown": () => "shown in this section",
    "section-active-only": () => "this section shows active players only",
    "section-gone": () => "no longer shown",
    included: () => "belongs to a member federation",
    "inclusion-not-asked": () => "all rated players are shown",
    "left-out-by-federation": () => "the federation has the player left out",
    "left-out-no-member": () => "belongs to no member federation",
    "left-out-suspended": () => "the federation is suspended",
    "included-by-dispensation": () => "shown by dispensation",

    "report-no-term": () => "no term is set",
    "report-in-time": ({ due }) => `due by ${asDay(due)}`,
    "report-late": ({ due }) => `due by ${asDay(due)}: late, accepted and marked`,
    "report-too-late": ({ last }) => `the last list it could enter was that of ${asDay(last)}`,
    "report-owed": () => "a registered tournament owes a report",
    "report-announced": ({ announcedOn }) => `announced as not rated on ${asDay(announcedOn)}, before the start`,
    "report-not-registered": () => "not registered",

    compressed: ({ ratingBelow, percent }) => `raised by ${percent} % of what is missing to ${ratingBelow}`,
    "compression-not-needed": ({ ratingBelow }) => `not below ${ratingBelow}`,
    lifted: ({ differenceOver, standardLess }) =>
      `more than ${differenceOver} below the standard rating: raised to ${standardLess} below it`,
    "lift-not-needed": ({ differenceOver }) => `not more than ${differenceOver} below the standard rating`,
    "unrated-stays-unrated": () => "unrated stays unrated",
  }) satisfies Partial<ClauseWords>;
