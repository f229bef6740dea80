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
    "organiser-answers": () => "the organiser of an official tournament answers for it",
    "federation-answers": () => "the federation that registered it answers for it",
    "notice-ordinary": (clause) => `${notice(clause)} before the start`,
    "notice-norms": (clause) => `${notice(clause)} before the start, because norms are possible`,
    "notice-top": (clause) => `${notice(clause)} before the start, because of a top player`,
    "registered-in-time": ({ deadline }) => `registered by ${asDay(deadline)}`,
    "registered-late": ({ deadline }) => `registered after ${asDay(deadline)}`,
    "federation-missing": () => "registered without a federation",
    "schedule-missing": () => "registered without the playing schedule",
    "not-registered": () => "not registered",
    "registration-not-needed": () => "an official tournament needs no registration",
    admitted: () => "registered in time and not refused",
    "admitted-late": () => "registered late, and the chairman of the commission admitted it",
    "registration-refused": () => "the chairman of the commission refused the registration",
    "registration-not-admitted": () => "registered late, and the chairman of the commission has not admitted it",
    "cannot-be-refused": () => "an official tournament cannot be refused",
    "appeal-in-time": ({ until }) => `an appeal was possible until ${asDay(until)}`,
    "appeal-late": ({ until }) => `an appeal was possible only until ${asDay(until)}`,
    licensed: () => "every arbiter holds a licence",
    "arbiters-unknown": () => "nobody said who the arbiters were: register them, with their licences",
    "licence-missing": () => "an arbiter holds no licence",
    "licence-not-asked": () => "no licence is asked for",

    "time-enough": (clause) => `each player has ${minutes(clause.seconds)}; ${band(clause)}`,
    "time-outside": (clause) => `each player has ${minutes(clause.seconds)}, but ${band(clause)}`,
    "list-by-time": ({ list }) => `the time of each player fits the ${list} list`,
    "no-list-by-time": () => "the time of each player fits no list",
    "control-none": () => "no number of moves is set for a first control",
    "resolution-approved": ({ approvedOn, minutesMin }) =>
      `approved by the commission on ${asDay(approvedOn)}: a resolution allows ${minutesMin} minutes or more`,
    "control-not-asked": () => "nothing is asked of the first control",
    "control-as-asked": ({ moves }) => `the first control is at move ${moves}, as asked`,
    "control-noted": (clause) =>
      `the first control is at move ${clause.moves}, ${limits(clause)} is required; noted, and rated all the same`,
    "control-recommended": (clause) => `the first control is at move ${clause.moves}, ${limits(clause)} is recommended`,
    "times-equal": () => "both players have the same time",
    "times-unequal": () => "the players have different times",
    "times-not-asked": () => "nothing is asked about equal times",

    "day-within": ({ games, seconds }) => `${plural("en", games, "game", "games")}, ${hours(seconds)} of play`,
    "day-games-over": ({ games, gamesMax }) => `${games} games in a day, ${gamesMax} are allowed`,
    "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} of play in a day, ${hoursMax} are allowed`,
    "duration-within": ({ days: length, daysMax }) => `${days(length)}, ${daysMax} are allowed`,
    "duration-any": () => "no length is set",
    "duration-league": ({ days: length, daysMax }) => `${days(length)}; a league may last more than ${daysMax}`,
    "duration-approved": ({ days: length, daysMax }) => `${days(length)}; it was approved for more than ${daysMax}`,
    "duration-over": ({ days: length, daysMax }) => `${days(length)}, only ${daysMax} are allowed`,
    "parts-monthly": ({ days: length, daysOver }) =>
      length === undefined
        ? "reported month by month"
        : `${days(length)}, more than ${daysOver}: reported month by month`,
    "parts-one": () => "reported in one",
    "interim-part": ({ part, from, to }) => `part ${part}: games from ${asDay(from)} to ${asDay(to)}`,
    "ratings-of-start": () => "ratings are those of the start",
    "ratings-of-part": () => "ratings are those of the first day of the part",
    "ratings-of-game": () => "declared before round one: ratings are those of the day of each game",

    "game-played": () => "both players have moved",
    "game-unplayed": () => "the game was not played",
    "game-excluded-by-decision": () => "taken out by force majeure or a fair-play decision",
    "result-stands": () => "no result is disregarded",
    "result-disregarded": ({ scoreMax }) =>
      `an unrated player's first tournament with a score of at most ${score(scoreMax)} is disregarded, also for the opponents`,
    "difference-rated": () => "no game is left out for its difference",
    "difference-excluded": ({ found, differenceMin, ratingOver }) =>
      `a difference of ${asNumber(found)} with a player above ${ratingOver}: from ${differenceMin} such a game is not rated`,
    "opponent-rated": () => "the opponent is rated",
    "opponent-unrated": () => "the opponent is unrated",
    "opponent-in-round-robin": () => "the opponent is unrated, and counts in a round robin with Ru(new)",
    "opponent-kept": () => "the opponent is unrated, and counts with the Ru of a tournament that is kept",
    "opponent-not-kept": () => "the opponent is unrated, and that tournament is not kept",
    "game-counts": () => "nothing speaks against it",

    "rating-of-list": () => "the rating of the list",
    "rating-of-standard-list": () => "unrated on this list: the standard rating is used",
    "rating-entered-meanwhile": () => "entered the list after the start: rated by the rating published since",
    "rating-none": () => "unrated",
    "rating-provisional": () => "the provisional rating is used",

    "match-rated": () => "both players of the match are rated",
    "match-with-unrated": () => "a player of the match is unrated",
    "match-open": ({ leaderScore, scheduled }) =>
      `the leader had ${score(leaderScore)} of ${scheduled} games: the match was open`,
    "match-decided": ({ leaderScore, scheduled }) =>
      `the leader had ${score(leaderScore)} of ${scheduled} games: the match was decided`,
    "match-waiver": () => "the match was decided, but it was asked beforehand that every game count",

    "composition-enough": ({ players, rated }) => `${rated} of ${players} players are rated`,
    "composition-not-asked": () => "no number of rated players is asked",
    "composition-national": ({ rated, ratedMin }) =>
      `${rated} rated players, a national championship needs ${ratedMin}`,
    "composition-double-players": ({ players, doublePlayersMin }) =>
      `${players} players, a double round robin with unrated players needs ${doublePlayersMin}`,
    "composition-double-rated": ({ rated, ratedMin }) =>
      `${rated} rated players, a double round robin with unrated players needs ${ratedMin}`,
    "composition-small": ({ players, rated, ratedMin, smallBelow }) =>
      `${rated} of ${players} players are rated, with fewer than ${smallBelow} players ${ratedMin} must be`,
    "composition-share": ({ players, rated, ratedMin }) =>
      `${rated} of ${players} players are rated, ${ratedMin} must be`,
    "as-own-system": () => "rated by its own system",
    "as-swiss": () => "a round robin with an unplayed game is rated as a Swiss",
    "took-part": () => "played in the tournament",
    "no-game-played": () => "played no game, and so did not take part",
    "left-out-of-round-robin": () => "the result is disregarded: the round robin stands without this player",
    "stages-one": () => "declared stages are one tournament",
    "stages-apart": () => "each stage is a tournament of its own",

    "closing-ordinary": (clause) => `${days(clause.days)} before the list`,
    "closing-official": (clause) => `an official tournament: ${days(clause.days)} before the list`,
    "closing-met": ({ end, closing }) => `ended ${asDay(end)}, the list closed ${asDay(closing)}`,

    "entry-listed": ({ floor }) => `at least the floor of ${floor}`,
    "entry-below-floor": ({ rating, floor }) => `${rating} is below the floor of ${floor}`,
    "delisted-later": ({ delistedOn }) => `began before the list of ${asDay(delistedOn)}, with the old rating`,
    "delisted-before": ({ delistedOn }) => `began on or after the list of ${asDay(delistedOn)}: unrated`,
    "change-before-delisting": ({ delistedOn }) => `rated no later than the list of ${asDay(delistedOn)}`,
    "change-lapses": ({ delistedOn }) => `rated after the list of ${asDay(delistedOn)}: the change lapses`,
    "titled-on-rating-list": () => "rated, and so on the rating list",
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
    "inclusion-not-asked": () => "everybody rated is shown",
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
