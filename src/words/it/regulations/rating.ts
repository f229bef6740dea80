import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("it", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "rating proprio nella lista in vigore all'inizio del torneo",
  opponent: "rating dell'avversario in quella lista",
  D: "differenza di rating, il proprio meno quello dell'avversario, come viene conteggiata",
  "limited games": "partite in cui si può usare il limite della differenza",
  game: "numero della partita nel torneo",
  PD: "probabilità di punteggio",
  score: "punteggio della partita",
  ΔR: "guadagno della partita: punteggio meno probabilità di punteggio",
  ΣΔR: "guadagni di un torneo insieme",
  n: "partite",
  K: "coefficiente di sviluppo",
  "highest rating": "rating più alto mai pubblicato",
  "games before": "partite conteggiate fino a quella lista",
  birth: "giorno o anno di nascita",
  "K as of": "lista dai cui dati dipende K",
  start: "primo giorno del torneo",
  "list at the start": "lista in vigore all'inizio del torneo",
  "list before": "lista precedente a quella in preparazione",
  "ΣΔR × K": "variazione di un torneo",
  "change of the list": "variazioni di tutti i tornei della lista",
  "rating change": "variazione del rating, arrotondata",
  "base rating": "rating nella lista precedente",
  Rn: "nuovo rating",
  W: "punteggio in tutte le partite",
  We: "punteggio atteso in tutte le partite",
  "Σ opponents": "rating degli avversari sommati",
  "exact average": "media degli avversari, non arrotondata",
  Rc: "rating medio degli avversari",
  p: "punteggio frazionario",
  dp: "differenza di rating per un punteggio frazionario",
  Rar: "media dei giocatori con rating",
  dpa: "dp medio dei giocatori con rating",
  opponents: "avversari, come persone",
  Ra: "rating medio del torneo",
  Ru: "rating di un giocatore senza rating da questo risultato",
  "exact Ru": "rating di un giocatore senza rating da questo risultato, non arrotondato",
  excess: "quanto supera il limite della differenza, in tutto",
  "Rc(new)": "media con le differenze limitate",
  "Ru(new)": "rating di un giocatore senza rating dopo tale limitazione",
  "initial rating": "primo rating",
  Rp: "performance: a quale rating equivarrebbe il risultato",
  "rated opponents": "avversari con rating",
  "first month": "primo mese del periodo rating",
  "last month": "ultimo mese del periodo rating",
  "games in team championships": "partite in Olimpiadi e campionati a squadre continentali o mondiali",
  affiliated: "membro di IBCA, ICSC o IPCA",
  floor: "soglia: il rating più basso che viene pubblicato",
  tournament: "torneo di cui si tratta",
  kept: "se il torneo conta per il primo rating",
  "enough games": "se ci sono partite sufficienti",
  "at least the floor": "se il rating raggiunge la soglia",
  published: "se il primo rating viene pubblicato",
  "in the window": "se il torneo rientra ancora nel cumulo",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `un rating pubblicato ha raggiunto ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `un rating pubblicato ha raggiunto ${highestMin}, e sono state giocate ${gamesMin} partite`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `${untilAgeOn === "birthday" ? `prima di compiere ${untilAge} anni` : `fino alla fine dell'anno in cui compie ${untilAge} anni`}, sempre sotto ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `nuovo nella lista, meno di ${gamesBelow} partite`,
  "K-rest": () => "nessuno degli altri casi",
  "K-everybody": () => "uguale per tutti",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partite supera ${gamesTimesKMax}: il più grande K intero che non lo supera`,
  "difference-as-is": () => "così com'è",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} conta come ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `nessun limite per i giocatori con rating da ${ratingBelow} in su`,
  "difference-limit-used": ({ max }) => `il limite di ${max} è usato in un'altra partita del torneo`,
  "tournament-kept": () => "ogni torneo dopo il primo conservato conta per intero",
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
  half: () => "esattamente metà dei punti: la media stessa",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("it", halfPoints, "mezzo punto", "mezzi punti")} oltre il 50%, ${points(halfPoint)} per ciascuno`,
  "under-half": () => "meno della metà dei punti: secondo la tabella",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `con l'aggiunta di patte contro ${hypotheticalRating}: ${hypotheticalOpponents}`,
  "rating-maximum": ({ ratingMax }) => `un primo rating è al massimo ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("it", found, "mese", "mesi")} fino al torneo più recente; ne sono ammessi ${months}`,
  "outside-window": ({ found, months }) =>
    `${plural("it", found, "mese", "mesi")} fino al torneo più recente; ne sono ammessi solo ${months}`,
  "rating-unknown": () => "il rating di uno dei giocatori non è leggibile",
  "game-contradicted": () => "le righe del rapporto si contraddicono",
  "pool-cancelled": ({ notBefore }) => `i risultati anteriori al ${asDay(notBefore)} non si cumulano più`,
  "window-untested": ({ months }) =>
    `non sono indicate date, quindi la finestra di ${months} mesi non viene verificata`,
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
  "at-least-floor": ({ floor }) => `non sotto la soglia di ${floor}`,
  "below-floor": ({ found, floor }) => `${found} è sotto la soglia di ${floor}`,
  publishable: () => "tutte le condizioni sono soddisfatte",
  "not-publishable": () => "una condizione non è soddisfatta",
});
