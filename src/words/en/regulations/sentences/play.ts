import type { PlayRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { days, games, minutesWithin, timeByRating } from "./common.ts";

export const PLAY_SENTENCES: Pick<RuleSentences, PlayRule> = {
  rateOfPlay: ({ moves, scope, bands }) =>
    timeByRating(
      moves,
      scope === "game" ? "one of the two players" : "anyone in the tournament",
      bands.map(({ ratedFrom, minutes }) => ({ ratedFrom, time: minutesWithin(minutes) })),
    ),
  firstControl: (sets) => {
    if (sets === null) return "The first time control may come at any move.";
    const { from, to } = sets.moves;
    const where =
      from === to
        ? `at move ${from}`
        : to === undefined
          ? `at move ${from} or later`
          : `between moves ${from} and ${to}`;
    return `If the first time control is set by moves, it ${sets.weight === "required" ? "must" : "should"} come ${where}.`;
  },
  equalTimes: ({ required }) =>
    required
      ? "Both players of a game must have the same time."
      : "The two players of a game may have different times.",
  dayOfPlay: ({ gamesMax, hoursMax }) => {
    const limits = [
      ...(gamesMax === null ? [] : [games(gamesMax)]),
      ...(hoursMax === null ? [] : [`${hoursMax} hours of play`]),
    ];
    if (limits.length === 0) return "There is no limit on games or hours of play per day.";
    return `A player may have at most ${limits.join(" and ")} a day.`;
  },
  duration: ({ daysMax }) =>
    daysMax === null
      ? "There is no limit on the length of a tournament."
      : `A tournament may last at most ${days(daysMax)}; leagues and tournaments with special approval may last longer.`,
  interimReports: ({ daysOver }) =>
    daysOver === null
      ? "There is one report for the whole tournament, however long it lasts."
      : `A tournament that lasts more than ${days(daysOver)} is reported month by month.`,
  ratingsUsed: ({ ofEachGame }) =>
    ofEachGame
      ? "The ratings used are those at the start of the tournament or, if declared so, those on the day of each game."
      : "The ratings used are those at the start of the tournament or, if it is reported in parts, those at the start of each part.",
};
