import type * as english from "../../../en/regulations/sentences/registration.ts";
import { days, notice } from "./common.ts";

export const REGISTRATION_SENTENCES: typeof english.REGISTRATION_SENTENCES = {
  registration: ({ notice: before, noticeForNorms, noticeForTop, schedule }) => {
    const norms = noticeForNorms === null ? "" : `; ${notice(noticeForNorms)} antes si son posibles normas de título`;
    const top =
      noticeForTop === null
        ? ""
        : `; ${notice(noticeForTop.notice)} antes si un jugador supera ${noticeForTop.ratingOver} o una jugadora ${noticeForTop.womenRatingOver}`;
    return `El torneo se registra al menos ${notice(before)} antes del inicio${norms}${top}.${schedule ? " El registro incluye el calendario de juego." : ""}`;
  },
  officialEvents: ({ continental }) =>
    `Los torneos oficiales de la FIDE${continental ? " y de los continentes" : ""} no necesitan registro, no pueden rechazarse y siempre son valederos para Elo.`,
  appeal: ({ days: within }) =>
    `El recurso contra un registro rechazado o un torneo no computado se presenta en un plazo de ${days(within)} desde la notificación.`,
  licence: ({ required }) =>
    required ? "Todos los árbitros del torneo deben tener licencia." : "Los árbitros no necesitan licencia.",
  reporting: ({ officerDays, serverDays, nextListDays, listsMax }) => {
    const officer = officerDays === null ? [] : [`al delegado de Elo en ${days(officerDays)}`];
    const server = serverDays === null ? [] : [`al servidor en ${days(serverDays)}`];
    const after =
      nextListDays === null ? "" : `, o antes de la posterior si hasta entonces quedan ${days(nextListDays)} o menos`;
    const reached = [...officer, ...server].join(" y ");
    const said = [
      reached === "" ? "" : `El informe debe llegar ${reached} desde el final del torneo.`,
      nextListDays === null && listsMax === null ? "" : `El informe se envía antes de la lista siguiente${after}.`,
      listsMax === null ? "" : `Si el informe falta en ${listsMax} listas, el torneo ya no se computa.`,
    ].filter((each) => each !== "");
    return said.length === 0 ? "Los informes no tienen plazo." : said.join(" ");
  },
  reportOwed: ({ unlessAnnounced }) =>
    `De todo torneo registrado se envía un informe${unlessAnnounced ? ", salvo que antes del inicio se anunciara que no sería valedero para Elo" : ""}.`,
  inclusion: (sets) => {
    if (sets === null) return "En la lista figuran jugadores de todas las federaciones.";
    const { membersOnly, federationMayExclude, dispensation } = sets;
    const granted = dispensation ? "; pueden concederse excepciones" : "";
    const who = membersOnly
      ? "En la lista solo figuran jugadores de federaciones miembro"
      : "En la lista figuran jugadores de todas las federaciones";
    return `${who}${granted}. Una federación ${federationMayExclude ? "puede" : "no puede"} pedir que se excluya a un jugador suyo.`;
  },
};
