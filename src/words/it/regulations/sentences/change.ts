import type { CoefficientClause } from "../../../../regulations/fide/fide-edition.ts";
import type * as english from "../../../en/regulations/sentences/change.ts";
import { tableRows } from "../../../table-rows.ts";
import { games, points, rounded } from "./common.ts";

/** Whom a line of the article on K is for. */
function whom(clause: CoefficientClause): string {
  switch (clause.code) {
    case "K-reached":
      return `da quando un rating pubblicato ha raggiunto ${clause.highestMin}`;
    case "K-reached-after-games":
      return `da quando un rating pubblicato ha raggiunto ${clause.highestMin} e sono state giocate ${games(clause.gamesMin)}`;
    case "K-junior":
      return `fino ${clause.untilAgeOn === "birthday" ? "al compimento dei" : "alla fine dell'anno in cui si compiono"} ${clause.untilAge} anni, finché il rating non ha mai raggiunto ${clause.highestBelow}`;
    case "K-new":
      return `per un giocatore nuovo finché non ha giocato ${games(clause.gamesBelow)}`;
    case "K-rest":
      return "altrimenti";
    case "K-everybody":
      return "per tutti";
    default:
      throw new Error(`no such line of K: ${clause satisfies never}`);
  }
}

export const CHANGE_SENTENCES: typeof english.CHANGE_SENTENCES = {
  scoringProbability: ({ lastDifferences }) =>
    lastDifferences === undefined
      ? "Una tabella dà il punteggio atteso PD di una partita per una differenza di rating D."
      : `Una tabella propria dà il punteggio atteso PD di una partita, ciascuno fino a una differenza di rating D: ${tableRows("it", lastDifferences)}; oltre l'ultima, 1.`,
  difference: ({ max, ratingBelow, gamesMax }) => {
    if (max === null) return "Una differenza di rating conta per intero, per quanto grande sia.";
    const who = ratingBelow === null ? "Una" : `Per un giocatore con meno di ${ratingBelow}, una`;
    const often =
      gamesMax === null
        ? ""
        : `, ma al massimo in ${games(gamesMax)} di un torneo, a cominciare dalle differenze maggiori`;
    return `${who} differenza di rating superiore a ${points(max)} conta come ${max}${often}.`;
  },
  gain: () => "Il guadagno di una partita è il suo punteggio meno il punteggio atteso.",
  sumOfGains: () => "I guadagni di tutte le partite di un torneo che contano si sommano.",
  ratingChange: () => "La variazione è la somma dei guadagni per K.",
  developmentCoefficient: ({ asOf, clauses }) => {
    const list = asOf === "list before" ? "la lista precedente" : "la lista in vigore all'inizio del torneo";
    return `K è ${clauses.map((clause) => `${clause.K} ${whom(clause)}`).join("; ")}. Fa fede ${list}.`;
  },
  coefficientLimit: (sets) =>
    sets === null
      ? "Non c'è un limite al prodotto di K per il numero di partite."
      : `Se K per il numero di partite di una lista supera ${sets.gamesTimesKMax}, K scende al più grande numero intero con cui il prodotto resta entro ${sets.gamesTimesKMax}.`,
  rounding: ({ of, mode }) =>
    `${of === "change" ? "La variazione del rating" : "Il nuovo rating"} si arrotonda una volta per lista, ${rounded(mode)}.`,
};
