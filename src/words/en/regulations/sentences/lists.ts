import { isEveryMonth, monthNames } from "../../../months.ts";
import { dateText, monthText } from "../../../numbers.ts";
import type { ListRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { days, games, months as monthsText, points, rounded } from "./common.ts";

export const LIST_SENTENCES: Pick<RuleSentences, ListRule> = {
  calendar: ({ months, firstList }) => {
    const when = isEveryMonth(months) ? "every month" : monthNames("en", months);
    const first = firstList === undefined ? "" : ` The first list is that of ${monthText("en", firstList)}.`;
    return `A list is published on the first day of ${when}.${first}`;
  },
  closing: ({ days: before, officialDays }) =>
    `A tournament is rated in a list if it ends at least ${days(before)} before the date of the list; for an official FIDE event, ${days(officialDays)} ${officialDays === 1 ? "is" : "are"} enough.`,
  entry: ({ birth }) => `A list shows each player's ${birth === "year" ? "year" : "date"} of birth.`,
  publication: ({ gamesMin, teamEventGamesMin, affiliatedGamesMin }) => {
    const fewer = [
      ...(teamEventGamesMin === null
        ? []
        : [`${teamEventGamesMin} are enough in Olympiads and continental or world team championships`]),
      ...(affiliatedGamesMin === null
        ? []
        : [
            `${affiliatedGamesMin} are enough for members of the blind, deaf and disabled players' associations (IBCA, ICSC, IPCA)`,
          ]),
    ];
    return `A first rating needs at least ${games(gamesMin)}${fewer.map((each) => `; ${each}`).join("")}.`;
  },
  poolWindow: ({ months, notBefore }) => {
    const cancelled =
      notBefore === null ? "" : ` Tournaments that began before ${dateText("en", notBefore)} no longer count.`;
    return `Results towards a first rating are collected over at most ${monthsText(months)}.${cancelled}`;
  },
  floor: ({ rating }) => `The lowest published rating (the floor) is ${rating}.`,
  delisting: ({ shownAs }) =>
    `A player whose rating falls below the floor is ${shownAs === "delisted" ? "taken off the list" : "shown as unrated"}.`,
  titledUnrated: ({ ownList }) =>
    `Titled players without a rating are ${ownList ? "published on a separate list" : "not listed"}.`,
  inactivity: ({ after, goneAfterMonths, inFederationSection }) => {
    const [first, ...later] = after;
    const since = later.map(({ from, months }) =>
      from === null ? "" : ` (${monthsText(months)} from ${monthText("en", from)})`,
    );
    const gone = goneAfterMonths === null ? "" : ` After ${monthsText(goneAfterMonths)} they are no longer listed.`;
    const shown = `The federation's section of the list ${inFederationSection ? "still shows" : "does not show"} inactive players.`;
    return `A player is inactive after ${monthsText(first?.months ?? 0)} without a rated game${since.join("")}.${gone} ${shown}`;
  },
  rapidBlitzLift: ({ differenceOver, standardLess }) =>
    `A rapid or blitz rating more than ${points(differenceOver)} below the standard rating is raised to ${points(standardLess)} below it.`,
  compression: ({ ratingBelow, percent, rounding }) =>
    `A rating below ${ratingBelow} is raised by ${percent} % of the difference to ${ratingBelow}; the result is rounded ${rounded(rounding)}.`,
};
