import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versión ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "informe", "informes")} para ella${heldBack > 0 ? `, ${count(heldBack, "retenido", "retenidos")}` : ""}.`,
    close: "Cerrar un período",
    closeText:
      "Elabora la lista siguiente como borrador. Nada es público hasta que el borrador se revisa y se publica.",
    closeButton: "Cerrar el período",
    date: "Mes de la lista, por ejemplo 2026-12; vacío: la siguiente",
    begin: "Empezar sin nadie",
    beginText:
      "Para un tipo de lista que no retoma ninguna publicada: una lista vacía, de la que nace la primera lista propia.",
    beginButton: "Empezar con una lista vacía",
    beginDate: "Mes de la lista, por ejemplo 2026-12",
    lists: "Listas y borradores",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "contiene",
    counts: (rated, tournaments, games) =>
      `${count(rated, "jugador con Elo", "jugadores con Elo")}, ${count(tournaments, "torneo", "torneos")}, ${count(games, "partida, contada para cada jugador", "partidas, contadas para cada jugador")}`,
    publish: "Publicar …",
    discard: "Descartar el borrador",
    discardButton: "Descartarlo",
    confirmTitle: (list) => `¿Publicar la ${list}?`,
    confirmText:
      "Una lista publicada es definitiva. Lo que esté mal en ella solo se puede corregir con una lista posterior o una versión nueva.",
    confirm: (hash) => `Publicar la lista con el sha-256 ${hash} …`,
    early: "Antes de su fecha de cierre: los torneos que terminan después quedan para la lista siguiente",
    asClosed: "Tal como se cerró, sin contar lo llegado después",
    back: "Volver sin hacer nada",
  },
  corrections: {
    intro:
      "Lo que llegó después de publicarse una lista y la cambiaría. La lista sigue vigente hasta que alguien decida.",
    nothing: "No ha llegado nada que cambie una lista publicada.",
    came: "Lo que llegó",
    title: (list) => `Corregir ${list}`,
    preview: "Qué sería distinto",
    previewText: "Vuelve a elaborar la lista con lo que se sabe ahora y compara. No se cambia nada.",
    previewButton: "Elaborar la hoja de diferencias",
    sheet: (list, version, against, lines) =>
      `${list}: versión ${version} frente a ${against}, ${count(lines, "línea difiere", "líneas difieren")}`,
    before: "publicado",
    after: "elaborado de nuevo",
    gamesBefore: "partidas entonces",
    gamesAfter: "partidas ahora",
    decide: "Decidir",
    ways: {
      next: "Corregirla en la lista siguiente",
      reopen: "Reabrir la lista y todas las posteriores",
    },
    goOn: "Continuar …",
    confirmTitle: (list) => `¿Corregir ${list}?`,
    confirmNext: (list) =>
      `${list} queda como está. La diferencia de puntos se suma en la lista siguiente de la misma modalidad.`,
    confirmReopen: (lists) =>
      `Se elabora y se publica enseguida una versión nueva de cada una de estas listas: ${lists}.`,
    notPreviewed: "Nadie ha elaborado todavía la hoja de diferencias.",
  },
  work: {
    title: "En curso",
    nothing: "No hay nada en curso.",
    actions: {
      "publish-lists": "Las listas se comprueban solo con el registro y después se publican",
      "preview-import": "Se lee y compara la lista",
      "import-list": "Se importa la lista",
      "close-period": "Se está cerrando el período",
      "publish-list": "Se comprueba la lista solo con el registro y después se publica",
      "preview-correction": "Se está elaborando la hoja de diferencias",
      "correct-next-list": "Se está anotando la corrección",
      "reopen-lists": "Se están elaborando de nuevo las listas",
    },
    begun: (about, by) => `${about}, iniciado por ${by}.`,
    starting: "iniciando",
    of: (done, total) => `${done} de ${total}`,
    goesOn: "Esta página se actualiza sola. El trabajo continúa aunque se abandone.",
  },
};
