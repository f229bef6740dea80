import type * as english from "../../../en/regulations/sentences/lists.ts";
import { isEveryMonth, monthNames } from "../../../months.ts";
import { dateText, monthText } from "../../../numbers.ts";
import { days, games, months as monthsText, points, rounded } from "./common.ts";

export const LIST_SENTENCES: typeof english.LIST_SENTENCES = {
  calendar: ({ months, firstList }) => {
    const when = isEveryMonth(months) ? "cada mes" : monthNames("es", months);
    const first = firstList === undefined ? "" : ` La primera lista es la de ${monthText("es", firstList)}.`;
    return `Se publica una lista el primer día de ${when}.${first}`;
  },
  closing: ({ days: before, officialDays }) =>
    `Un torneo entra en una lista si termina al menos ${days(before)} antes de su fecha; para un torneo oficial de la FIDE ${officialDays === 1 ? "basta" : "bastan"} ${days(officialDays)}.`,
  entry: ({ birth }) => `La lista muestra ${birth === "year" ? "el año" : "la fecha"} de nacimiento de cada jugador.`,
  publication: ({ gamesMin, teamEventGamesMin, affiliatedGamesMin }) => {
    const fewer = [
      ...(teamEventGamesMin === null
        ? []
        : [`bastan ${teamEventGamesMin} en Olimpiadas y campeonatos continentales o mundiales por equipos`]),
      ...(affiliatedGamesMin === null
        ? []
        : [
            `bastan ${affiliatedGamesMin} a los miembros de las asociaciones de jugadores ciegos, sordos y con discapacidad (IBCA, ICSC, IPCA)`,
          ]),
    ];
    return `Un Elo inicial necesita al menos ${games(gamesMin)}${fewer.map((each) => `; ${each}`).join("")}.`;
  },
  poolWindow: ({ months, notBefore }) => {
    const cancelled =
      notBefore === null ? "" : ` Los torneos que empezaron antes del ${dateText("es", notBefore)} ya no valen.`;
    return `Los resultados para un Elo inicial se reúnen en ${monthsText(months)} como máximo.${cancelled}`;
  },
  floor: ({ rating }) => `El Elo más bajo que se publica (el mínimo) es ${rating}.`,
  delisting: ({ shownAs }) =>
    `Quien cae por debajo del mínimo ${shownAs === "delisted" ? "sale de la lista" : "figura en la lista sin Elo"}.`,
  titledUnrated: ({ ownList }) =>
    `Los titulados sin Elo ${ownList ? "figuran en una lista aparte" : "no figuran en ninguna lista"}.`,
  inactivity: ({ after, goneAfterMonths, inFederationSection }) => {
    const [first, ...later] = after;
    const since = later.map(({ from, months }) =>
      from === null ? "" : ` (${monthsText(months)} desde ${monthText("es", from)})`,
    );
    const gone = goneAfterMonths === null ? "" : ` Después de ${monthsText(goneAfterMonths)} ya no figura en la lista.`;
    const shown = `La sección de su federación ${inFederationSection ? "sigue mostrando" : "no muestra"} a los jugadores inactivos.`;
    return `Un jugador está inactivo después de ${monthsText(first?.months ?? 0)} sin una partida valedera para Elo${since.join("")}.${gone} ${shown}`;
  },
  rapidBlitzLift: ({ differenceOver, standardLess }) =>
    `Un Elo rápido o blitz que está más de ${points(differenceOver)} por debajo del Elo estándar sube hasta ${points(standardLess)} por debajo de él.`,
  compression: ({ ratingBelow, percent, rounding }) =>
    `Un Elo inferior a ${ratingBelow} sube un ${percent} % de lo que le falta hasta ${ratingBelow}; el resultado se redondea ${rounded(rounding)}.`,
};
