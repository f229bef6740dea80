/** Help of commands, by its English. */
export const CALCULATIONS_HELP: Readonly<Record<string, string>> = {
  "The open rating office for chess: every edition of the regulations, exact and explained.":
    "La oficina de Elo abierta para el ajedrez: todas las ediciones del reglamento, exactas y explicadas.",
  "Usage:": "Uso:",
  "Options:": "Opciones:",
  "Commands:": "Órdenes:",
  "Arguments:": "Argumentos:",
  "display help for command": "muestra la ayuda de la orden",
  "display the version": "muestra la versión",
  required: "obligatorio",
  default: "por defecto",
  "A rated player's rating change: expected score, change and new rating":
    "La variación de un jugador con Elo: puntos esperados, variación y nuevo Elo",
  "the player's rating (Swedish club rating: base rating)": "el Elo del jugador (rating de club sueco: rating base)",
  "a game, such as 2350:1, 1850:0.5 or 1900:0 (repeatable)":
    "una partida, por ejemplo 2350:1, 1850:0.5 o 1900:0 (repetible)",
  "K, instead of finding it from the player's record": "K, en lugar de deducirla de los datos del jugador",
  "edition of the regulations, such as fide-standard-2025-10, or the file of your own":
    "edición de los reglamentos, como fide-standard-2025-10, o el archivo de una propia",
  "start of the tournament, YYYY-MM-DD (chooses the edition)": "inicio del torneo, YYYY-MM-DD (elige la edición)",
  "list: standard, rapid, blitz": "lista: standard, rapid, blitz",
  "month of the target list, YYYY-MM": "mes de la lista de destino, YYYY-MM",
  "rated games so far": "partidas computadas hasta ahora",
  "highest published rating": "Elo más alto publicado",
  "birth date, YYYY or YYYY-MM-DD, or none": "fecha de nacimiento, YYYY o YYYY-MM-DD, o none",
  "Swedish club rating: current rating before these games":
    "rating de club sueco: rating actual antes de estas partidas",
  "Swedish club rating: add the recommended bonus below 1200":
    "rating de club sueco: añade la bonificación recomendada por debajo de 1200",
  "several tournaments of one list, as JSON (- for standard input)":
    "varios torneos de una lista, en JSON (- para la entrada estándar)",
  "explain every number": "explica cada número",
  "print JSON": "imprime JSON",
  "language: en, it, es, sv": "idioma: en, it, es, sv",
  "The first rating of an unrated player, from one or more tournaments":
    "El Elo inicial de un jugador sin Elo, con uno o más torneos",
  "a game against a rated opponent, such as 1850:0.5 (repeatable)":
    "una partida contra un oponente con Elo, por ejemplo 1850:0.5 (repetible)",
  "Olympiad, or continental or world team championship": "Olimpiada, o campeonato por equipos continental o mundial",
  "member of IBCA, ICSC or IPCA": "miembro de IBCA, ICSC o IPCA",
  "tournaments as JSON (- for standard input)": "torneos en JSON (- para la entrada estándar)",
  "A player's K-factor (development coefficient) and the rule that sets it":
    "El coeficiente K (de desarrollo) de un jugador y la regla que lo fija",
  "the player's rating": "el Elo del jugador",
  "rated games in the target list; K is lowered where K × games is limited":
    "partidas computadas en la lista de destino; K baja donde K × partidas está limitado",
  "explain the result": "explica el resultado",
  "Finds the errors in a report or a list: line, columns, expected and found":
    "Encuentra los errores de un informe o una lista: línea, columnas, esperado y encontrado",
  "general: readable; rating: complete enough to be rated": "general: legible; rating: completo para computarse",
  "reports (TRF, CSV, PGN) or rating lists (TXT, XML, CSV)": "informes (TRF, CSV, PGN) o listas de Elo (TXT, XML, CSV)",
  "Every player's rating change from a report, with the games that do not count and why":
    "La variación de cada jugador según un informe, con las partidas que no computan y por qué",
  "rating list in force at the start (TXT, XML or CSV), for ratings and K":
    "lista de Elo vigente al inicio (TXT, XML o CSV), para Elo y K",
  "edition of the regulations, id or file (default: by the start date)":
    "edición de los reglamentos, por id o archivo (por defecto: según la fecha de inicio)",
  "start of the tournament, if the report has none": "inicio del torneo, si el informe no lo indica",
  "list: standard, rapid, blitz (default: by the rate of play)":
    "lista: standard, rapid, blitz (por defecto: según el ritmo de juego)",
  "system: swiss, team, round-robin, double-round-robin, match (default: from the report)":
    "sistema: swiss, team, round-robin, double-round-robin, match (por defecto: el del informe)",
  "one K for all players": "una K para todos los jugadores",
  "league, which may last longer (default: by its name)": "liga, que puede durar más (por defecto: según el nombre)",
  "longer duration approved": "mayor duración aprobada",
  "reports: TRF, games as CSV, or PGN": "informes: TRF, partidas en CSV o PGN",
  "Converts a report or a list to another format": "Convierte un informe o una lista a otro formato",
  "trf16, trf26, csv, json for a report; txt, xml, csv, json for a list":
    "trf16, trf26, csv, json para un informe; txt, xml, csv, json para una lista",
  "output file (default: standard output); with several tournaments one numbered file each":
    "archivo de salida (por defecto: salida estándar); con varios torneos, un archivo numerado por cada uno",
  "for a list with a single rating: standard, rapid, blitz": "para una lista con un solo Elo: standard, rapid, blitz",
  "for a text list with a single rating: its heading, such as SEP26":
    "para una lista de texto con un solo Elo: su encabezamiento, por ejemplo SEP26",
  "a report (TRF, CSV, PGN) or a rating list (TXT, XML, CSV)":
    "un informe (TRF, CSV, PGN) o una lista de Elo (TXT, XML, CSV)",
  "Editions of the regulations, and your own: list, show, compare, check, adopt, withdraw":
    "Ediciones del reglamento, y propias: lista, detalle, comparación, control, adopción, retirada",
  "All editions of the regulations, one-time changes and how lists are made":
    "Todas las ediciones del reglamento, los cambios únicos y cómo se hacen las listas",
  "An edition article by article, or a one-time change": "Una edición artículo por artículo, o un cambio único",
  "edition, one-time change, or the file of an edition of your own":
    "edición, cambio único, o el archivo de una edición propia",
  "The differences between two editions": "Las diferencias entre dos ediciones",
  "first edition: its id, or the file of your own": "primera edición: su id, o el archivo de una propia",
  "Finds everything that is wrong in the file of an edition: line, path, expected and found":
    "Encuentra todo lo que está mal en el archivo de una edición: línea, ruta, esperado y encontrado",
  "Makes an edition of your own the office's rules, from its first day on":
    "Convierte una edición propia en las reglas de la oficina, desde su primer día",
  "Takes an adopted edition back, while no list was published under it":
    "Retira una edición adoptada, mientras no se haya publicado ninguna lista según ella",
  "edition that the office has adopted": "edición que la oficina ha adoptado",
  "edition of your own, as JSON (- for standard input)": "edición propia, en JSON (- para la entrada estándar)",
  "second edition: its id, or the file of your own": "segunda edición: su id, o el archivo de una propia",
  "show all rules, not only those that differ": "muestra todas las reglas, no solo las que difieren",
};
