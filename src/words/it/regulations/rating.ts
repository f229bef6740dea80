import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("it", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "Rating proprio nella lista in vigore all'inizio del torneo",
  opponent: "Rating dell'avversario",
  D: "Differenza di rating considerata (proprio meno avversario)",
  "limited games": "Partite in cui la differenza può essere limitata",
  game: "Numero della partita",
  PD: "Probabilità di punteggio (punteggio atteso della partita)",
  score: "Punteggio",
  ΔR: "Punteggio meno probabilità di punteggio (W − We) di una partita",
  ΣΔR: "Somma dei ΔR delle partite di un torneo",
  n: "Numero di partite",
  K: "Coefficiente di sviluppo",
  "highest rating": "Rating più alto mai pubblicato",
  "games before": "Partite conteggiate finora",
  birth: "Nascita",
  "K as of": "K si basa sulla lista del",
  start: "Primo giorno del torneo",
  "list at the start": "Lista in vigore all'inizio",
  "list before": "Lista precedente",
  "ΣΔR × K": "Variazione di un torneo",
  "change of the list": "Somma dei tornei della lista",
  "rating change": "Variazione di rating (arrotondata)",
  "base rating": "Rating nella lista precedente",
  Rn: "Nuovo rating",
  W: "Punteggio in tutte le partite",
  We: "Punteggio atteso in tutte le partite",
  "Σ opponents": "Somma dei rating degli avversari",
  "exact average": "Media degli avversari (non arrotondata)",
  Rc: "Rating medio degli avversari",
  p: "Punteggio frazionario",
  dp: "Differenza di rating per un punteggio frazionario",
  Rar: "Media dei giocatori con rating",
  dpa: "dp medio dei giocatori con rating",
  opponents: "Avversari diversi",
  Ra: "Rating medio del torneo",
  Ru: "Rating di un giocatore senza rating da questo risultato",
  "exact Ru": "Ru (non arrotondato)",
  excess: "Punti oltre il limite della differenza",
  "Rc(new)": "Rc con le differenze limitate",
  "Ru(new)": "Ru con le differenze limitate",
  "initial rating": "Primo rating",
  Rp: "Performance",
  "rated opponents": "Avversari con rating",
  "first month": "Primo mese del periodo",
  "last month": "Ultimo mese del periodo",
  "games in team championships": "Partite in Olimpiadi e campionati a squadre mondiali o continentali",
  affiliated: "Membro di IBCA, ICSC o IPCA",
  floor: "Rating minimo pubblicato (soglia)",
  tournament: "Torneo",
  kept: "Conta per il primo rating",
  "enough games": "Partite sufficienti",
  "at least the floor": "Il rating raggiunge la soglia",
  published: "Primo rating pubblicato",
  "in the window": "Abbastanza recente per contare",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `un rating pubblicato ha raggiunto ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `un rating pubblicato ha raggiunto ${highestMin}, e sono state giocate ${gamesMin} partite`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `giovane (${untilAgeOn === "birthday" ? `prima di compiere ${untilAge} anni` : `fino alla fine dell'anno in cui compie ${untilAge} anni`}) rimasto sempre sotto ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `nuovo nella lista, meno di ${gamesBelow} partite`,
  "K-rest": () => "nessuno degli altri casi",
  "K-everybody": () => "uguale per tutti i giocatori",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partite supererebbe ${gamesTimesKMax}: K è il più grande numero intero che non lo supera`,
  "difference-as-is": () => "differenza intera",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} conta come ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `nessun limite per i giocatori con rating da ${ratingBelow} in su`,
  "difference-limit-used": ({ max }) => `il limite di ${max} è già usato in un'altra partita di questo torneo`,
  "tournament-kept": () => "dopo il primo torneo considerato, ogni torneo conta per intero",
  "opening-kept": () => "il primo torneo soddisfa le condizioni",
  "opening-too-few-rated-games": ({ found, gamesMin }) =>
    `primo torneo con ${plural("it", found, "partita", "partite")} contro giocatori con rating; ne servono ${gamesMin}`,
  "opening-too-few-opponents": ({ found, opponentsMin }) =>
    `primo torneo con ${plural("it", found, "avversario con rating", "avversari con rating")}; ne servono ${opponentsMin}`,
  "opening-score-too-low": ({ found, scoreMin }) =>
    `primo torneo con un punteggio di ${points(found)}; serve almeno ${points(scoreMin)}`,
  "opening-below-floor": ({ found, floor }) => `il primo torneo da solo dà ${found}, sotto la soglia di ${floor}`,
  "too-few-rated-games": ({ found, gamesMin }) =>
    `${plural("it", found, "partita", "partite")} contro giocatori con rating in questo torneo; ne servono ${gamesMin}`,
  "too-few-opponents": ({ found, opponentsMin }) =>
    `${plural("it", found, "avversario con rating", "avversari con rating")} in questo torneo; ne servono ${opponentsMin}`,
  "no-rated-opponents": () => "nessun avversario con rating",
  half: () => "esattamente metà dei punti: la media degli avversari",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("it", halfPoints, "mezzo punto", "mezzi punti")} oltre il 50%, ${points(halfPoint)} per ciascuno`,
  "under-half": () => "meno della metà dei punti: secondo la tabella",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `con ${hypotheticalOpponents} patte ipotetiche contro ${hypotheticalRating}`,
  "rating-maximum": ({ ratingMax }) => `un primo rating è al massimo ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("it", found, "mese", "mesi")} fino al torneo più recente; ne sono ammessi ${months}`,
  "outside-window": ({ found, months }) =>
    `${plural("it", found, "mese", "mesi")} fino al torneo più recente; ne sono ammessi solo ${months}`,
  "rating-unknown": () => "il rating di uno dei giocatori non è leggibile",
  "game-contradicted": () => "le righe del referto si contraddicono",
  "pool-cancelled": ({ notBefore }) => `i risultati anteriori al ${asDay(notBefore)} non contano più`,
  "window-untested": ({ months }) => `senza date, il limite di ${months} mesi non viene verificato`,
  "enough-games": ({ found, gamesMin }) => `${plural("it", found, "partita", "partite")}; ne servono ${gamesMin}`,
  "enough-games-team-championship": ({ found, gamesMin }) =>
    `partite in campionati a squadre: ${found}; lì ne servono ${gamesMin}`,
  "enough-games-affiliated": ({ found, gamesMin }) =>
    `partite: ${found}; a un membro di IBCA, ICSC o IPCA ne servono ${gamesMin}`,
  "too-few-games": ({ found, gamesMin }) => `${plural("it", found, "partita", "partite")}; ne servono ${gamesMin}`,
  "too-few-games-team-championship": ({ found, gamesMin }) =>
    `${plural("it", found, "partita", "partite")} in campionati a squadre; lì ne servono ${gamesMin}`,
  "too-few-games-affiliated": ({ found, gamesMin }) =>
    `${plural("it", found, "partita", "partite")}; a un membro di IBCA, ICSC o IPCA ne servono ${gamesMin}`,
  "at-least-floor": ({ floor }) => `pari o sopra la soglia di ${floor}`,
  "below-floor": ({ found, floor }) => `${found} è sotto la soglia di ${floor}`,
  publishable: () => "tutte le condizioni sono soddisfatte",
  "not-publishable": () => "una condizione non è soddisfatta",
});
