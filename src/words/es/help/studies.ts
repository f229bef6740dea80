/** Help of commands, by its English. */
export const STUDIES_HELP: Readonly<Record<string, string>> = {
  "Replays games under other rules and rating systems, and says which predict best":
    "Recalcula partidas con otras reglas y otros sistemas de rating, y dice cuáles pronostican mejor",
  "Rates games of files month by month under several rules, and compares how well each predicts the next month":
    "Computa las partidas de ficheros mes a mes con varias reglas, y compara lo bien que cada una pronostica el mes siguiente",
  "games with players, ratings and dates: CSV or PGN": "partidas con jugadores, Elo y fechas: CSV o PGN",
  "rules that the others are compared with (default: those of each date)":
    "reglas con las que se comparan las demás (por defecto: las de cada fecha)",
  "what to compare: editions, published, elo, glicko, glicko-2, stephenson, elo:K (default: published and all systems)":
    "qué comparar: ediciones, published, elo, glicko, glicko-2, stephenson, elo:K (por defecto: published y todos los sistemas)",
  "predict only games from this month on, YYYY-MM": "pronostica solo las partidas desde este mes, YYYY-MM",
  "Makes the office's own lists again under several rules, and compares how well each predicts the next list":
    "Vuelve a hacer las listas de la oficina con varias reglas, y compara lo bien que cada una pronostica la lista siguiente",
  "Simulated pools of players whose true strength is known":
    "Poblaciones simuladas de jugadores cuya fuerza verdadera se conoce",
  "Simulates a pool under one or more editions, and compares the ratings with the true strengths":
    "Simula una población con una o más ediciones, y compara el Elo con las fuerzas verdaderas",
  "editions to simulate; each has the same players and the same seed":
    "ediciones que simular; cada una tiene los mismos jugadores y la misma semilla",
  "players at the start": "jugadores al inicio",
  "monthly lists": "listas mensuales",
  "month of the first list, YYYY-MM": "mes de la primera lista, YYYY-MM",
  "seed of the random numbers; the same seed gives the same report":
    "semilla de los números aleatorios; la misma semilla da el mismo informe",
  "who meets whom: swiss, strength": "quién juega con quién: swiss, strength",
  "also write the report as a page to print": "escribe también el informe como página para imprimir",
  "A study of an edition beside another: rules that differ, simulated pools and, with files, a replay of games":
    "Estudio de una edición al lado de otra: reglas distintas, poblaciones simuladas y, con ficheros, partidas recalculadas",
  "edition to compare with": "edición con la que comparar",
  "edition that is studied": "edición estudiada",
};
