/** Help of commands, by its English. */
export const LISTS_HELP: Readonly<Record<string, string>> = {
  "Lists: close a period, review, publish, show, export, verify":
    "Listas: cerrar un período, revisar, publicar, mostrar, exportar, verificar",
  "Creates an empty first list, for an office that takes over no published one":
    "Crea una primera lista vacía, para una oficina que no parte de una publicada",
  "date of the empty list, YYYY-MM-DD": "fecha de la lista vacía, YYYY-MM-DD",
  "Closes a period: creates a draft of the next list": "Cierra un período: crea un borrador de la próxima lista",
  "before the closing date": "antes de la fecha de cierre",
  "date of the list (default: the next by the regulations)":
    "fecha de la lista (por defecto: la siguiente según el reglamento)",
  "Publishes a draft; this is final": "Publica un borrador, de forma definitiva",
  "publish only the reviewed draft, by the hash at the end of the review":
    "publica solo el borrador revisado, según el hash al final de la revisión",
  "publish as closed, ignoring later changes": "publica tal como se cerró, sin los cambios posteriores",
  "reason for publishing as closed (for the journal)":
    "motivo de publicarla tal como se cerró (para el libro de registro)",
  "Discards a draft": "Descarta un borrador",
  "Recalculates published lists from the journal and compares every entry and the hash":
    "Recalcula las listas publicadas a partir del libro de registro y compara cada línea y el hash",
  "version of one list (default: the latest)": "versión de una lista (por defecto: la última)",
  "use only the journal and the stored files, not the database":
    "usa solo el libro de registro y los archivos guardados, no la base de datos",
  "a list, such as standard-2026-11 (default: all published lists)":
    "una lista, por ejemplo standard-2026-11 (por defecto: todas las publicadas)",
  "Recalculates past lists in memory, under their own or other rules, and compares; publishes nothing":
    "Recalcula en memoria listas pasadas, con sus reglas u otras, y compara; no publica nada",
  "first list, such as standard-2026-01": "primera lista, por ejemplo standard-2026-01",
  "use this edition from then on (id or file)": "desde ahí usa esta edición (id o archivo)",
  "All lists and drafts": "Todas las listas y borradores",
  "A section of a published list": "Una sección de una lista publicada",
  "section: all, federation, top, women, juniors, titled, delisted":
    "sección: all, federation, top, women, juniors, titled, delisted",
  "for the federation section: its code": "para la sección de una federación: su código",
  "The review sheet of a draft or list, with the balance of points":
    "La hoja de revisión de un borrador o lista, con el balance de puntos",
  "Writes a list to a file, in FIDE's formats or as hashed":
    "Escribe una lista en un archivo, en los formatos FIDE o como para el hash",
  "Federations and their membership": "Federaciones y su condición de miembro",
  "All federations": "Todas las federaciones",
  "Adds a federation, or names one known from a list": "Añade una federación, o da nombre a una conocida por una lista",
  name: "nombre",
  "member or suspended": "member o suspended",
  "code of three capital letters": "código de tres mayúsculas",
  "Suspends a federation: its players are not shown on lists (13)":
    "Suspende una federación: sus jugadores no aparecen en las listas (13)",
  "Ends a suspension": "Termina una suspensión",
  "Names a federation's rating administrator (9.3)": "Nombra al responsable de Elo de una federación (9.3)",
  "person, or none": "persona, o none",
  "The journal: everything received or decided": "El libro de registro: todo lo recibido o decidido",
  "Shows the entries in order": "Muestra las anotaciones en orden",
  "only entries after this one": "solo las anotaciones posteriores a esta",
  "Checks every entry, the chain of hashes and every stored file":
    "Comprueba cada anotación, la cadena de hashes y cada archivo guardado",
  "Rebuilds the database from the journal": "Reconstruye la base de datos a partir del libro de registro",
  "for a folder: delete the database first, with its passwords and sessions":
    "para una carpeta: borra antes la base de datos, con contraseñas y sesiones",
  "Writes the whole office to a folder; repeated, only what is new":
    "Escribe toda la oficina en una carpeta; repetido, solo lo nuevo",
  "target folder": "carpeta de destino",
  "Imports an exported office into an empty place or an earlier copy of it":
    "Importa una oficina exportada en un lugar vacío o en una copia anterior",
  "exported office": "oficina exportada",
  "Corrections of published lists": "Correcciones de listas publicadas",
  "Changes after publication that would alter a list": "Cambios tras la publicación que afectarían a una lista",
  "Compares a published list with the same list recalculated now":
    "Compara una lista publicada con la misma recalculada ahora",
  "Leaves the list as it is and adds the difference to the next one":
    "Deja la lista como está y suma la diferencia a la siguiente",
  "Republishes the list and all later ones, each as a new version":
    "Vuelve a publicar la lista y todas las posteriores, cada una en una versión nueva",
  "also check that nothing before this signed checkpoint was changed":
    "comprueba además que nada anterior a este punto de control firmado haya cambiado",
  "public key of the log (default: the office's own)": "clave pública del log (por defecto: la de la oficina)",
  "Shows the public key that checkpoints and proofs are checked with":
    "Muestra la clave pública con la que se comprueban los puntos de control y las pruebas",
  "name of the log, such as ratings.example.org; only before the first signature":
    "nombre del log, como ratings.example.org; solo antes de la primera firma",
  "Signs how long the journal is and what is in it, for others to keep":
    "Firma cuánto mide el registro y qué contiene, para que otros lo guarden",
  "write to this file": "escribe en este archivo",
  "Checks a certificate, or a proof that a list was published, with the office's public key alone":
    "Comprueba un certificado, o la prueba de que una lista se publicó, solo con la clave pública de la oficina",
  "proof of a list (.tlog-proof), or certificate of a rating (.json)":
    "prueba de una lista (.tlog-proof) o certificado de un Elo (.json)",
  "public key of the office's log, as it shows it at /log/key":
    "clave pública del log de la oficina, como la muestra en /log/key",
  "the list's own file (public or canonical): check that it is the one that was published":
    "el archivo de la lista (public o canonical): comprueba que es el que se publicó",
  "the key by which this office signs as a witness of other logs":
    "la clave con la que esta oficina firma como testigo de otros logs",
  "public key of a witness that must have signed too (repeatable)":
    "clave pública de un testigo que también debe haber firmado (repetible)",
  "Witnesses: other offices that sign that this journal only grows, and the other way round":
    "Testigos: otras oficinas que firman que este registro solo crece, y al revés",
  "Adds a witness, which can be asked to sign checkpoints":
    "Añade un testigo, al que pedir que firme los puntos de control",
  "where it listens, such as https://other.example/log": "dónde escucha, como https://other.example/log",
  "public key of the witness, as it shows it at /log/witness-key":
    "clave pública del testigo, como la muestra en /log/witness-key",
  "Removes a witness": "Elimina un testigo",
  "where it listens": "dónde escucha",
  "The witnesses of this log, and the logs that this office watches":
    "Los testigos de este log y los logs que vigila esta oficina",
  "Signs a checkpoint and asks every witness to sign it too":
    "Firma un punto de control y pide a cada testigo que lo firme",
  "Makes this office a witness of another log": "Hace de esta oficina testigo de otro log",
  "public key of the log, as its office shows it at /log/key":
    "clave pública del log, como su oficina la muestra en /log/key",
  "What the office holds about one person": "Lo que la oficina guarda sobre una persona",
  "Everything held about one person: readable, or with --json row by row":
    "Todo lo que se guarda sobre una persona: legible, o con --json fila por fila",
  "Erases everything that says who a person is; every published number stays":
    "Borra todo lo que dice quién es una persona; todo número publicado se conserva",
  "player ID, club/member, or the name of an arbiter or organiser":
    "ID del jugador, club/miembro, o el nombre de un árbitro u organizador",
  "player IDs; of members whom only a club knows, club/member; of arbiters and organisers the name":
    "ID de los jugadores; de miembros que solo conoce un club, club/miembro; de árbitros y organizadores, el nombre",
  "Takes births out of reports that are older than the setting says":
    "Quita los nacimientos de los informes más antiguos que el plazo fijado",
  "years for which births stay in reports; empty: for ever":
    "años que los nacimientos quedan en los informes; vacío: siempre",
  "days for which sign-ins are kept; empty: 90": "días que se guardan los accesos; vacío: 90",
  "day from which the years are counted back, YYYY-MM-DD (default: today)":
    "día desde el que se cuentan los años hacia atrás, YYYY-MM-DD (por omisión: hoy)",
  "Proofs that a list was published, which anybody can check without the office":
    "Pruebas de que una lista se publicó, que cualquiera puede comprobar sin la oficina",
  "Writes the proof that a list was published": "Escribe la prueba de que una lista se publicó",
  "a checkpoint that you kept: check that the log was not rewritten":
    "un punto de control guardado: comprueba que el log no se reescribió",
  "Certificates of single ratings, which anybody can check without the office":
    "Certificados de Elo, que cualquiera puede comprobar sin la oficina",
  "Writes the certificate of a player's line of a published list":
    "Escribe el certificado de la línea de un jugador en una lista publicada",
  "Makes a new signing key, announced in the journal and signed with the old one":
    "Crea una nueva clave de firma, anunciada en el libro de registro y firmada con la anterior",
  "changes of the key, as the office shows them at /log/keys: later keys are accepted too":
    "cambios de clave, como la oficina los muestra en /log/keys: se aceptan también las claves posteriores",
};
