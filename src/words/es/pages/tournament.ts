import { counted } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const TOURNAMENT_PAGE_WORDS: PageWords["tournament"] = {
  summary: { players: "Jugadores", average: "Elo medio", titled: "Jugadores titulados", women: "Mujeres" },
  standings: "Clasificación",
  heads: {
    rank: "Pos.",
    points: "Puntos",
    performance: "Rendimiento",
    averageOpponent: "Media de oponentes",
    change: "+/–",
    result: "Resultado",
    reason: "Motivo",
  },
  note: "Puntos según el informe, con descansos e incomparecencias; a igualdad de puntos, en el orden del informe. Rendimiento y media de oponentes según el Elo usado en este torneo.",
  crosstable: "Cuadro cruzado",
  cells:
    "Cada casilla: número del oponente, color (b = blancas, n = negras) y resultado. Las partidas entre paréntesis no computan.",
  colours: { white: "b", black: "n" },
  notRated: "Partidas no computadas",
  showAll: (games) => `Mostrar las ${counted("es", games)} partidas`,
  rounds: "Emparejamientos por ronda",
  round: (round) => `Ronda ${round}`,
  noGame: (names) => `Sin partida: ${names}`,
  results: "Resultados según el informe",
};
