import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "el Elo más alto publicado",
  gamesBefore: "el número de partidas contadas hasta ahora",
  birth: "la fecha o el año de nacimiento",
  asOf: "el mes de la lista que se elabora",
};

const LISTS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} tiene errores, que se muestran abajo: hágalo corregir o marque la casilla para que se acepte como está.`,
  "several-tournaments": ({ file, count }) =>
    `${file} tiene partidas de ${count} torneos, y un informe es de uno solo: envíe cada torneo en un archivo propio.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} no está registrado como torneo que se comunica por partes: envíe el informe completo o modifique el registro.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} se comunica por partes: indique cuál; la siguiente es la ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `La lista del ${asDay(date)} incluye los torneos que terminan hasta el ${asDay(closing)}. Espere a ese día o confirme que se quiere anticipar.`,
  "draft-outdated": ({ list }) =>
    `Desde que miró ${list}, o desde que se cerró, ha llegado algo que la cambia: ciérrela de nuevo y mírela otra vez, o publíquela tal como se cerró.`,
  "name-missing": () => "Falta un nombre.",
  "start-missing": () =>
    "El informe no tiene una fecha de inicio legible, y sin ella no se sabe qué edición está en vigor.",
  "no-edition-on": ({ day }) =>
    `Ninguna edición estaba vigente para estas partidas el ${asDay(day)}: la estándar empieza el ${asDay("2009-07-01")}, las de rápido y blitz el ${asDay("2012-01-01")}.`,
  "no-games": () => "No se ha indicado ninguna partida: hace falta al menos una.",
  "rating-missing": () => "Falta el Elo del jugador.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `Para la K según ${edition} hace falta ${facts.map((fact) => FACTS[fact] ?? fact).join(" y ")}${kOption ? "; o bien la propia K" : ""}.`,
  "unknown-list": ({ list }) => `Esta lista no existe: ${list}.`,
  "no-list-before": ({ kind }) =>
    `No hay ninguna lista ${LISTS[kind] ?? kind} de la que partir: primero se incorpora una ya publicada.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${list} no se puede elaborar de nuevo: ${tournaments.join(", ")} esperan a alguien.`,
  "calendar-conflict": ({ starts }) =>
    `Los calendarios no encajarían entre sí, o con lo que está cerrado, en ${starts.map(asDay).join(", ")}. Elija un inicio posterior, o cambie antes los ajustes desde ese inicio.`,
  "undo-after-closing": ({ period }) =>
    `Lo último fue el cierre del ${asDay(period)}, que no se deshace: su lista recibe versiones nuevas.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Los puntos descontados antes son ${pointsPerYear} por cada año completo sin partida, como máximo ${most}, y requieren la última partida, el rating y un motivo; se encontró ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `El socio ${member} está inscrito desde el ${asDay(entered)}, después de la partida del ${asDay(day)}. Si ya era socio, cambie el día de inscripción.`,
});
