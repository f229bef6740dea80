import type * as english from "../../../en/regulations/sentences/games.ts";
import { fromHundredths } from "./common.ts";

export const GAME_SENTENCES: typeof english.GAME_SENTENCES = {
  unplayedGames: ({ count, decisionMayExclude }) => {
    const excluded = decisionMayExclude
      ? " También una partida jugada puede excluirse por fuerza mayor o por una decisión de juego limpio."
      : "";
    return `Las partidas no jugadas ${count ? "cuentan" : "no cuentan"}.${excluded}`;
  },
  disregardedResult: ({ scoreMax }) => {
    const low = scoreMax === 0 ? "no suma ningún punto" : `suma como máximo ${fromHundredths(scoreMax)} puntos`;
    return `Si un jugador sin Elo ${low} en su primer torneo, sus partidas no cuentan, ni para esa persona ni para sus oponentes.`;
  },
  stages: ({ oneTournament }) =>
    oneTournament
      ? "Las fases previas y las finales cuentan como un solo torneo si así se declara."
      : "Las fases previas y las finales son torneos distintos.",
  composition: (sets) =>
    sets === null
      ? "En un todos contra todos puede haber cualquier número de jugadores sin Elo."
      : [
          `En un todos contra todos debe tener Elo al menos uno de cada ${sets.ratedShare} jugadores, y al menos ${sets.smallRatedMin} si son menos de ${sets.smallBelow}.`,
          `Un todos contra todos a doble vuelta con jugadores sin Elo necesita al menos ${sets.doublePlayersMin} jugadores, ${sets.doubleRatedMin} de ellos con Elo.`,
          `A un campeonato nacional le bastan ${sets.nationalRatedMin} jugadores con Elo, a un campeonato nacional femenino ${sets.nationalWomenRatedMin}.`,
        ].join(" "),
  unratedOpponents: ({ countInRoundRobin, countInSwiss }) => {
    const inSwiss = "en los torneos suizos y por equipos si el resultado de ese jugador vale para un Elo inicial";
    const games = "Las partidas contra un jugador sin Elo";
    if (countInRoundRobin && countInSwiss) return `${games} cuentan en los todos contra todos, y ${inSwiss}.`;
    if (countInRoundRobin) return `${games} cuentan solo en los todos contra todos.`;
    return countInSwiss ? `${games} cuentan solo ${inSwiss}.` : `${games} no cuentan.`;
  },
  incompleteRoundRobin: ({ asSwiss }) =>
    `Un todos contra todos con partidas no jugadas se computa como ${asSwiss ? "un torneo suizo" : "cualquier otro todos contra todos"}.`,
  decidedMatch: ({ scoreOver, waiver }) => {
    const unless = waiver ? ", salvo que se pidiera de antemano que contaran todas" : "";
    return `Cuando un jugador tiene más del ${scoreOver} % de los puntos de un match, las partidas restantes no cuentan${unless}.`;
  },
  unratedMatch: ({ rated }) => `Un match con un jugador sin Elo ${rated ? "se computa" : "no se computa"}.`,
  excludedGames: (sets) =>
    sets === null
      ? "Una partida cuenta por grande que sea la diferencia de Elo."
      : `Una partida no cuenta si entre los jugadores hay ${sets.differenceMin} puntos o más y uno de ellos supera ${sets.ratingOver}.`,
};
