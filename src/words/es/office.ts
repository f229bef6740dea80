import type { Limits, Notice, TimeBand } from "../../domain/codes/clauses/office.ts";
import type * as english from "../en/office.ts";
import { decimals, plural } from "../numbers.ts";

export { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS } from "./office-terms.ts";

const LISTS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

const score = (value: number): string => decimals("es", value / 100);
const minutes = (seconds: number): string => plural("es", seconds / 60, "minuto", "minutos");
const hours = (seconds: number): string => plural("es", seconds / 3600, "hora", "horas");
const days = (value: number): string => plural("es", value, "día", "días");
const months = (value: number): string => plural("es", value, "mes", "meses");

/** A span as its limits: more than 10 and less than 60. */
function limits({ from, over, to, below }: Limits): string {
  if (from !== undefined && from === to) return `${from}`;
  return [
    ...(from !== undefined ? [`al menos ${from}`] : []),
    ...(over !== undefined ? [`más de ${over}`] : []),
    ...(to !== undefined ? [`como máximo ${to}`] : []),
    ...(below !== undefined ? [`menos de ${below}`] : []),
  ].join(" y ");
}

const notice = (clause: Notice): string => ("days" in clause ? days(clause.days) : months(clause.months));

const band = (clause: TimeBand): string =>
  `se piden ${limits(clause)} minutos${clause.ratedFrom === null ? "" : ` si hay un jugador con Elo ${clause.ratedFrom} o más`}`;

/** The cases of the articles on games, tournaments and lists. */
export const officeClauseWords: typeof english.officeClauseWords = ({ asDay, asNumber }) => ({
  "official-always-rated": () => "un torneo oficial se computa siempre",
  "official-tournament": () => "un torneo oficial",
  "not-official": () => "no es un torneo oficial",
  "organiser-answers": () => "de un torneo oficial responde su organizador",
  "federation-answers": () => "responde la federación que lo registró",
  "notice-ordinary": (clause) => `${notice(clause)} antes del inicio`,
  "notice-norms": (clause) => `${notice(clause)} antes del inicio, porque son posibles normas`,
  "notice-top": (clause) => `${notice(clause)} antes del inicio, por participar un jugador de élite`,
  "registered-in-time": ({ deadline }) => `registrado a más tardar el ${asDay(deadline)}`,
  "registered-late": ({ deadline }) => `registrado después del ${asDay(deadline)}`,
  "federation-missing": () => "registrado sin federación",
  "schedule-missing": () => "registrado sin el calendario de juego",
  "not-registered": () => "no registrado",
  "registration-not-needed": () => "un torneo oficial no necesita registro",
  admitted: () => "registrado a tiempo y no rechazado",
  "admitted-late": () => "registrado con retraso, pero aceptado por el presidente de la comisión",
  "registration-refused": () => "rechazado por el presidente de la comisión",
  "registration-not-admitted": () => "registrado con retraso y no aceptado por el presidente de la comisión",
  "cannot-be-refused": () => "un torneo oficial no se puede rechazar",
  "appeal-in-time": ({ until }) => `se podía recurrir hasta el ${asDay(until)}`,
  "appeal-late": ({ until }) => `solo se podía recurrir hasta el ${asDay(until)}`,
  licensed: () => "todos los árbitros tienen licencia",
  "arbiters-unknown": () => "no se conocen los árbitros: regístrelos con su licencia",
  "licence-missing": () => "un árbitro no tiene licencia",
  "licence-not-asked": () => "no se pide licencia",

  "time-enough": (clause) => `cada jugador tiene ${minutes(clause.seconds)}; ${band(clause)}`,
  "time-outside": (clause) => `cada jugador tiene ${minutes(clause.seconds)}, pero ${band(clause)}`,
  "list-by-time": ({ list }) => `el tiempo de cada jugador corresponde a la lista ${LISTS[list] ?? list}`,
  "no-list-by-time": () => "el tiempo de cada jugador no corresponde a ninguna lista",
  "control-none": () => "no se exige un número de jugadas para el primer control",
  "resolution-approved": ({ approvedOn, minutesMin }) =>
    `aprobado por la comisión el ${asDay(approvedOn)}: una resolución admite ${minutesMin} minutos o más`,
  "control-not-asked": () => "ninguna regla sobre el primer control",
  "control-as-asked": ({ moves }) => `primer control en la jugada ${moves}, como se exige`,
  "control-noted": (clause) =>
    `primer control en la jugada ${clause.moves}; se exige ${limits(clause)}. Solo se anota: el torneo se computa igualmente`,
  "control-recommended": (clause) =>
    `el primer control está en la jugada ${clause.moves}, se recomienda ${limits(clause)}`,
  "times-equal": () => "ambos jugadores tienen el mismo tiempo",
  "times-unequal": () => "los jugadores tienen tiempos distintos",
  "times-not-asked": () => "ninguna regla sobre tiempos iguales",

  "day-within": ({ games, seconds }) => `${plural("es", games, "partida", "partidas")}, ${hours(seconds)} de juego`,
  "day-games-over": ({ games, gamesMax }) => `${games} partidas en un día, se permiten ${gamesMax}`,
  "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} de juego en un día, se permiten ${hoursMax}`,
  "duration-within": ({ days: length, daysMax }) => `${days(length)}, se permiten ${daysMax}`,
  "duration-any": () => "sin límite de duración",
  "duration-league": ({ days: length, daysMax }) => `${days(length)}; una liga puede durar más de ${daysMax}`,
  "duration-approved": ({ days: length, daysMax }) => `${days(length)}; se aprobó para más de ${daysMax}`,
  "duration-over": ({ days: length, daysMax }) => `${days(length)}, solo se permiten ${daysMax}`,
  "parts-monthly": ({ days: length, daysOver }) =>
    length === undefined ? "se comunica mes a mes" : `${days(length)}, más de ${daysOver}: se comunica mes a mes`,
  "parts-one": () => "un solo informe para todo el torneo",
  "interim-part": ({ part, from, to }) => `parte ${part}: partidas del ${asDay(from)} al ${asDay(to)}`,
  "ratings-of-start": () => "Elo del día de inicio del torneo",
  "ratings-of-part": () => "Elo del primer día de la parte",
  "ratings-of-game": () => "declarado antes de la primera ronda: Elo del día de cada partida",

  "game-played": () => "ambos jugadores han movido",
  "game-unplayed": () => "la partida no se jugó",
  "game-excluded-by-decision": () => "excluida por fuerza mayor o por una decisión de juego limpio",
  "result-stands": () => "el resultado cuenta",
  "result-disregarded": ({ scoreMax }) =>
    `el primer torneo de un jugador sin Elo con ${score(scoreMax)} puntos o menos se descarta, también para los oponentes`,
  "difference-rated": () => "la diferencia de Elo está permitida",
  "difference-excluded": ({ found, differenceMin, ratingOver }) =>
    `diferencia de ${asNumber(found)} con un jugador por encima de ${ratingOver}: las partidas con ${differenceMin} o más no computan`,
  "opponent-rated": () => "el oponente tiene Elo",
  "opponent-unrated": () => "el oponente no tiene Elo",
  "opponent-in-round-robin": () => "oponente sin Elo en un todos contra todos: cuenta con Ru(new)",
  "opponent-kept": () => "oponente sin Elo: cuenta con el Ru de este torneo",
  "opponent-not-kept": () => "oponente sin Elo cuyo resultado en este torneo no cuenta",
  "game-counts": () => "se cumplen todas las condiciones",

  "rating-of-list": () => "Elo de la lista",
  "rating-of-standard-list": () => "sin Elo en esta lista: se usa el Elo estándar",
  "rating-entered-meanwhile": () => "entró en la lista tras el inicio: se usa el Elo publicado desde entonces",
  "rating-none": () => "sin Elo",
  "rating-provisional": () => "se usa el Elo provisional",

  "match-rated": () => "ambos jugadores del match tienen Elo",
  "match-with-unrated": () => "un jugador del match no tiene Elo",
  "match-open": ({ leaderScore, scheduled }) =>
    `el primero llevaba ${score(leaderScore)} de ${scheduled} partidas: el match no estaba decidido`,
  "match-decided": ({ leaderScore, scheduled }) =>
    `el primero llevaba ${score(leaderScore)} de ${scheduled} partidas: el match estaba decidido`,
  "match-waiver": () => "el match estaba decidido, pero a petición previa cuentan todas las partidas",

  "composition-enough": ({ players, rated }) => `${rated} de ${players} jugadores tienen Elo`,
  "composition-not-asked": () => "sin número mínimo de jugadores con Elo",
  "composition-national": ({ rated, ratedMin }) =>
    `${rated} jugadores con Elo, un campeonato nacional necesita ${ratedMin}`,
  "composition-double-players": ({ players, doublePlayersMin }) =>
    `${players} jugadores, un todos contra todos a doble vuelta con jugadores sin Elo necesita ${doublePlayersMin}`,
  "composition-double-rated": ({ rated, ratedMin }) =>
    `${rated} jugadores con Elo, un todos contra todos a doble vuelta con jugadores sin Elo necesita ${ratedMin}`,
  "composition-small": ({ players, rated, ratedMin, smallBelow }) =>
    `${rated} de ${players} jugadores tienen Elo, con menos de ${smallBelow} jugadores deben tenerlo ${ratedMin}`,
  "composition-share": ({ players, rated, ratedMin }) =>
    `${rated} de ${players} jugadores tienen Elo, deben tenerlo ${ratedMin}`,
  "as-own-system": () => "se computa según su propio sistema",
  "as-swiss": () => "un todos contra todos con una partida no jugada se computa como un suizo",
  "took-part": () => "jugó en el torneo",
  "no-game-played": () => "no jugó ninguna partida, así que no participó",
  "left-out-of-round-robin": () => "resultado descartado: el todos contra todos se computa sin este jugador",
  "stages-one": () => "las fases declaradas son un solo torneo",
  "stages-apart": () => "cada fase es un torneo propio",

  "closing-ordinary": (clause) => `${days(clause.days)} antes de la lista`,
  "closing-official": (clause) => `un torneo oficial: ${days(clause.days)} antes de la lista`,
  "closing-met": ({ end, closing }) => `terminó el ${asDay(end)}; la lista cierra el ${asDay(closing)}`,

  "entry-listed": ({ floor }) => `igual o por encima del mínimo de ${floor}`,
  "entry-below-floor": ({ rating, floor }) => `${rating} está por debajo del mínimo de ${floor}`,
  "delisted-later": ({ delistedOn }) => `empezó antes de la lista del ${asDay(delistedOn)}: Elo antiguo`,
  "delisted-before": ({ delistedOn }) => `empezó con la lista del ${asDay(delistedOn)} o después: sin Elo`,
  "change-before-delisting": ({ delistedOn }) => `computado a más tardar en la lista del ${asDay(delistedOn)}`,
  "change-lapses": ({ delistedOn }) => `computado después de la lista del ${asDay(delistedOn)}: la variación decae`,
  "titled-on-rating-list": () => "tiene Elo, así que está en la lista de Elo",
  "titled-own-list": () => "titulado sin Elo: en la lista de titulados",
  "titled-not-listed": () => "sin Elo: en ninguna lista",
  "player-active": ({ lastCounted, months: span }) =>
    `partidas contadas en la lista del ${asDay(lastCounted)}, menos de ${months(span)} antes`,
  "player-inactive": ({ lastCounted, months: span }) =>
    `ninguna partida contada desde la lista del ${asDay(lastCounted)}, ${months(span)} o más antes`,
  "player-gone": ({ lastCounted, months: span }) =>
    `ninguna partida contada desde la lista del ${asDay(lastCounted)}, ${months(span)} o más antes: ya no se muestra`,
  "section-shown": () => "se muestra en esta sección",
  "section-active-only": () => "esta sección solo muestra jugadores activos",
  "section-gone": () => "ya no se muestra",
  included: () => "pertenece a una federación miembro",
  "inclusion-not-asked": () => "aparecen todos los jugadores con Elo",
  "left-out-by-federation": () => "la federación hace omitir al jugador",
  "left-out-no-member": () => "no pertenece a ninguna federación miembro",
  "left-out-suspended": () => "la federación está suspendida",
  "included-by-dispensation": () => "se muestra por dispensa",

  "report-no-term": () => "no se fija un plazo",
  "report-in-time": ({ due }) => `plazo hasta el ${asDay(due)}`,
  "report-late": ({ due }) => `plazo hasta el ${asDay(due)}: con retraso, aceptado y señalado`,
  "report-too-late": ({ last }) => `la última lista en que podía entrar era la del ${asDay(last)}`,
  "report-owed": () => "un torneo registrado debe un informe",
  "report-announced": ({ announcedOn }) => `anunciado como no computable el ${asDay(announcedOn)}, antes del inicio`,
  "report-not-registered": () => "no registrado",

  compressed: ({ ratingBelow, percent }) => `se aumenta en el ${percent} % de lo que falta hasta ${ratingBelow}`,
  "compression-not-needed": ({ ratingBelow }) => `no por debajo de ${ratingBelow}`,
  lifted: ({ differenceOver, standardLess }) =>
    `más de ${differenceOver} por debajo del Elo estándar: se eleva hasta ${standardLess} por debajo de él`,
  "lift-not-needed": ({ differenceOver }) => `no más de ${differenceOver} por debajo del Elo estándar`,
  "unrated-stays-unrated": () => "quien no tiene Elo sigue sin Elo",
});
