import type * as english from "../../en/web/api.ts";

/** What the operations of the API do. */
export const OPERATION_WORDS: typeof english.OPERATION_WORDS = {
  lists: "Todas las listas publicadas, la más reciente primero, cada una en todas sus versiones",
  list: "Los jugadores de una lista por Elo, en páginas; filtros por federación, sexo, título, años de nacimiento y actividad",
  unratedOfList: "Jugadores sin Elo que figuran en una lista: los retirados por bajar del mínimo y los titulados",
  home: "Las últimas listas, sus mayores variaciones y las listas corregidas",
  searchPlayers: "Jugadores por el comienzo del nombre (los acentos no importan) o por ID",
  player: "Un jugador con todos sus Elo publicados, el más reciente primero; si no tiene, lo que falta para tenerlo",
  calendar: "Próximas listas y fechas de cierre, torneos que no han terminado y los últimos computados",
  federations: "Federaciones con jugadores activos en las listas vigentes, y media de sus diez mejores",
  federation: "Una federación: sus diez mejores en cada lista vigente, sus partidas por mes y sus torneos",
  statistics:
    "Jugadores activos de una lista vigente por Elo, edad, sexo y federación; partidas por mes y jugadores nuevos por lista",
  monitor:
    "Cómo se mantiene la escala de una lista: alarmas, medidas lista por lista, calibración por diferencia de Elo, cuenta de puntos y federaciones",
  liveList: "Lo que darían en la próxima lista todos los informes recibidos hasta ahora; sin publicar",
  playerGames:
    "Las partidas de un jugador, de la más reciente a la más antigua, por páginas: por color, resultado y oponente; con su balance",
  ratingsAsOf:
    "Elo, K y títulos de hasta 5.000 jugadores en una fecha, con la lista de la que proceden y el Elo que vale en rápidas y relámpago",
  soFar: "El Elo de un jugador en la próxima lista según los informes recibidos hasta ahora; sin publicar",
  explainEntry: "Cómo se ha calculado el Elo de un jugador en una lista: cada torneo, partida, número y artículo",
  inputsOfEntry: "Todo lo necesario para recalcular la línea de un jugador en una lista",
  inputsOfTournament: "Todo lo necesario para recalcular las variaciones de un torneo en una lista",
  tournaments: "Torneos registrados por ID, en páginas; filtros por nombre, federación y lista",
  tournament: "Un torneo: su registro, su informe y la variación de cada jugador, partida a partida",
  editions:
    "Todas las ediciones de los reglamentos, los cambios únicos y cómo se hacen las listas donde los textos no son claros",
  compareEditions: "Dos ediciones, una junto a otra, con lo que difiere",
  edition: "Una edición, artículo por artículo, con sus lecturas",
  calculate:
    "Una variación, un Elo inicial, el coeficiente K, un rendimiento o una variación del rating de club, con su explicación",
  "register-tournament": "Registra un torneo; sin id recibe el siguiente del año",
  "change-registration": "Modifica un registro; los campos omitidos quedan como están",
  "announce-not-rated": "Anuncia, antes de su inicio, que un torneo no será computado",
  "decide-on-registration": "Admite o rechaza un registro fuera de plazo",
  "rule-on-tournament": "Anota la decisión de la oficina sobre un torneo: computado o no, al margen de los artículos",
  "assign-to-list": "Pasa un torneo a una lista distinta de la que indican sus fechas; requiere un motivo",
  "rule-on-game": "Anota la decisión de la oficina sobre una partida (computada, no computada), o la retira",
  "receive-appeal": "Anota un recurso contra una decisión",
  "decide-appeal": "Confirma o revoca una decisión recurrida",
  "compare-tournaments": "Anota que dos torneos parecidos son el mismo, o que no lo son",
  "withdraw-report": "Retira el informe vigente; vuelve a estar vigente la versión anterior",
  "correct-result": "Corrige el resultado de una partida: crea la siguiente versión del informe, con el motivo",
  "match-player":
    "Identifica a un jugador de un informe con uno conocido, con uno nuevo o con ninguno (sus partidas no computan)",
  "propose-match":
    "Propone quién es un jugador sin identificar del informe: uno conocido o uno nuevo; la oficina lo confirma",
  "add-reported-players":
    "Acepta todos los ID de un informe: los jugadores conocidos se identifican, los nuevos se añaden",
  "ask-question": "Hace al árbitro una pregunta sobre un torneo",
  "answer-question": "Responde a una pregunta sobre un torneo",
  "begin-list": "Crea una primera lista vacía, para una oficina que no parte de una publicada",
  "close-period": "Cierra un período: crea un borrador de la próxima lista",
  "publish-list": "Publica el borrador con este sha-256: exactamente el que se revisó",
  "publish-lists": "Publica varios borradores uno tras otro, primero la lista estándar; cada uno por su sha-256",
  "discard-draft": "Descarta un borrador",
  "preview-correction":
    "Compara una lista publicada con la misma recalculada con lo que se sabe ahora; no se cambia nada",
  "correct-next-list": "Deja como está una lista publicada y suma la diferencia en la siguiente",
  "acknowledge-alarm": "Reconoce una alarma de la escala, con un motivo",
  "reopen-alarm": "Retira el reconocimiento de una alarma",
  "reopen-lists": "Vuelve a publicar una lista y todas las posteriores, cada una en una versión nueva",
  "add-player": "Añade un jugador",
  "change-player": "Cambia los datos de un jugador; lo que falta queda como está",
  "import-list":
    "Importa una lista publicada (TXT, XML, CSV); el cuerpo es el archivo; con dryRun solo dice qué cambiaría",
  "export-named": "Todo lo que se guarda sobre alguien que no es jugador, por nombre o como club/socio",
  "preview-erasure": "Dice qué quitaría el borrado de los datos de una persona y qué quedaría",
  "erase-person": "Borra todo lo que dice quién es una persona; los números publicados quedan",
  "expire-reports": "Quita los nacimientos de los informes más antiguos que el plazo de la oficina",
  "merge-players": "Une dos fichas de la misma persona; se conserva la primera",
  "undo-merge": "Deshace una unión: la ficha vuelve a ser un jugador aparte",
  "exclude-player": "Excluye a un jugador de las listas a petición de su federación",
  "include-player": "Termina una exclusión: el jugador vuelve a las listas",
  "give-dispensation": "Incluye en las listas a un jugador aunque su federación esté suspendida o falte",
  "end-dispensation": "Termina una dispensa",
  "state-earlier-facts":
    "Registra partidas y Elo máximo anteriores a la primera lista conocida del jugador; K depende de ello",
  "add-federation": "Añade una federación, o da nombre a una conocida por una lista",
  "suspend-federation": "Suspende a una federación: sus jugadores no aparecen en las listas",
  "restore-federation": "Termina la suspensión de una federación",
  "set-federation-administrator": "Nombra a la persona que se ocupa de los ratings en una federación",
  about: "Muestra el nombre, el contacto, el aviso legal, la privacidad, el color y el logotipo de la oficina",
  "withdraw-edition":
    "Retira una edición adoptada mientras no se haya publicado ninguna lista según ella: vuelven a valer las reglas anteriores",
  "adopt-edition":
    "Adopta una edición propia de la oficina, a partir del JSON de su archivo: las listas se hacen según ella desde su primer día",
  "set-logo": "Pone el logotipo de la oficina a partir de un archivo PNG o SVG en base64, o lo quita",
  "change-settings": "Cambia el nombre, la zona horaria o la federación de la oficina",
  "add-user": "Añade un usuario y devuelve una contraseña de un solo uso",
  "change-user": "Cambia el nombre o el correo de un usuario, que no constan en el libro de registro",
  "change-role": "Cambia la función de un usuario",
  "reset-user": "Da a un usuario una nueva contraseña de un solo uso",
  "reset-second-factor": "Desactiva el acceso en dos pasos de un usuario que ha perdido la aplicación o el teléfono",
  "end-user": "Cierra la cuenta de un usuario",
  "send-report": "Envía el informe de un torneo o de una de sus partes; el cuerpo de la petición es el archivo",
  "office-work": "La última tarea larga y su progreso",
  tasks: "Tus tareas pendientes, la próxima lista de cada tipo y los primeros pasos de una oficina nueva",
  "registered-tournaments":
    "Los torneos con los que trabajas, del más reciente al más antiguo, por páginas; si ha llegado un informe",
  "tournament-record":
    "Todo lo que la oficina sabe de un torneo: registro, estado, artículos, decisiones, preguntas, versiones del informe",
  "unmatched-players":
    "Jugadores de un informe aún sin identificar, con las posibles correspondencias y lo que difiere",
  "report-receipt": "El recibo del informe vigente de un torneo o de una de sus partes",
  periods: "Las próximas listas con fechas de cierre e informes, y todas las listas y borradores",
  "review-list":
    "La hoja de revisión de un borrador o lista: cambios, nuevos jugadores, bajas, informes en espera, balance de puntos",
  "adopt-tariff":
    "Adopta una tarifa, a partir del JSON de su archivo: vale para los torneos que terminan desde su primer día",
  "settle-fee": "Registra que se pagó una liquidación de cuotas, o una parte; el importe va en céntimos",
  "undo-fee": "Anula un pago, con una entrada propia del diario",
  "fee-statements": "Las liquidaciones de cuotas de un mes: cada torneo con cada paso del cálculo, y los pagos",
  "fide-files":
    "Los archivos que hay que enviar a la FIDE para las próximas listas: los listos, con el propio TRF, y los demás, con los motivos",
  "reconcile-list":
    "Compara una lista publicada con la lista de la FIDE del mismo mes; el cuerpo es el archivo; indica el motivo de cada diferencia",
  "pending-corrections": "Cambios posteriores a la publicación que alterarían una lista publicada",
  "known-players":
    "Jugadores por nombre o ID, por páginas, también los ocultos al público; con excluded=true solo los excluidos de las listas",
  "duplicate-players": "Parejas de fichas que pueden ser de la misma persona",
  "player-record":
    "La ficha de un jugador: datos, fichas unidas, exclusión, dispensa, partidas y rating máximo antes de la primera lista",
  "known-federations": "Todas las federaciones con su estado y su responsable de rating",
  "run-simulation":
    "Simula un grupo de jugadores de fuerza conocida según una o dos ediciones; empieza con la primera petición, el resultado llega al terminar",
  "replay-office":
    "Rehace las listas de la oficina con otras reglas y compara lo bien que predicen; empieza con la primera petición, el resultado llega al terminar",
  journal: "El diario en frases, con sus entradas, de la más reciente a la más antigua, por páginas; filtro por tipo",
  users: "Todos los usuarios con rol, federación o club y último acceso",
  "held-facts":
    "Todo lo que se guarda sobre una persona, fila por fila; decisiones y libros de clubes para quien puede leer el registro",
  "own-account": "La cuenta propia: rol, acceso en dos pasos, último acceso, tokens",
  objections: "Todas las reclamaciones, primero las abiertas",
  "receive-objection": "Registra una reclamación contra una partida o una línea de una lista, y pregunta al árbitro",
  "preview-objection": "Qué cambiaría una decisión por una reclamación; no se registra nada",
  "decide-objection": "Decide una reclamación, con una decisión sobre la partida si hace falta",
  notifications: "Mensajes en espera, enviándose o fallidos, con el número de todos por estado",
  "own-notifications": "Tus mensajes, primero los no leídos",
  "acknowledge-notifications": "Marca tus mensajes como leídos; sin id, todos",
  "notification-choices": "Qué mensajes te llegan por correo, y en qué idioma",
  "change-notifications": "Cambia qué mensajes te llegan por correo, y en qué idioma",
  "retry-notifications": "Devuelve a la cola los mensajes fallidos; sin id, todos",
  "test-mail": "Envía enseguida un correo de prueba",
  webhooks: "Los webhooks, sin sus secretos",
  "add-webhook": "Añade un webhook; su secreto solo está en esta respuesta",
  "remove-webhook": "Quita un webhook",
  "test-webhook": "Envía enseguida una prueba firmada a un webhook",
  "open-club-book": "Abre un libro de club",
  "change-club-settings": "Cambia los ajustes de un club desde el inicio de un período",
  "close-club-period": "Cierra el período de un club: descuentos, nuevos ratings base, la lista del club",
  "decide-club-closing": "Cambia las decisiones sobre socios en un período ya cerrado",
  "settle-club-lists": "Crea versiones nuevas de las listas que esperaban un torneo ya terminado",
  "hand-in-club-list": "Entrega a la oficina una lista cerrada de un libro que se lleva aquí",
  "receive-club-list": "Recibe la lista que envía la cuenta de un club; enviarla otra vez no cambia nada",
  "enter-club-member": "Añade un socio; sin rating, con el habitual para su edad",
  "import-club-members":
    "Añade socios a partir de un texto, uno por línea; sin confirmación devuelve lo que se añadiría",
  "change-club-member": "Cambia los datos de un socio",
  "let-club-member-leave": "Anota que un socio ha dejado el club",
  "let-club-member-return": "Anota que un socio ha vuelto, con su rating anterior u otro",
  "place-club-member": "Fija a mano el rating de un socio: por debajo de las reglas comunes o tras una larga pausa",
  "merge-club-members": "Une dos socios en uno; queda el que se indica",
  "undo-club-merge": "Deshace la unión de dos socios",
  "enter-club-guest": "Añade un oponente de fuera",
  "change-club-guest": "Cambia los datos de un invitado, o confirma una estimación",
  "open-club-tournament":
    "Abre un torneo en un libro de club, con los ratings que se usan tras el inicio de un período",
  "change-club-tournament": "Cambia un torneo del libro de un club",
  "enter-club-evening": "Añade las partidas de una jornada a un libro de club: todas o ninguna",
  "change-club-game": "Cambia una partida del libro de un club",
  "withdraw-club-game": "Retira una partida de un libro de club; se puede restablecer",
  "restore-club-game": "Restablece una partida retirada del libro de un club",
  "undo-club-entry": "Deshace la última anotación de un libro de club",
  "acknowledge-club-alarm": "Reconoce una alarma del libro de su club, con un motivo",
  "reopen-club-alarm": "Retira el reconocimiento de una alarma del libro de su club",
  "club-lists":
    "Las últimas listas de todos los clubes en una sola, los socios de varios clubes y las diferencias entre clubes",
  "club-book": "El libro de su club: periodo actual, socios, partidas y lo pendiente",
  "club-members": "Los socios de su club con rating, partidas y puntos del periodo actual",
  "club-games": "Las partidas del libro de su club, las últimas primero, con los puntos de ambos jugadores",
  "club-measures":
    "Cómo se mantiene la escala del libro de su club: partidas por filas de la tabla, periodos, grupos, socios estables, puntos y alarmas",
  "own-club-lists": "Las listas de su club en cada versión, y si se enviaron",
};

/** What else the OpenAPI document says. */
export const DOCUMENT_WORDS: typeof english.DOCUMENT_WORDS = {
  about: "Listas publicadas, jugadores, torneos y calculadoras, en JSON.",
  problem: "Un error (documento RFC 9457).",
  refused: "Error de la petición",
  derivation: "Un valor, su motivo y los valores de los que se calcula",
  derivationInCodes: "Lo mismo sin palabras, en códigos: un programa que tenga las reglas puede calcular con ello",
  dryRun: "Solo muestra lo que se haría",
  idempotencyKey: "Una clave propia: enviada otra vez con la misma clave, la petición se ejecuta una sola vez",
  file: "El archivo",
  answer: "Respuesta",
};

/** What changed in the API. */
export const API_CHANGE_WORDS: typeof english.API_CHANGE_WORDS = {
  objections: "Nuevo: las reclamaciones contra partidas y líneas de listas se listan, registran, prueban y deciden.",
  notifications:
    "Nuevo: mensajes a usuarios y programas. Lee y marca los tuyos, elige cuáles llegan por correo y añade webhooks firmados.",
  fideAndFees:
    "Nuevo: una lista comparada con la de la FIDE (lists.reconcile), los archivos que enviar a la FIDE (tournaments.export-fide) y las cuotas: tarifas, liquidaciones y pagos (fees).",
  dataService:
    "Nuevo para otros programas: el Elo de muchos jugadores en una fecha, la API de jugadores FIDE de lichess, las listas con los nombres de archivo de la FIDE, solo lo que cambió desde una lista, y fichas, tablas y canales para incrustar.",
  proposals: "Nuevo: los árbitros proponen quién es un jugador sin identificar de un informe y la oficina lo confirma.",
  readings:
    "Con un token se puede leer lo que muestran las páginas de la oficina: tareas, jugadores por identificar, duplicados, hojas de revisión, diario, usuarios.",
  cors: "Las páginas de otros sitios pueden leer todo lo público (CORS), sin cookies ni tokens. El documento OpenAPI tiene un ejemplo de cada operación.",
  shownFiles:
    "Los archivos de una lista combinada o comparada tienen también las otras columnas, en el orden de la página.",
  keeping:
    "Se pueden gestionar jugadores, federaciones, ajustes, usuarios y la importación de listas, y publicar varias listas a la vez.",
  overview: "Nuevo: calendario, federaciones, estadísticas, lista en vivo y partidas de un jugador.",
  names:
    "Las operaciones se llaman como los comandos y cada respuesta tiene un esquema. Los nombres y direcciones anteriores siguen funcionando.",
  first:
    "Primera versión: listas, jugadores, explicaciones, torneos, reglamentos y calculadoras; con un token, el trabajo de la oficina.",
};
