import type * as english from "../../../en/regulations/sentences/first-rating.ts";
import { tableRows } from "../../../table-rows.ts";
import { fromHundredths, games, points, rounded } from "./common.ts";

export const FIRST_RATING_SENTENCES: typeof english.FIRST_RATING_SENTENCES = {
  fractionalScore: ({ rounding, differences }) => {
    const own =
      differences === undefined ? "" : ` La tabella è propria, dp per ogni p: ${tableRows("it", differences)}.`;
    return `Una tabella dà la differenza di rating dp per un punteggio frazionario p, cioè i punti divisi per il numero di partite, arrotondato ${rounded(rounding, "al centesimo")}.${own}`;
  },
  standardRating: ({ used }) =>
    used
      ? "Chi non ha un rating in questa lista conta con il proprio rating standard."
      : "Chi non ha un rating in questa lista conta come senza rating, qualunque rating abbia in un'altra.",
  opening: ({ ratedOpponents, scoreMin, atLeastFloor }) => {
    const score = `un punteggio di almeno ${fromHundredths(scoreMin)}${atLeastFloor ? " e un risultato non sotto la soglia" : ""}`;
    if (ratedOpponents === null) return `Il primo torneo di un giocatore senza rating vale solo con ${score}.`;
    const { gamesMin, opponentsMin, everySwiss } = ratedOpponents;
    const asked = [
      ...(gamesMin === null
        ? []
        : [
            `almeno ${games(gamesMin)} contro giocatori con rating${everySwiss ? "" : " (non richieste nei gironi all'italiana)"}`,
          ]),
      ...(opponentsMin === null ? [] : [`almeno ${opponentsMin} avversari con rating`]),
    ].join(" e ");
    return everySwiss
      ? `Un torneo svizzero o a squadre di un giocatore senza rating vale solo con ${asked}. Il primo torneo richiede anche ${score}.`
      : `Il primo torneo di un giocatore senza rating vale solo con ${asked}, e con ${score}.`;
  },
  averageOfOpponents: ({ rounding }) =>
    `La media dei rating degli avversari ${rounding === null ? "non si arrotonda" : `si arrotonda ${rounded(rounding)}`}.`,
  initialRating: (sets) =>
    sets.method === "half points over"
      ? `Con metà dei punti il primo rating è la media degli avversari. Ogni mezzo punto in più aggiunge ${points(sets.halfPoint / 100)}; con meno della metà, dalla media si toglie la differenza della tabella.`
      : `Si aggiungono ${sets.hypotheticalOpponents} patte contro avversari ipotetici con ${sets.hypotheticalRating}. Il primo rating è allora la media di tutti gli avversari più la differenza della tabella per il punteggio, arrotondato ${rounded(sets.rounding)}, ma al massimo ${sets.ratingMax}.`,
  roundRobinAverage: (sets) =>
    sets === null
      ? "La media di un girone all'italiana è quella degli avversari, come negli altri tornei."
      : `Se in un girone all'italiana ci sono giocatori senza rating, la media Ra si calcola dai rating e dai punteggi degli altri e si arrotonda ${rounded(sets.rounding)}.`,
  roundRobinRating: (sets) =>
    sets === null
      ? "Meno della metà dei punti in un girone all'italiana si calcola come negli altri tornei."
      : `Con meno della metà dei punti in un girone all'italiana il primo rating è Ra + dp × n / (n + 1), arrotondato ${rounded(sets.rounding)}.`,
  roundRobinIteration: (sets) =>
    sets === null
      ? "I primi rating di un girone all'italiana si calcolano una volta sola, senza limitare le differenze."
      : `I primi rating di un girone all'italiana si calcolano ancora ${sets.passes === 1 ? "una volta" : `${sets.passes} volte`} con ogni differenza limitata a ${points(sets.differenceMax)}; la nuova media si arrotonda ${rounded(sets.rounding)}.`,
  pooledRating: () => "I risultati di più tornei si sommano e si calcolano come se fossero uno solo.",
  enteredMeanwhile: ({ ratedForHimself, byFirstRating, ratedForOpponents }) => {
    const by = byFirstRating ? "il primo rating pubblicato" : "il rating della lista precedente";
    const own = ratedForHimself ? `vi conta con ${by}` : `vi resta senza rating, senza usare ${by}`;
    const others = ratedForOpponents
      ? "conta con un rating anche per gli avversari"
      : "per gli avversari resta senza rating";
    return `Se un giocatore entra nella lista dopo aver giocato un torneo, ma prima che questo sia calcolato, ${own}; ${others}.`;
  },
  provisionalRatings: ({ used }) =>
    used
      ? "Gli avversari hanno i rating dati dai tornei precedenti, anche se non ancora pubblicati."
      : "I rating non ancora pubblicati non si usano.",
};
