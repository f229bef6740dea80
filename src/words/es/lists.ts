import type { Expectation } from "../../domain/issues/issues.ts";

/** What a rating list should have had there: phrases that follow "expected". */
export const LIST_EXPECTATION_WORDS = {
  "list-file": () => "una lista de Elo de la FIDE: texto con su encabezamiento, XML, o CSV con los nombres del XML",
  "list-header": () => "un encabezamiento con el número, el nombre, la federación y un Elo",
  "list-column": () => "una columna de las listas de la FIDE; esta se pasa por alto",
  "line-of-length": ({ max }: Expectation) => `una línea de ${max} caracteres como máximo`,
  "whole-line": ({ min, cells }: Expectation) =>
    cells === undefined
      ? `una línea de al menos ${min} caracteres, como bajo el encabezamiento`
      : `${cells} celdas, como en el encabezamiento`,
  "player-id": () => "un número de once cifras como máximo; la línea se omite",
  "id-once": () => "un número que no tenga ninguna línea anterior; vale la primera línea y esta se omite",
  "header-of-lines": ({ lines }: Expectation) =>
    `un encabezamiento sobre las columnas de las líneas; líneas que no encajan en él y se omiten: ${lines}`,
  "values-in-columns": () =>
    "un espacio en blanco entre estas columnas del encabezamiento; la línea no encaja en él y se omite",
  "name-in-column": () => "un nombre que termine antes de la columna siguiente, que queda vacía",
  "player-name": () => "un nombre",
  "federation-code": () => "tres letras mayúsculas, por ejemplo SWE",
  "sex-of-list": () => "M o F",
  "title-of-list": () => "un título como GM, IM, FM, CM, WGM, o las letras de listas más antiguas",
  "titles-apart": () =>
    "títulos de dos a cuatro letras, separados por comas, que terminen antes de la columna siguiente",
  "arena-title": () => "AGM, AIM, AFM o ACM",
  "rating-number": () => "un Elo de 3999 como máximo, o 0; el jugador se lee como sin Elo",
  "k-number": () => "una K de 100 como máximo, o 0; la K se omite",
  "whole-number": () => "un número entero de cuatro cifras como máximo",
  "birth-of-list": () => "un año, o un día como YYYY-MM-DD o dd.mm.yyyy",
  "flag-of-list": () => "i para inactivo, w para una mujer, o nada; y ninguna w junto al sexo M",
  "value-of-column": () => "nada que no esté bajo un rótulo del encabezamiento",
  "closed-quote": () => "unas comillas que se cierren antes del separador siguiente; la línea se omite",
  "whole-record": () => "un jugador con etiqueta de cierre; el jugador se omite",
  "whole-element": () => "un elemento por campo, con su etiqueta de cierre",
  "text-that-fits": ({ max }: Expectation) =>
    max === undefined ? "lo que cabe en una lista" : `${max} caracteres como máximo, el ancho de la columna`,
  "years-only": () =>
    "años, que es lo único que cabe en esta forma; número de jugadores cuyo día de nacimiento se omitió",
  "plain-letters": () =>
    "letras simples (ASCII); los programas que cuentan bytes pueden leer mal las líneas de este número de jugadores",
  "fewer-issues": ({ max }: Expectation) => `${max} observaciones como máximo; el resto solo se cuenta`,
} as const;

export const LIST_FIELD_WORDS = {
  header: "encabezamiento",
  line: "línea",
  "women's title": "título femenino",
  "other titles": "otros títulos",
  "arena title": "título de arena",
  games: "partidas",
  K: "K",
  flag: "marca",
} as const;

export const LIST_ISSUE_WORDS = {
  "list-not-recognised": "no es una lista de Elo",
  "list-header-incomplete": "faltan columnas en el encabezamiento",
  "list-header-missing": "sin encabezamiento, leída como las listas de 2003 a 2005 que no lo tenían",
  "list-header-unknown": "columna desconocida",
  "list-header-misfit": "el encabezamiento no encaja con las líneas",
  "list-over-border": "una palabra o un número sobre el límite de dos columnas",
  "list-line-long": "línea demasiado larga",
  "list-line-cut": "línea cortada",
  "list-id": "sin número",
  "list-id-repeated": "número dado dos veces",
  "list-name": "sin nombre",
  "list-federation": "federación no entendida",
  "list-sex": "sexo no entendido",
  "list-title": "título no entendido",
  "list-other-titles": "títulos no entendidos",
  "list-arena-title": "título de arena no entendido",
  "list-rating": "Elo no entendido",
  "list-games": "número de partidas no entendido",
  "list-k": "K no entendida",
  "list-birth": "nacimiento no entendido",
  "list-flag": "marca no entendida",
  "list-unplaced": "texto que no pertenece a ninguna columna",
  "list-quote": "comillas sin cerrar",
  "list-record-cut": "jugador cortado",
  "list-element": "elemento sin cerrar, o repetido",
  "list-does-not-fit": "no se puede escribir tal como es",
  "list-years-only": "días de nacimiento omitidos",
  "list-not-ascii": "nombres con otras letras que las de las listas de la FIDE",
  "list-too-many-issues": "demasiadas observaciones",
} as const;

/** What a file of games should have had there. */
export const GAMES_EXPECTATION_WORDS = {
  "games-columns": () => "un encabezamiento con al menos white, black y result",
  "games-column": () => "una columna de partidas, una sola vez; esta se pasa por alto",
  "setting-of-games": ({ column }: Expectation) =>
    column === "federation" ? "tres letras mayúsculas, por ejemplo SWE" : "un día como YYYY-MM-DD",
  "cells-of-header": ({ count }: Expectation) => `${count} celdas como máximo, como en el encabezamiento`,
  "quote-closed": () => "unas comillas que se cierren antes del separador siguiente; la línea se omite",
  "id-of-player": () => "el número FIDE del jugador",
  "name-of-player": () => "un nombre o un número",
  "rating-of-player": () => "un Elo de tres o cuatro cifras, o nada; el Elo se toma como desconocido",
  "federation-of-player": () => "tres letras mayúsculas, por ejemplo SWE",
  "title-of-player": () => "GM, IM, WGM, FM, WIM, CM, WFM o WCM",
  "sex-of-player": () => "m o w",
  "birth-of-player": () => "un nacimiento como YYYY o YYYY-MM-DD",
  "round-number": ({ taken }: Expectation) =>
    taken === undefined ? "el número de la ronda" : `el número de la ronda; se toma como ronda ${taken}`,
  "day-of-game": () => "un día como YYYY-MM-DD, donde no se puedan confundir día y mes",
  "one-day-of-round": ({ round, day }: Expectation) =>
    `${day}, como otras partidas de la ronda ${round}; vale el primer día`,
  "day-of-start": () => "el día en que empezó el torneo; se toma el primer día de una partida",
  "result-of-game": () => "1-0, 0-1, 1/2-1/2, +- o -+ (incomparecencia), -- (incomparecencia de ambos)",
  "one-name-of-id": () => "el nombre que este número tenía antes",
  "one-id-of-name": () => "el número que este nombre tenía antes, salvo que haya homónimos",
  "id-to-tell-apart": () => "un número, ya que varios jugadores tienen este nombre",
  "same-as-before": ({ before }: Expectation) => `${before}, como antes, que es lo que vale`,
  "game-once": ({ line }: Expectation) => `cada partida una sola vez; ya está en la línea ${line}, y aquí se omite`,
  "one-game-of-round": ({ line }: Expectation) =>
    `una partida por jugador y ronda; hay una en la línea ${line}, y esta se omite`,
  "two-players": () => "dos jugadores; la partida se omite",
  "tag-pair": () => 'una etiqueta como [Event "Name"]',
  "escaped-quotes": () => 'las comillas dentro de una etiqueta como \\"',
  "tag-once": () => "cada etiqueta una sola vez; vale la primera",
  "comment-closed": () => "un comentario con su llave de cierre",
  "time-control": ({ min }: Expectation) => `al menos ${min} segundos; no se puede saber si son segundos o minutos`,
  "some-games": () => "partidas",
  "result-to-write": () => "dos líneas que coincidan en oponente, colores y resultado; la partida se omite",
} as const;

export const GAMES_FIELD_WORDS = {
  date: "fecha",
  tag: "etiqueta",
  column: "columna",
  player: "jugador",
} as const;

export const GAMES_ISSUE_WORDS = {
  "games-not-recognised": "no es un archivo de partidas",
  "games-header-unknown": "columna desconocida",
  "games-header-twice": "columna repetida",
  "games-setting": "no entendido",
  "games-cells": "más celdas que el encabezamiento",
  "games-quote": "comillas sin cerrar",
  "games-id": "número no entendido",
  "games-id-missing": "sin número, conocido solo por el nombre",
  "games-name-missing": "sin nombre",
  "games-rating": "Elo no entendido",
  "games-national-rating": "Elo nacional no entendido",
  "games-federation": "federación no entendida",
  "games-title": "título no entendido",
  "games-sex": "sexo no entendido",
  "games-birth": "nacimiento no entendido",
  "games-round": "ronda no entendida",
  "games-round-missing": "sin ronda",
  "games-date": "día no entendido",
  "games-round-dates": "una ronda en varios días",
  "games-start-taken": "el archivo no dice cuándo empezó el torneo",
  "games-result": "resultado no entendido, la partida se omite",
  "games-result-missing": "aún sin resultado",
  "games-two-names": "un número con dos nombres",
  "games-two-ids": "un nombre con dos números",
  "games-name-unclear": "un nombre que tienen varios jugadores",
  "games-changes": "no es igual en todo el archivo",
  "games-duplicate": "la misma partida dos veces",
  "games-twice-in-round": "un jugador dos veces en una ronda",
  "games-against-self": "un jugador contra sí mismo",
  "games-tag": "etiqueta no entendida",
  "games-tag-quotes": "comillas dentro de una etiqueta",
  "games-tag-twice": "etiqueta repetida",
  "games-comment-open": "comentario sin cerrar",
  "games-time-control": "ritmo de juego poco claro",
  "games-none": "sin partidas",
  "games-not-written": "una partida que no se puede escribir",
} as const;
