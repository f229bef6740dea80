import { counted } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const TOURNAMENT_PAGE_WORDS: PageWords["tournament"] = {
  summary: { players: "Players", average: "Average rating", titled: "Titled players", women: "Women" },
  standings: "Standings",
  heads: {
    rank: "Rank",
    points: "Points",
    performance: "Performance",
    averageOpponent: "Average opponent",
    change: "+/–",
    result: "Result",
    reason: "Reason",
  },
  note: "Points as in the report, with byes and forfeits; players with equal points are in the order of the report. Performance and average opponent go by the ratings used for this tournament.",
  crosstable: "Cross table",
  cells: "Each cell: opponent's number, colour (w = White, b = Black) and result. Games in brackets are not rated.",
  colours: { white: "w", black: "b" },
  notRated: "Games not rated",
  showAll: (games) => `Show all ${counted("en", games)} games`,
  rounds: "Pairings by round",
  round: (round) => `Round ${round}`,
  noGame: (names) => `No game: ${names}`,
  results: "Results as reported",
};
