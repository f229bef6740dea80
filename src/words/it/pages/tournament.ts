import { counted } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const TOURNAMENT_PAGE_WORDS: PageWords["tournament"] = {
  summary: { players: "Giocatori", average: "Rating medio", titled: "Giocatori titolati", women: "Donne" },
  standings: "Classifica",
  heads: {
    rank: "Pos.",
    points: "Punti",
    performance: "Performance",
    averageOpponent: "Media avversari",
    change: "+/–",
    result: "Risultato",
    reason: "Motivo",
  },
  note: "Punti come da referto, con bye e forfait; a pari punti vale l'ordine del referto. Performance e media avversari secondo i rating usati per questo torneo.",
  crosstable: "Tabellone",
  cells:
    "Ogni casella: numero dell'avversario, colore (b = Bianco, n = Nero) e risultato. Le partite tra parentesi non sono valide per il rating.",
  colours: { white: "b", black: "n" },
  notRated: "Partite non valide per il rating",
  showAll: (games) => `Mostra tutte le ${counted("it", games)} partite`,
  rounds: "Abbinamenti per turno",
  round: (round) => `Turno ${round}`,
  noGame: (names) => `Senza partita: ${names}`,
  results: "Risultati come da referto",
};
