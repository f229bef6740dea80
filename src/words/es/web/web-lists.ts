import { capital } from "../../capital.ts";
import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versión ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "informe listo", "informes listos")}${heldBack > 0 ? `, ${heldBack} en espera` : ""}.`,
    close: "Cerrar un período",
    closeText: "Crea un borrador de la próxima lista. Nada es público hasta que se revisa y se publica.",
    closeButton: "Cerrar el período",
    date: "Mes (vacío: la siguiente lista)",
    closeEarly: "Cerrar antes de la fecha de cierre (los torneos que terminen después pasan a la lista siguiente)",
    older: (lists) => `Listas anteriores (${lists})`,
    begin: "Empezar con una lista vacía",
    beginText: "Para una oficina que no parte de una lista publicada: su primera lista propia empieza sin jugadores.",
    beginButton: "Crear una lista vacía",
    beginDate: "Mes de la lista, por ejemplo 2026-12",
    lists: "Listas y borradores",
    none: "Todavía no hay listas. Importe una publicada o empiece con una lista vacía.",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "Contenido",
    counts: (rated, tournaments, games) =>
      `${count(rated, "jugador con Elo", "jugadores con Elo")} · ${count(tournaments, "torneo", "torneos")} · ${count(games, "resultado individual", "resultados individuales")}`,
    publish: "Publicar …",
    discard: "Descartar el borrador",
    discardButton: "Descartar el borrador",
    confirmTitle: (list) => `¿Publicar ${list}?`,
    confirmText:
      "Una lista publicada es definitiva. Sus errores solo se pueden corregir en una lista posterior o con una versión nueva.",
    confirm: (hash) => `Publicar la lista con el sha-256 ${hash} …`,
    early: "Publicar antes de la fecha de cierre (los torneos que terminen después pasan a la lista siguiente)",
    asClosed: "Publicar tal como se cerró, sin los cambios posteriores",
    back: "Cancelar",
  },
  corrections: {
    intro:
      "Cambios llegados después de publicar una lista y que la alterarían. La lista sigue igual hasta que se decida.",
    nothing:
      "No hay cambios pendientes en las listas publicadas. Aquí aparecen los informes tardíos y las decisiones que afecten a alguna.",
    came: "Cambio",
    title: (list) => `Corregir ${list}`,
    preview: "Vista previa",
    previewText: "Recalcula la lista con todo lo que se sabe ahora y compara las dos. No se cambia nada.",
    previewButton: "Ver los cambios",
    sheet: (list, version, against, lines) =>
      `${capital(list)}: versión ${version} frente a ${against}, ${count(lines, "línea difiere", "líneas difieren")}`,
    before: "Publicado",
    after: "Recalculado",
    gamesBefore: "Partidas (publicadas)",
    gamesAfter: "Partidas (recalculadas)",
    decide: "Decisión",
    ways: {
      next: "Corregir en la lista siguiente",
      reopen: "Volver a publicar esta lista y todas las posteriores",
    },
    goOn: "Continuar …",
    confirmTitle: (list) => `¿Corregir ${list}?`,
    confirmNext: (list) =>
      `${capital(list)} queda como está. La diferencia de puntos se suma en la lista siguiente de la misma modalidad.`,
    confirmReopen: (lists) =>
      `Se crea y se publica de inmediato una versión nueva de cada una de estas listas: ${lists}.`,
    notPreviewed: "Los cambios todavía no se han revisado.",
  },
  work: {
    title: "En curso",
    nothing: "No hay nada en curso.",
    actions: {
      "publish-lists": "Las listas se comprueban solo con el registro y después se publican",
      "preview-import": "Se lee y compara la lista",
      "import-list": "Se importa la lista",
      "preview-erasure": "Búsqueda de los datos de una persona",
      "erase-person": "Borrado de los datos de una persona",
      "expire-reports": "Quitando nacimientos de informes antiguos",
      "close-period": "Cerrando el período",
      "publish-list": "Comprobando la lista con el libro de registro; después se publica",
      "preview-correction": "Comparando las listas",
      "correct-next-list": "Anotando la corrección",
      "reopen-lists": "Recalculando las listas",
    },
    begun: (about, by) => `${about}, iniciado por ${by}.`,
    starting: "iniciando",
    of: (done, total) => `${done} de ${total}`,
    goesOn: "Esta página se actualiza sola. Puede salir de ella: el trabajo continúa.",
  },
};
