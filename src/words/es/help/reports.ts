/** Help of commands, by its English. */
export const REPORTS_HELP: Readonly<Record<string, string>> = {
  "Reports: receive, match players, ask the arbiter": "Informes: recibir, identificar jugadores, preguntar al árbitro",
  "Receives reports (TRF06, TRF16, TRF26) and prints the receipt":
    "Recibe informes (TRF06, TRF16, TRF26) e imprime el acuse de recibo",
  "tournament of the report": "torneo del informe",
  "register the tournament from the report and the options given":
    "registra el torneo a partir del informe y de las opciones",
  "with --register: tournament ID (default: the next of the year)":
    "con --register: ID del torneo (por defecto: el siguiente del año)",
  "for a tournament in parts: the part, from 1": "para un torneo por partes: la parte, desde 1",
  "sender (default: the user)": "remitente (por defecto: el usuario)",
  "reason why the office itself enters the report (0.2)":
    "motivo por el que la propia oficina introduce el informe (0.2)",
  "accept the file despite errors": "acepta el archivo a pesar de los errores",
  "reports (- for standard input)": "informes (- para la entrada estándar)",
  "All versions of a tournament's reports": "Todas las versiones de los informes de un torneo",
  "The receipt of the current report": "El acuse de recibo del informe vigente",
  "for a tournament in parts: the part": "para un torneo por partes: la parte",
  "Reports not yet in a published list, with the reasons why they are on hold":
    "Informes que aún no están en una lista publicada, con los motivos de la espera",
  "only tournaments that ended on this date or earlier": "solo torneos terminados en esta fecha o antes",
  "only reports on hold": "solo informes en espera",
  "include reports in a published list": "incluye los informes de una lista publicada",
  "Unmatched players, with possible matches": "Jugadores sin identificar, con posibles coincidencias",
  "Writes a report as it was received": "Escribe un informe tal como se recibió",
  "version (default: the current one)": "versión (por defecto: la vigente)",
  "output file (default: standard output)": "archivo de salida (por defecto: salida estándar)",
  "Outstanding reports of tournaments that have ended (9)": "Informes pendientes de torneos terminados (9)",
  "tournaments to check": "torneos que se examinan",
  "as of this date, YYYY-MM-DD (default: today)": "a esta fecha, YYYY-MM-DD (por defecto: hoy)",
  "Matches a player of a report": "Identifica a un jugador de un informe",
  "ID of a registered player": "ID de un jugador registrado",
  "new player with this ID, created from the report": "jugador nuevo con este ID, creado a partir del informe",
  "leave unmatched (the games are not rated)": "dejar sin identificar (sus partidas no computan)",
  "start number in the report": "número de orden en el informe",
  "Accepts all IDs as reported: known players are matched, new ones are created":
    "Acepta todos los ID del informe: los jugadores conocidos se identifican, los nuevos se crean",
  "Withdraws the current version": "Retira la versión vigente",
  "date of the withdrawal, YYYY-MM-DD (default: today)": "fecha de la retirada, YYYY-MM-DD (por defecto: hoy)",
  "Records a question to the arbiter": "Anota una pregunta al árbitro",
  question: "pregunta",
  "date of the question, YYYY-MM-DD (default: today)": "fecha de la pregunta, YYYY-MM-DD (por defecto: hoy)",
  "Records the arbiter's answer": "Anota la respuesta del árbitro",
  answer: "respuesta",
  "number of the question": "número de la pregunta",
};
