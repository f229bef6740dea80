import type * as english from "../../en/refusals/tournament-refusals.ts";

const DECISIONS: Readonly<Record<"registration" | "rating", string>> = {
  registration: "el registro",
  rating: "el cómputo",
};

const LISTS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

const partOf = (part: number | string): string => (Number(part) > 0 ? `, parte ${part}` : "");

/** Requests about tournaments, reports and rulings that are turned down. */
export const tournamentRefusalWords: typeof english.tournamentRefusalWords = ({ asDay }) => ({
  "bad-tournament-id": ({ found }) =>
    `El identificador de un torneo tiene hasta 40 letras, cifras, puntos, guiones y guiones bajos, por ejemplo 2026-0001; se encontró «${found}».`,
  "dates-reversed": ({ start, end }) =>
    `Un torneo que empieza el ${asDay(start)} no puede terminar el ${asDay(end)}. Corrija una de las fechas.`,
  "registration-incomplete": ({ facts }) =>
    `Al registro le faltan ${facts.join(", ")}. También puede tomarlos de un informe con --from.`,
  "tournament-exists": ({ tournament }) => `Ya existe un torneo ${tournament}.`,
  "unknown-tournament": ({ tournament }) => `No existe el torneo ${tournament}. Regístrelo primero.`,
  "tournament-not-on-list": ({ tournament, list }) => `${tournament} no está en ${list}.`,
  "stage-of-itself": ({ tournament }) => `${tournament} no puede ser una fase de sí mismo.`,
  "stage-of-stage": ({ tournament, whole }) =>
    `${tournament} es a su vez una fase de ${whole}: todas las fases nombran el mismo torneo.`,
  "stage-of-other-list": ({ tournament, kind }) =>
    `${tournament} es para la lista ${LISTS[kind] ?? kind}: las fases de un torneo son para la misma lista.`,
  "stage-in-parts": ({ tournament }) =>
    `${tournament} se informa por partes, pero una fase tiene su propio informe. Use fases o partes.`,
  "ratings-fixed": ({ start, article }) =>
    `Qué Elo se usan se decide antes de la primera ronda: este torneo empezó el ${asDay(start)} (§ ${article}).`,
  "ratings-not-chosen": ({ edition }) =>
    `${edition}: los Elo son los del inicio del torneo y no pueden ser los de cada partida.`,
  "cannot-be-refused": ({ tournament, article }) =>
    `${tournament} es un torneo oficial: su registro no se puede rechazar (§ ${article}).`,
  "always-rated": ({ tournament, article }) =>
    `${tournament} es un torneo oficial y computa siempre: esta decisión no es posible (§ ${article}).`,
  "before-registration": ({ tournament, registered, on }) =>
    `${tournament} se registró el ${asDay(registered)}: una decisión no puede tener fecha del ${asDay(on)}. Use una fecha posterior.`,
  "told-before-decision": ({ tournament, on, toldOn }) =>
    `La decisión sobre ${tournament} es del ${asDay(on)}: no se pudo informar al organizador el ${asDay(toldOn)}. Use una fecha posterior.`,
  "appeal-before-decision": ({ tournament, decided, on }) =>
    `La decisión sobre ${tournament} es del ${asDay(decided)}: un recurso no puede tener fecha del ${asDay(on)}. Use una fecha posterior.`,
  "outcome-before-appeal": ({ tournament, appealed, on }) =>
    `El recurso por ${tournament} llegó el ${asDay(appealed)}: su decisión no puede tener fecha del ${asDay(on)}. Use una fecha posterior.`,
  "nothing-to-admit": ({ tournament, article }) => `El registro de ${tournament} ya está aceptado (§ ${article}).`,
  "already-decided": ({ tournament }) => `Esa es ya la decisión sobre ${tournament}.`,
  "list-before-tournament": ({ tournament, list, start }) =>
    `El torneo ${tournament} empieza el ${asDay(start)}: no puede estar en la lista del ${asDay(list)}. Elija una lista posterior.`,
  "announced-too-late": ({ tournament, start, article }) =>
    `${tournament} empezó el ${asDay(start)}. Un torneo solo se puede anunciar como no computable antes de su inicio (§ ${article}).`,
  "nothing-to-appeal": ({ tournament, against }) =>
    `No hay vigente ninguna decisión contra ${DECISIONS[against]} de ${tournament}: no hay nada que recurrir.`,
  "appeal-too-late": ({ tournament, until, article }) =>
    `El último día para recurrir por ${tournament} fue el ${asDay(until)} (§ ${article}).`,
  "appeal-there": ({ tournament }) => `El recurso por ${tournament} ya se recibió.`,
  "no-appeal": ({ tournament, against }) =>
    `No hay ningún recurso abierto sobre ${DECISIONS[against]} de ${tournament}.`,
  "one-report-only": ({ count }) =>
    `Un torneo tiene un informe, o uno por cada parte; se encontraron ${count} archivos: recíbalos uno por uno.`,
  "tournament-missing": () => "Indique el torneo con --tournament, o regístrelo a partir del informe con --register.",
  "not-a-report": ({ file }) =>
    `${file} no es un informe de torneo (TRF, o partidas en CSV o PGN) con jugadores y resultados.`,
  "report-has-errors": ({ file, errors }) =>
    `${file} tiene errores (${errors}). Haga que se corrija, o acéptelo de todos modos con --despite-errors.`,
  "report-of-other": ({ file, tournament, part }) => `${file} ya se recibió, para ${tournament}${partOf(part)}.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} no está registrado para informes por partes. Omita --part, o modifique el registro.`,
  "part-missing": ({ tournament, part, next }) =>
    `La parte ${part} de ${tournament} todavía no puede llegar: la siguiente es la parte ${next}.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} se informa por partes. Indique la parte con --part; la siguiente es la ${next}.`,
  "no-report": ({ tournament, part }) => `No hay ningún informe de ${tournament}${partOf(part)}.`,
  "unknown-entrant": ({ tournament, startNumber }) =>
    `El informe de ${tournament} no tiene ningún jugador con el número inicial ${startNumber}.`,
  "entrant-twice": ({ tournament, player, startNumber }) =>
    `El jugador ${player} ya está en ${tournament}, con el número inicial ${startNumber}.`,
  "compare-with-itself": ({ tournament }) => `Indique dos torneos distintos; ${tournament} se dio dos veces.`,
  "unknown-question": ({ tournament, question }) => `No se hizo ninguna pregunta ${question} sobre ${tournament}.`,
  "question-answered": ({ tournament, question }) => `La pregunta ${question} sobre ${tournament} ya se respondió.`,
  "result-needs-trf": ({ file }) => `El informe "${file}" no es un archivo TRF: envíe un archivo corregido.`,
  "reported-game-unknown": ({ round, white, black }) =>
    `En el informe no hay partida de la ronda ${round} entre el jugador ${white} (blancas) y el jugador ${black}: compruebe los números y los colores.`,
  "unknown-game": ({ tournament, round, white, black }) =>
    `El informe de ${tournament} no tiene la partida ${white} – ${black} en la ronda ${round}. Revise la ronda y los colores.`,
  "game-not-played": ({ tournament, round, white, black }) =>
    `Según el informe, ${white} y ${black} no jugaron en la ronda ${round} de ${tournament}: la partida no puede contar.`,
  "game-not-ruled": ({ tournament, round, white, black }) =>
    `No hay ninguna decisión sobre la partida ${white} – ${black} en la ronda ${round} de ${tournament}.`,
});
