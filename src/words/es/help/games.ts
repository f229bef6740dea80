/** Help of commands, by its English. */
export const GAMES_HELP: Readonly<Record<string, string>> = {
  "Tournaments of the club and its members": "Torneos del club y de sus socios",
  "Opens a tournament": "Abre un torneo",
  "minutes per player, or 90+30 with seconds per move": "minutos por jugador, o 90+30 con segundos por jugada",
  "ratings after a period start: old, new, or rule (seven days between rounds)":
    "ratings tras el inicio de un período: old, new o rule (siete días entre rondas)",
  "planned round dates, separated by commas": "fechas previstas de las rondas, separadas por comas",
  "lower-case letters, digits and hyphens": "minúsculas, cifras y guiones",
  "Changes a tournament": "Cambia un torneo",
  ID: "ID",
  "All tournaments": "Todos los torneos",
  "Games: add, change, withdraw": "Partidas: añadir, cambiar, retirar",
  "Adds a game: number, member ID or name for each player, g3 for guest 3":
    "Añade una partida: número, ID o nombre de cada jugador, g3 para el invitado 3",
  "date it was played or started (default: the date of the change)":
    "fecha en que se jugó o empezó (por defecto: la del cambio)",
  "for an adjourned game: date it was finished": "para una partida aplazada: fecha en que terminó",
  "tournament; without one it is a friendly game, which does not count": "torneo; sin él es amistosa y no cuenta",
  "minutes per player, if not the tournament's": "minutos por jugador, si no son los del torneo",
  "the two met twice that day or in that round": "los dos jugaron dos veces ese día o en esa ronda",
  "no bonus for White, with a reason; none restores it":
    "sin bonificación para las blancas, con un motivo; none la restablece",
  "no bonus for Black, with a reason; none restores it":
    "sin bonificación para las negras, con un motivo; none la restablece",
  White: "Blancas",
  "1-0, ½-½, 0-1; +- or -+ for a walkover": "1-0, ½-½, 0-1; +- o -+ por incomparecencia",
  Black: "Negras",
  "Changes a game": "Cambia una partida",
  result: "resultado",
  "game number": "número de partida",
  "Withdraws a game; it stays in the book": "Retira una partida; sigue en el libro",
  "Restores a withdrawn game": "Restablece una partida retirada",
  "Games by date, with why each counts or not": "Partidas por fecha, con el motivo por el que cuentan o no",
  "only this tournament": "solo este torneo",
  "from this date": "desde esta fecha",
  "to this date": "hasta esta fecha",
  "Adds the games of an evening: lines (Andersson 1-0 Berg), a table, PGN or TRF":
    "Añade las partidas de una jornada: líneas (Andersson 1-0 Berg), una tabla, PGN o TRF",
  "games (- for standard input)": "partidas (- para la entrada estándar)",
  "Undoes the last entry of the book": "Deshace la última anotación del libro",
  "journal entry (default: the last)": "anotación del libro de registro (por defecto: la última)",
  "The decisions needed for the next closing": "Las decisiones necesarias para el próximo cierre",
  "Closes the period: deductions, new base ratings, the club's list":
    "Cierra el período: descuentos, nuevos ratings base, lista del club",
  "deduct as proposed": "descuenta lo propuesto",
  "no deduction, with a reason": "sin descuento, con un motivo",
  "raise instead of a deduction, with a reason": "aumento en lugar de descuento, con un motivo",
  "period start to close (default: the next one)": "inicio de período que se cierra (por defecto: el siguiente)",
  "Changes decisions about members in a closed period": "Cambia las decisiones sobre socios en un período cerrado",
  "Creates new versions of lists that waited for a tournament that has now ended":
    "Crea versiones nuevas de las listas que esperaban un torneo ya terminado",
  "Recalculates every closed list from the journal and compares":
    "Recalcula cada lista cerrada a partir del libro de registro y compara",
  "The club's lists, and lists received by a federation's office":
    "Las listas del club y las recibidas por la oficina de una federación",
  "The club's list: for a notice board, as a table, or as hashed":
    "La lista del club: para el tablón, como tabla o como para el hash",
  "provisional: as if the period were closed now": "provisional: como si el período se cerrara ahora",
  "output file": "archivo de salida",
  "start of the period (default: the latest)": "inicio del período (por defecto: el último)",
  "All closed lists with all versions": "Todas las listas cerradas con todas sus versiones",
  "Sends a closed list to the federation's office": "Envía una lista cerrada a la oficina de la federación",
  "address of the office, such as https://office.example":
    "dirección de la oficina, por ejemplo https://office.example",
  "token of the club's account there (or RATING_OFFICE_TOKEN)": "token de la cuenta del club (o RATING_OFFICE_TOKEN)",
  "Receives a club's list at the federation's office": "Recibe la lista de un club en la oficina de la federación",
  "list as written by the club with --format canonical (- for standard input)":
    "lista escrita por el club con --format canonical (- para la entrada estándar)",
  "The newest lists of all clubs in one, with their differences":
    "Las últimas listas de todos los clubes en una, con sus diferencias",
};
