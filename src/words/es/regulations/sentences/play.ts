import type * as english from "../../../en/regulations/sentences/play.ts";
import { days, games, minutesWithin, timeByRating } from "./common.ts";

export const PLAY_SENTENCES: typeof english.PLAY_SENTENCES = {
  rateOfPlay: ({ moves, scope, bands }) =>
    timeByRating(
      moves,
      scope === "game" ? "uno de los dos jugadores" : "alguien en el torneo",
      bands.map(({ ratedFrom, minutes }) => ({ ratedFrom, time: minutesWithin(minutes) })),
    ),
  firstControl: (sets) => {
    if (sets === null) return "El primer control de tiempo puede estar en cualquier jugada.";
    const { from, to } = sets.moves;
    const where =
      from === to
        ? `en la jugada ${from}`
        : to === undefined
          ? `en la jugada ${from} o después`
          : `entre las jugadas ${from} y ${to}`;
    return `Un primer control de tiempo por jugadas ${sets.weight === "required" ? "debe" : "debería"} estar ${where}.`;
  },
  equalTimes: ({ required }) =>
    required
      ? "Los dos jugadores de una partida deben tener el mismo tiempo."
      : "Los dos jugadores de una partida pueden tener tiempos distintos.",
  dayOfPlay: ({ gamesMax, hoursMax }) => {
    const limits = [
      ...(gamesMax === null ? [] : [games(gamesMax)]),
      ...(hoursMax === null ? [] : [`${hoursMax} horas de juego`]),
    ];
    if (limits.length === 0) return "No hay límite de partidas ni de horas de juego al día.";
    return `Un jugador puede tener como máximo ${limits.join(" y ")} al día.`;
  },
  duration: ({ daysMax }) =>
    daysMax === null
      ? "No hay límite para la duración de un torneo."
      : `Un torneo dura como máximo ${days(daysMax)}; las ligas y los torneos con aprobación especial pueden durar más.`,
  interimReports: ({ daysOver }) =>
    daysOver === null
      ? "Un torneo tiene un solo informe, por largo que sea."
      : `De un torneo de más de ${days(daysOver)} se informa mes a mes.`,
  ratingsUsed: ({ ofEachGame }) =>
    ofEachGame
      ? "Rige el Elo del inicio del torneo o, si así se declara, el del día de cada partida."
      : "Rige el Elo del inicio del torneo o, si se informa por partes, el del inicio de cada parte.",
};
