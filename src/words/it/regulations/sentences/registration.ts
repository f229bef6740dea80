import type * as english from "../../../en/regulations/sentences/registration.ts";
import { days, notice } from "./common.ts";

export const REGISTRATION_SENTENCES: typeof english.REGISTRATION_SENTENCES = {
  registration: ({ notice: before, noticeForNorms, noticeForTop, schedule }) => {
    const norms = noticeForNorms === null ? "" : `; ${notice(noticeForNorms)} prima se sono possibili norme di titolo`;
    const top =
      noticeForTop === null
        ? ""
        : `; ${notice(noticeForTop.notice)} prima se un giocatore supera ${noticeForTop.ratingOver} o una giocatrice ${noticeForTop.womenRatingOver}`;
    return `Il torneo va registrato almeno ${notice(before)} prima dell'inizio${norms}${top}.${schedule ? " La registrazione comprende il calendario di gioco." : ""}`;
  },
  officialEvents: ({ continental }) =>
    `Le manifestazioni ufficiali della FIDE${continental ? " e dei continenti" : ""} non hanno bisogno di registrazione, non possono essere rifiutate e sono sempre valide per il rating.`,
  appeal: ({ days: within }) =>
    `Il ricorso contro una registrazione rifiutata o un torneo non omologato va presentato entro ${days(within)} dalla comunicazione.`,
  licence: ({ required }) =>
    required ? "Ogni arbitro del torneo deve avere la licenza." : "Agli arbitri non serve la licenza.",
  reporting: ({ officerDays, serverDays, nextListDays, listsMax }) => {
    const officer = officerDays === null ? [] : [`al responsabile rating entro ${days(officerDays)}`];
    const server = serverDays === null ? [] : [`al server entro ${days(serverDays)}`];
    const after =
      nextListDays === null
        ? ""
        : `, o prima di quella seguente se fino ad allora restano al massimo ${days(nextListDays)}`;
    const reached = [...officer, ...server].join(" e ");
    const said = [
      reached === "" ? "" : `Il referto deve arrivare ${reached} dalla fine del torneo.`,
      nextListDays === null && listsMax === null ? "" : `Il referto va inviato prima della lista successiva${after}.`,
      listsMax === null ? "" : `Se il referto salta ${listsMax} liste, il torneo non è più valido per il rating.`,
    ].filter((each) => each !== "");
    return said.length === 0 ? "Per i referti non c'è una scadenza." : said.join(" ");
  },
  reportOwed: ({ unlessAnnounced }) =>
    `Per ogni torneo registrato va inviato il referto${unlessAnnounced ? ", salvo che prima dell'inizio sia stato annunciato come non valido per il rating" : ""}.`,
  inclusion: (sets) => {
    if (sets === null) return "La lista comprende i giocatori di tutte le federazioni.";
    const { membersOnly, federationMayExclude, dispensation } = sets;
    const granted = dispensation ? "; sono possibili deroghe" : "";
    const who = `La lista comprende ${membersOnly ? "solo i giocatori delle federazioni affiliate" : "i giocatori di tutte le federazioni"}`;
    return `${who}${granted}. Una federazione ${federationMayExclude ? "può" : "non può"} chiedere l'esclusione di un proprio giocatore.`;
  },
};
