/** Help of commands, by its English. */
export const OFFICE_HELP: Readonly<Record<string, string>> = {
  "sign-in by OpenID Connect as well: provider and rules, as JSON":
    "inicio de sesión también con OpenID Connect: proveedor y reglas, en JSON",
  "Copies the whole installation to a folder and checks the copy; repeated, only what is new":
    "Copia toda la instalación en una carpeta y comprueba la copia; repetido, solo lo nuevo",
  "Restores a backup into a new folder or an empty database, and checks it":
    "Restaura una copia de seguridad en una carpeta nueva o en una base de datos vacía y la comprueba",
  "folder with the backup": "carpeta con la copia de seguridad",
  "Checks an installation and says what to do": "Comprueba una instalación y dice qué hacer",
  "folder with the newest backup, to compare with": "carpeta con la última copia de seguridad, para comparar",
  "address at which visitors find the server, to be checked":
    "dirección en la que los visitantes encuentran el servidor, para comprobarla",
  "Creates an office in a folder, or in a PostgreSQL database with --db":
    "Crea una oficina en una carpeta, o en una base de datos PostgreSQL con --db",
  "name of the office": "nombre de la oficina",
  "time zone for the dates of entries, such as Europe/Stockholm":
    "zona horaria para las fechas de las anotaciones, por ejemplo Europe/Stockholm",
  "federation of the office": "federación de la oficina",
  "the office's folder (or RATING_OFFICE_DATA; default: ./office)":
    "carpeta de la oficina (o RATING_OFFICE_DATA; por defecto: ./office)",
  "the office's PostgreSQL database, postgres://… (or RATING_OFFICE_DB)":
    "base de datos PostgreSQL de la oficina, postgres://… (o RATING_OFFICE_DB)",
  "user who decides (default: the system user)": "usuario que decide (por defecto: el del sistema)",
  "show what would happen without doing it": "muestra lo que pasaría, sin hacerlo",
  "a key of your own: repeated with the same key, the command runs only once":
    "una clave propia: repetida con la misma clave, la orden se ejecuta una sola vez",
  "folder (default: that of --data)": "carpeta (por defecto: la de --data)",
  "The office's name, time zone, federation and appearance": "Nombre, zona horaria, federación y aspecto de la oficina",
  "colour of the pages, such as #1d4f5c; empty removes it": "color de las páginas, como #1d4f5c; vacío lo quita",
  "whom to ask, at the foot of every page; empty removes it":
    "a quién preguntar, al pie de cada página; vacío lo quita",
  "who runs the site; empty removes it": "quién gestiona el sitio; vacío lo quita",
  "what is kept about people, and why; empty removes it": "qué datos de personas se guardan y por qué; vacío lo quita",
  "Sets the logo of the pages, or without a file removes it":
    "Pone el logotipo de las páginas o, sin archivo, lo quita",
  "PNG or SVG file": "archivo PNG o SVG",
  "Shows the settings": "Muestra los ajustes",
  "Changes settings": "Cambia los ajustes",
  "time zone for the dates of entries from now on": "zona horaria para las fechas de las anotaciones a partir de ahora",
  "no federation": "sin federación",
  "Players: import, look up, explain, add, change, merge":
    "Jugadores: importar, buscar, explicar, añadir, cambiar, unir",
  "Imports a published list (TXT, XML, CSV); the first is the starting point":
    "Importa una lista publicada (TXT, XML, CSV); la primera es el punto de partida",
  "date from which the list is valid, YYYY-MM-DD": "fecha desde la que vale la lista, YYYY-MM-DD",
  "for a file with a single rating, its list: standard, rapid, blitz":
    "para un archivo con un solo Elo, su lista: standard, rapid, blitz",
  "import it although some ratings cannot be read": "importar aunque algunos Elo no se puedan leer",
  "list (- for standard input)": "lista (- para la entrada estándar)",
  "Players by name, in pages": "Jugadores por nombre, en páginas",
  "start of the name, or words of it (accents do not matter)":
    "comienzo del nombre, o palabras de él (los acentos no importan)",
  "only this federation": "solo esta federación",
  "at most this number": "como máximo este número",
  "continue after this page": "continuar después de esta página",
  "A player with all ratings": "Un jugador con todos sus Elo",
  "player ID": "ID del jugador",
  "How a player's rating on a list was calculated, game by game and article by article":
    "Cómo se ha calculado el Elo de un jugador en una lista, partida a partida y artículo por artículo",
  "list, such as standard-2026-11": "lista, por ejemplo standard-2026-11",
  "version (default: the latest)": "versión (por defecto: la última)",
  "A player's rating on the next list from the reports received so far; not published":
    "El Elo de un jugador en la próxima lista según los informes recibidos hasta ahora; sin publicar",
  "list: standard, rapid or blitz": "lista: standard, rapid o blitz",
  "All lists of a player, with every version and correction":
    "Todas las listas de un jugador, con cada versión y corrección",
  "Adds a player": "Añade un jugador",
  "name (surname first)": "nombre (primero el apellido)",
  "federation code": "código de la federación",
  "m or w": "m o w",
  "YYYY or YYYY-MM-DD, or none": "YYYY o YYYY-MM-DD, o none",
  "titles of arbiters, organisers and trainers, separated by commas":
    "títulos de árbitros, organizadores y entrenadores, separados por comas",
  "IBCA, ICSC, IPCA, separated by commas": "IBCA, ICSC, IPCA, separados por comas",
  "Changes a player's details; none removes a value": "Cambia los datos de un jugador; none elimina un valor",
  "name of the person (in no journal)": "nombre de la persona (en ningún libro de registro)",
  "e-mail address (in no journal)": "dirección de correo (en ningún libro de registro)",
  "Changes a user's name or e-mail; empty removes it": "Cambia el nombre o el correo de un usuario; vacío lo quita",
  "reason (for the journal)": "motivo (para el libro de registro)",
  "reason (for the journal); needed where it is not the proposed match":
    "motivo (para el libro de registro); necesario si no es la coincidencia propuesta",
  "Enters games and highest rating before the first list on record, which K depends on":
    "Introduce las partidas y el Elo más alto anteriores a la primera lista, de los que depende K",
  "games counted before that list": "partidas contadas antes de esa lista",
  "highest rating published before that list": "Elo más alto publicado antes de esa lista",
  "Merges two records of one person; the first is kept": "Une dos fichas de la misma persona; queda la primera",
  "record to keep": "ficha que queda",
  "record to merge": "ficha que se une",
  "Undoes a merge: the records are separate again": "Deshace una unión: las fichas vuelven a estar separadas",
  "Excludes a player from lists at the federation's request (13)":
    "Excluye a un jugador de las listas a petición de la federación (13)",
  "Ends an exclusion: the player is on lists again": "Termina una exclusión: el jugador vuelve a las listas",
  "Gives a dispensation: on lists despite the federation's status (13)":
    "Concede una dispensa: en las listas a pesar del estado de la federación (13)",
  "Ends a dispensation": "Termina una dispensa",
  "User accounts and their roles": "Cuentas de usuario y sus funciones",
  "All users": "Todos los usuarios",
  "Adds a user and prints a one-time password": "Añade un usuario e imprime una contraseña de un solo uso",
  "role: arbiter, officer, administrator, auditor, club": "función: arbiter, officer, administrator, auditor, club",
  "for a federation officer: the federation": "para un delegado de federación: la federación",
  "for a club account: the ID of the club's book": "para la cuenta de un club: el ID de su libro",
  "Creates a new one-time password for a user": "Crea una contraseña de un solo uso para un usuario",
  "Turns off two-step sign-in for a user who lost the app":
    "Desactiva el acceso en dos pasos de un usuario que perdió la aplicación",
  "Changes a user's role": "Cambia la función de un usuario",
  "Closes a user's account": "Cierra la cuenta de un usuario",
  "The website, the office's pages and the API": "El sitio web, las páginas de la oficina y la API",
  "port to listen on, or the next free one": "puerto de escucha, o el siguiente libre",
  "address to listen on; 0.0.0.0 for all": "dirección de escucha; 0.0.0.0 para todas",
  "behind an https proxy: cookies are sent by https only":
    "detrás de un proxy https: las cookies solo viajan por https",
  "with --secure: the proxy's address (default: this computer)":
    "con --secure: dirección del proxy (por defecto: este ordenador)",
  "if there is no office yet: create one with a sample federation":
    "si aún no hay oficina: crea una con una federación de ejemplo",
  "if there is no office yet: create an empty one": "si aún no hay oficina: crea una vacía",
  "a club book on its own, without accounts, on this computer only (folder: ./club)":
    "un libro de club por sí solo, sin cuentas, solo en este ordenador (carpeta: ./club)",
  "log errors only, not every request": "registra solo los errores, no cada petición",
  "public pages only, from a replica of the office's PostgreSQL database":
    "solo páginas públicas, desde una réplica de la base de datos PostgreSQL de la oficina",
  "Rates the bundled sample tournament: the table, and one rating explained":
    "Computa el torneo de ejemplo incluido: la tabla y un Elo explicado",
  "write a sample federation instead: its first lists, registrations and reports":
    "escribe en su lugar una federación de ejemplo: primeras listas, registros e informes",
  "create an office with a sample federation instead, up to its last list":
    "crea en su lugar una oficina con una federación de ejemplo, hasta su última lista",
  "with --write or --office: number of players; with --games, of rated ones":
    "con --write o --office: número de jugadores; con --games, de los que tienen Elo",
  "with --write or --office: number of tournaments (default: from months or games)":
    "con --write o --office: número de torneos (por defecto: según meses o partidas)",
  "with --write or --office: approximate number of games, as in a large office":
    "con --write o --office: número aproximado de partidas, como en una oficina grande",
  "with --write or --office: number of months": "con --write o --office: número de meses",
  "with --write or --office: seed; another number gives another federation":
    "con --write o --office: semilla; otro número da otra federación",
};
