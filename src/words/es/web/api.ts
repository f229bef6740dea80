import type * as english from "../../en/web/api.ts";

/** What the operations of the API do. */
export const OPERATION_WORDS: typeof english.OPERATION_WORDS = {
  lists: "Todas las listas publicadas, la más reciente primero, cada una en todas sus versiones",
  list: "Los jugadores de una lista por Elo, página a página: por federación, sexo, título, años de nacimiento y actividad",
  unratedOfList: "Jugadores sin Elo que una lista nombra: los que excluye y otros con título",
  home: "Las últimas listas, qué ha cambiado en ellas, y las listas corregidas",
  searchPlayers: "Jugadores por el comienzo del nombre, sin distinguir acentos, o por su número",
  player:
    "Un jugador con todos sus Elo publicados, el más reciente primero, y lo que falta para el inicial donde aún no lo tiene",
  soFar: "Lo que los informes recibidos hasta ahora darían a un jugador en la lista siguiente; sin publicar",
  explainEntry: "Cómo se obtiene el Elo de un jugador en una lista: cada torneo, partida, número y artículo",
  inputsOfEntry:
    "Todo aquello de lo que salió la línea de un jugador en una lista: quien lo tiene puede recalcular la línea",
  inputsOfTournament:
    "Todo aquello de lo que salieron las variaciones de un torneo en una lista: quien lo tenga puede rehacerlas",
  tournaments: "Los torneos registrados por número, página a página; por nombre, federación y lista",
  tournament: "Un torneo: su registro, su informe, y lo que cada uno ganó o perdió, partida por partida",
  editions:
    "Todas las ediciones de los reglamentos, los cambios únicos y cómo se hacen las listas donde los textos quedan abiertos",
  compareEditions: "Dos ediciones, una junto a otra, con lo que difiere",
  edition: "Una edición, artículo por artículo, con sus lecturas",
  calculate:
    "Una variación, un Elo inicial, la K, un rendimiento o una variación en el libro del club, con su explicación",
  "register-tournament": "Registra un torneo; sin id recibe el siguiente del año",
  "change-registration": "Modifica lo registrado; lo que no se indica queda como está",
  "announce-not-rated": "Anuncia, antes de su inicio, que un torneo no debe evaluarse",
  "decide-on-registration": "Admite un registro llegado con retraso, o rechaza uno",
  "rule-on-tournament": "La resolución de la oficina sobre un torneo, por encima de los artículos: se evalúa o no",
  "assign-to-list": "La oficina asigna un torneo a otra lista que la que dan sus fechas, con un motivo",
  "rule-on-game":
    "La resolución de la oficina sobre una partida: cuenta, no cuenta, o se retira la resolución anterior",
  "receive-appeal": "Anota un recurso contra una decisión",
  "decide-appeal": "Confirma o revoca una decisión recurrida",
  "compare-tournaments": "Dice si dos torneos que se parecen son el mismo",
  "withdraw-report": "Retira el informe vigente; vuelve a estar vigente la versión anterior",
  "match-player":
    "Dice quién es un jugador de un informe: alguien conocido, alguien nuevo, o nadie, y sus partidas no cuentan",
  "add-reported-players":
    "Acepta a los jugadores de un informe con su número: los conocidos se identifican, los nuevos se añaden",
  "ask-question": "Hace al árbitro una pregunta sobre un torneo",
  "answer-question": "Responde a una pregunta sobre un torneo",
  "begin-list": "Empieza un tipo de lista sin nadie, donde no se retoma ninguna publicada",
  "close-period": "Cierra un período: elabora la lista siguiente como borrador",
  "publish-list": "Publica el borrador con este sha-256: el que se ha revisado, y ningún otro",
  "discard-draft": "Descarta un borrador",
  "preview-correction": "Qué sería distinto en una lista publicada con lo que se sabe ahora; no se cambia nada",
  "correct-next-list": "Deja vigente una lista publicada, y suma la diferencia en la siguiente",
  "reopen-lists": "Elabora de nuevo una lista publicada y todas las posteriores, cada una como versión nueva",
  "add-user": "Añade un usuario, y le da una contraseña de un solo uso",
  "change-role": "Da otra función a un usuario",
  "reset-user": "Da a un usuario una nueva contraseña de un solo uso",
  "reset-second-factor": "Desactiva el acceso en dos pasos de un usuario que ha perdido la aplicación o el teléfono",
  "end-user": "Da de baja la cuenta de un usuario",
  "send-report": "Envía el informe de un torneo, o de una parte de él; el cuerpo de la petición es el archivo",
  "office-work": "El último trabajo largo que se inició, y por dónde va",
  "open-club-book": "Abre el libro del club",
  "change-club-settings": "Cambia lo que eligió el club, desde un inicio de período",
  "close-club-period": "Cierra el período de un club: descuentos, nuevos ratings base, la lista del club",
  "decide-club-closing": "Decide de nuevo sobre los socios en un inicio de período ya cerrado",
  "settle-club-lists": "Versiones nuevas de las listas que esperaban un torneo ya terminado",
  "hand-in-club-list": "Entrega a la oficina una lista cerrada de un libro que se lleva aquí",
  "receive-club-list":
    "Recibe la lista de un club, tal como la envía la cuenta del club; la misma lista dos veces es una sola",
  "enter-club-member": "Anota a un socio; sin rating, con el habitual de su edad",
  "change-club-member": "Cambia los datos de un socio",
  "let-club-member-leave": "Un socio deja el club, en un día dado",
  "let-club-member-return": "Un socio vuelve, con el rating de entonces o con otro",
  "place-club-member":
    "Da a mano otro rating a un socio: por debajo de las reglas comunes, o tras una pausa demasiado larga",
  "merge-club-members": "Dos fichas son una misma persona: queda la que se indica",
  "undo-club-merge": "Dos fichas son dos personas después de todo",
  "enter-club-guest": "Anota a un oponente de fuera",
  "change-club-guest": "Cambia los datos de un invitado, o confirma una estimación",
  "open-club-tournament":
    "Abre un torneo en el libro de un club, con los ratings con que sigue al inicio de un período",
  "change-club-tournament": "Cambia un torneo del libro de un club",
  "enter-club-evening": "Anota las partidas de una velada en el libro de un club: todas, o ninguna",
  "change-club-game": "Cambia una partida del libro de un club",
  "withdraw-club-game": "Retira una partida del libro de un club; permanece en él, y se puede restablecer",
  "restore-club-game": "Restablece una partida retirada del libro de un club",
  "undo-club-entry": "Deshace la última anotación del libro de un club, sea cual sea",
  "club-lists":
    "Las últimas listas de todos los clubes en una sola, los socios de varios clubes, y lo que los clubes dicen de distinta manera",
};
