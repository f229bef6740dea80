import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const EXPLANATION_WORDS: PageWords["explanation"] = {
  heads: {
    round: "T.",
    colour: "Colore",
    opponent: "Avversario",
    rating: "Rating",
    result: "Risultato",
    difference: "D",
    expected: "Atteso",
    gain: "W − We",
    points: "Punti",
    reason: "Motivo",
  },
  colours: { white: "Bianco", black: "Nero" },
  summary: (games, score, expected) =>
    `${plural("it", games, "partita valida", "partite valide")} · punteggio ${score} · atteso ${expected}`,
  unchanged: "Nessuna partita valida in questa lista: il rating non cambia.",
  newOnList: "Nuovo nella lista",
  tournament: "Torneo",
  tournaments: "Tornei di questa lista",
  total: "Totale",
  ratedGames: "Partite valide",
  rounded: (exact, whole) => `Esattamente ${exact} punti, arrotondati a ${whole}.`,
  moreThanGames: "Non solo le partite hanno cambiato questo rating: il calcolo qui sotto lo spiega.",
  howToRead:
    "Atteso (We) è il punteggio che la differenza tra i rating fa prevedere, W il risultato. I punti sono (W − We) × K; K indica quanto in fretta si muove un rating.",
  corrected: (points, reason) => `L'ufficio ha corretto questo rating di ${points} punti: ${reason}.`,
  notRated: "Partite non valide",
  calculation: "Calcolo",
  articleByArticle: "Il calcolo, articolo per articolo",
  previous: (list) => `Precedente: ${list}`,
  next: (list) => `Successiva: ${list}`,
  otherLists: "Altre liste di questo giocatore",
  ratingsFrom: (list) => `Rating presi da: ${list}`,
  kReduced: (k, printed) => `K ${k} invece di ${printed}, per il numero di partite.`,
};

export const EDITION_NAME_WORDS: PageWords["editions"] = {
  fide: {
    standard: (month) => `Regole FIDE standard da ${month}`,
    rapid: (month) => `Regole FIDE rapid da ${month}`,
    blitz: (month) => `Regole FIDE blitz da ${month}`,
  },
  lask: "Regole svedesi del rating di circolo (LASK)",
  draft: (month) => `Regole FIDE standard di ${month}, mai in vigore`,
  oneTime: {
    rapidBlitzLift: (month) => `Aumento dei rating rapid e blitz bassi in ${month}`,
    compression: (month) => `Aumento dei rating bassi in ${month}`,
  },
  office: "Regole di questo ufficio",
};
