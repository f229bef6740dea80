import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Torneos",
  empty: "Todavía no hay torneos. Aquí aparecerán los torneos registrados.",
  none: "Ningún torneo coincide con la búsqueda.",
  name: "Nombre",
  number: "ID",
  dates: "Fechas",
  city: "Lugar",
  rateOfPlay: "Ritmo de juego",
  registration: "Registro",
  ruledRated: "Computado por decisión de la oficina:",
  ruledNotRated: "No computado por decisión de la oficina:",
  noReport: "Todavía no se ha recibido ningún informe.",
  reports: "Informes",
  version: "Versión",
  received: "Recibido",
  state: "Estado",
  states: {
    stands: "vigente",
    waiting: "en espera en la oficina",
    replaced: "sustituido por una versión posterior",
    withdrawn: "retirado",
  },
  ratedOn: "Computado en la lista",
  newerStands: (rated, stands) =>
    `Las variaciones de esta página salen de la versión ${rated} del informe. Ahora la vigente es la ${stands}, que no ha cambiado la lista publicada.`,
  notPublished: "Aún sin publicar",
  settledBy: "Computado en:",
  listVersion: (list, version) => `${asDay(list)}, versión ${version}`,
  noChanges: "Aún no hay variaciones de Elo:",
  waits: (reasons) => `el informe está en espera en la oficina (${reasons}).`,
  laterList: (date) =>
    `el torneo termina demasiado tarde para la próxima lista (${asDay(date)}) y se computará en una posterior.`,
  unrated: "Resultados de los jugadores sin Elo",
  gives: "Para el Elo inicial",
  nothingGiven: "nada",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Volver a intentarlo",
  failed: "No se pudo comprobar: no se descargaron los datos. Eso no significa que haya un error.",
  tournamentText:
    "Su navegador descarga las partidas y los Elo de estas variaciones y las vuelve a calcular todas con las mismas reglas.",
  line: (rating, games) =>
    `Recalculado a partir de ${plural("es", games, "partida", "partidas")}: ${rating}. Elo, partidas, variación y K coinciden.`,
  players: (players) => `Recalculado para ${plural("es", players, "jugador", "jugadores")}: todo coincide.`,
  leftOut: (players) =>
    `${plural("es", players, "jugador no se muestra al público ni se compara", "jugadores no se muestran al público ni se comparan")}.`,
  differs: "Los resultados no coinciden. Le rogamos que nos lo comunique.",
  fields: { rating: "Elo", games: "Partidas", change: "Variación", k: "K" },
  what: "Valor",
  published: "Publicado",
  made: "Recalculado",
};
