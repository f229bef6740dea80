import { counted } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const TOURNAMENT_PAGE_WORDS: PageWords["tournament"] = {
  summary: { players: "Spelare", average: "Snittrating", titled: "Spelare med titel", women: "Kvinnor" },
  standings: "Ställning",
  heads: {
    rank: "Plac.",
    points: "Poäng",
    performance: "Prestation",
    averageOpponent: "Motståndarsnitt",
    change: "+/–",
    result: "Resultat",
    reason: "Orsak",
  },
  note: "Poäng enligt rapporten, med frironder och walkover; vid lika poäng gäller rapportens ordning. Prestation och motståndarsnitt bygger på de ratingtal som användes i turneringen.",
  crosstable: "Korstabell",
  cells: "Varje ruta: motståndarens nummer, färg (v = vit, s = svart) och resultat. Partier inom parentes räknas inte.",
  colours: { white: "v", black: "s" },
  notRated: "Partier som inte räknas",
  showAll: (games) => `Visa alla ${counted("sv", games)} partier`,
  rounds: "Lottningen rond för rond",
  round: (round) => `Rond ${round}`,
  noGame: (names) => `Inget parti: ${names}`,
  results: "Resultat enligt rapporten",
};
