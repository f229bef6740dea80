import type { GuideWords } from "../../types/guide-words.ts";

export const GUIDE_WORDS: GuideWords = {
  calculator: {
    more: "Altre opzioni",
    opponentHint: "Per gli avversari si possono inserire rating, nomi o numeri di giocatore.",
  },
  api: {
    base: "Indirizzo di base",
    firstCalls: "Prime chiamate da copiare",
    tokenTitle: "Ottenere un token",
    tokenText: "Accedi, apri il tuo account e crea un token. Invialo con ogni richiesta che lo richiede:",
    exampleTitle: "Esempio",
    corsTitle: "Accesso da altri siti",
    corsText:
      "I programmi in un browser possono leggere da qualsiasi sito tutto ciò che è pubblico. Cookie e token non vi sono accettati.",
    changes: "Novità",
    example: { reason: "Per decisione dell'ufficio", text: "Chi aveva il Nero al turno 3?" },
  },
};
