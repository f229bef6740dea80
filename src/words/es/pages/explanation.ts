import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const EXPLANATION_WORDS: PageWords["explanation"] = {
  heads: {
    round: "R.",
    colour: "Color",
    opponent: "Oponente",
    rating: "Elo",
    result: "Resultado",
    difference: "D",
    expected: "Esperado",
    gain: "W − We",
    points: "Puntos",
    reason: "Motivo",
  },
  colours: { white: "Blancas", black: "Negras" },
  summary: (games, score, expected) =>
    `${plural("es", games, "partida computada", "partidas computadas")} · ${score} puntos · esperado ${expected}`,
  unchanged: "Ninguna partida computada en esta lista: el Elo no cambia.",
  newOnList: "Nuevo en la lista",
  tournament: "Torneo",
  tournaments: "Torneos de esta lista",
  total: "Suma",
  ratedGames: "Partidas computadas",
  rounded: (exact, whole) => `Exactamente ${exact} puntos, redondeados a ${whole}.`,
  moreThanGames: "No solo las partidas cambiaron este Elo: el cálculo de abajo lo explica.",
  howToRead:
    "Esperado (We) es la puntuación que predice la diferencia de Elo, W el resultado. Los puntos son (W − We) × K; K indica con qué rapidez se mueve el Elo.",
  corrected: (points, reason) => `La oficina corrigió este Elo en ${points} puntos: ${reason}.`,
  notRated: "Partidas no computadas",
  calculation: "Cálculo",
  articleByArticle: "El cálculo, artículo por artículo",
  previous: (list) => `Anterior: ${list}`,
  next: (list) => `Siguiente: ${list}`,
  otherLists: "Otras listas de este jugador",
  ratingsFrom: (list) => `Elo tomado de: ${list}`,
  kReduced: (k, printed) => `K ${k} en lugar de ${printed}, por el número de partidas.`,
};

export const EDITION_NAME_WORDS: PageWords["editions"] = {
  fide: {
    standard: (month) => `Reglas FIDE de Elo estándar desde ${month}`,
    rapid: (month) => `Reglas FIDE de Elo rápido desde ${month}`,
    blitz: (month) => `Reglas FIDE de Elo blitz desde ${month}`,
  },
  lask: "Reglas suecas del rating de club (LASK)",
  draft: (month) => `Reglas FIDE de Elo estándar de ${month}, nunca vigentes`,
  oneTime: {
    rapidBlitzLift: (month) => `Subida de los Elo rápido y blitz bajos en ${month}`,
    compression: (month) => `Subida de los Elo bajos en ${month}`,
  },
  office: "Reglas de esta oficina",
};
