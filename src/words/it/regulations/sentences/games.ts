import type * as english from "../../../en/regulations/sentences/games.ts";
import { fromHundredths } from "./common.ts";

export const GAME_SENTENCES: typeof english.GAME_SENTENCES = {
  unplayedGames: ({ count, decisionMayExclude }) => {
    const excluded = decisionMayExclude
      ? " Anche una partita giocata può essere esclusa per forza maggiore o per una decisione di fair play."
      : "";
    return `Le partite non giocate ${count ? "contano" : "non contano"}.${excluded}`;
  },
  disregardedResult: ({ scoreMax }) => {
    const low = scoreMax === 0 ? "non fa alcun punto" : `fa al massimo ${fromHundredths(scoreMax)} punti`;
    return `Se un giocatore senza rating ${low} nel suo primo torneo, le sue partite non contano, né per chi le ha giocate né per gli avversari.`;
  },
  stages: ({ oneTournament }) =>
    oneTournament
      ? "Eliminatorie e finali contano come un unico torneo, se così dichiarato."
      : "Eliminatorie e finali sono tornei distinti.",
  composition: (sets) =>
    sets === null
      ? "In un girone all'italiana i giocatori senza rating possono essere quanti si vuole."
      : [
          `In un girone all'italiana deve avere un rating almeno un giocatore su ${sets.ratedShare}, e almeno ${sets.smallRatedMin} giocatori se sono meno di ${sets.smallBelow}.`,
          `Un doppio girone all'italiana con giocatori senza rating richiede almeno ${sets.doublePlayersMin} giocatori, ${sets.doubleRatedMin} dei quali con rating.`,
          `A un campionato nazionale bastano ${sets.nationalRatedMin} giocatori con rating, a un campionato nazionale femminile ${sets.nationalWomenRatedMin}.`,
        ].join(" "),
  unratedOpponents: ({ countInRoundRobin, countInSwiss }) => {
    const inSwiss = "nei tornei svizzeri e a squadre se il risultato di quel giocatore vale per un primo rating";
    const games = "Le partite contro un giocatore senza rating";
    if (countInRoundRobin && countInSwiss) return `${games} contano nei gironi all'italiana, e ${inSwiss}.`;
    if (countInRoundRobin) return `${games} contano solo nei gironi all'italiana.`;
    return countInSwiss ? `${games} contano solo ${inSwiss}.` : `${games} non contano.`;
  },
  incompleteRoundRobin: ({ asSwiss }) =>
    `Un girone all'italiana con partite non giocate si calcola come ${asSwiss ? "un torneo svizzero" : "ogni altro girone all'italiana"}.`,
  decidedMatch: ({ scoreOver, waiver }) => {
    const unless = waiver ? ", salvo che si sia chiesto in anticipo che contino tutte" : "";
    return `Quando un giocatore ha più del ${scoreOver} % dei punti di un match, le partite restanti non contano${unless}.`;
  },
  unratedMatch: ({ rated }) =>
    `Un match con un giocatore senza rating ${rated ? "è valido" : "non è valido"} per il rating.`,
  excludedGames: (sets) =>
    sets === null
      ? "Una partita conta per quanto distanti siano i rating."
      : `Una partita non conta se i giocatori distano ${sets.differenceMin} punti o più e uno dei due supera ${sets.ratingOver}.`,
};
