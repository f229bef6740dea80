import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "el Elo más alto publicado",
  gamesBefore: "el número de partidas contadas hasta ahora",
  birth: "la fecha o el año de nacimiento",
  asOf: "el mes de la lista de destino",
};

const LISTS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} tiene errores, que se muestran abajo. Corrija el archivo o marque la casilla para enviarlo de todos modos.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contiene ${count} torneos, pero un informe es de uno solo. Envíe cada torneo en su propio archivo.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} no está registrado para informes por partes. Envíe el informe completo o modifique el registro.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} se informa por partes. Indique la parte; la siguiente es la ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `La lista del ${asDay(date)} incluye los torneos que terminan hasta el ${asDay(closing)}. Espere a ese día o marque la casilla para publicarla antes.`,
  "draft-outdated": ({ list }) =>
    `${capital(list)} ha cambiado desde que se revisó o se cerró. Ciérrela de nuevo y revísela, o publíquela tal como se cerró.`,
  "name-missing": () => "Indique un nombre.",
  "start-missing": () =>
    "El informe no tiene una fecha de inicio legible, así que no se puede elegir la edición del reglamento. Añada la fecha al archivo.",
  "no-edition-on": ({ day }) =>
    `No hay reglamento para el ${asDay(day)}: estándar desde el ${asDay("2009-07-01")}, rápido y blitz desde el ${asDay("2012-01-01")}.`,
  "no-games": () => "Indique al menos una partida.",
  "rating-missing": () => "Indique el Elo del jugador.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: para la K hace falta ${facts.map((fact) => FACTS[fact] ?? fact).join(" y ")}${kOption ? "; o bien la propia K" : ""}.`,
  "unknown-list": ({ list }) => `No existe la lista «${list}».`,
  "no-list-before": ({ kind }) =>
    `No hay ninguna lista ${LISTS[kind] ?? kind} de la que partir: primero se incorpora una ya publicada.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} no se puede recalcular, porque estos informes están en espera: ${tournaments.join(", ")}.`,
  "calendar-conflict": ({ starts }) =>
    `Los nuevos períodos no encajan con los existentes o cerrados, en ${starts.map(asDay).join(", ")}. Elija un inicio posterior, o cambie antes los ajustes desde ese inicio.`,
  "undo-after-closing": ({ period }) =>
    `La última anotación cerró el período anterior al ${asDay(period)}, y no se deshace. Cambie sus decisiones; la lista recibe una versión nueva.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Los descuentos anteriores son ${pointsPerYear} puntos por año completo sin partidas, como máximo ${most}. Hacen falta la última partida, el rating y un motivo. Se encontró: ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `El socio ${member} ingresó el ${asDay(entered)}, después de la partida del ${asDay(day)}. Si no es correcto, cambie la fecha de ingreso.`,
});
