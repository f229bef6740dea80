import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Torneos",
  none: "Ningún torneo coincide.",
  name: "nombre",
  number: "número",
  dates: "días",
  city: "lugar",
  rateOfPlay: "ritmo de juego",
  registration: "registro",
  ruledRated: "La oficina decidió evaluarlo:",
  ruledNotRated: "La oficina decidió no evaluarlo:",
  noReport: "Todavía no se ha recibido ningún informe.",
  reports: "Informes",
  version: "versión",
  received: "recibido",
  state: "estado",
  states: {
    stands: "vigente",
    waiting: "pendiente de la oficina",
    replaced: "sustituido por una versión posterior",
    withdrawn: "retirado",
  },
  ratedOn: "evaluado en la lista",
  newerStands: (rated, stands) =>
    `Las variaciones de esta página salen de la versión ${rated} del informe. Ahora está vigente la versión ${stands}, que no ha cambiado la lista publicada.`,
  crosstable:
    "Todos, partida por partida: oponente y resultado; lo que no cuenta va entre paréntesis, con un número que se explica debajo; la puntuación es la de las partidas jugadas",
  notPublished: "Aún sin publicar",
  settledBy: "Resuelto:",
  listVersion: (list, version) => `${asDay(list)}, versión ${version}`,
  results: "Resultados según el informe, partida por partida: oponente y resultado",
  noChanges: "Todavía no hay variaciones de Elo:",
  waits: (reasons) => `el informe está pendiente de la oficina (${reasons}).`,
  laterList: (date) => `no entra en la próxima lista, la del ${asDay(date)}, sino en una posterior.`,
  unrated: "Lo que el torneo da a los jugadores sin Elo",
  gives: "cuenta para un Elo inicial",
  nothingGiven: "nada",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Volver a intentarlo",
  failed: "No se pudo calcular: no se obtuvieron los datos necesarios. Nada indica que la lista esté mal.",
  tournamentText:
    "El navegador obtiene las partidas y los Elo de los que salieron estas variaciones y las vuelve a calcular todas con las mismas reglas.",
  line: (rating, games) =>
    `Recalculado a partir de ${plural("es", games, "partida", "partidas")}: ${rating}. Elo, partidas, variación y K coinciden.`,
  players: (players) => `Recalculado para ${plural("es", players, "jugador", "jugadores")}: todo coincide.`,
  leftOut: (players) =>
    `${plural("es", players, "jugador no se muestra al público ni se compara", "jugadores no se muestran al público ni se comparan")}.`,
  differs: "No coincide. Le rogamos que nos lo comunique.",
  fields: { rating: "Elo", games: "partidas", change: "variación", k: "K" },
  what: "qué",
  published: "publicado",
  made: "recalculado",
};
