import { counted, plural } from "../numbers.ts";
import type { FideWords } from "../types/fide-words.ts";
import type { Writing } from "../writing.ts";

export const fideWords = ({ asDay }: Writing): FideWords => ({
  reconcile: {
    title: (list) => `${list} comparada con la de la FIDE`,
    link: "Comparar con la lista de la FIDE",
    intro:
      "Envíe la lista de la FIDE del mismo mes (TXT, XML o CSV). Cada jugador cuya línea difiere aparece con el motivo. No se registra nada.",
    file: "Lista de la FIDE de este mes",
    before: "Lista de la FIDE del mes anterior (opcional)",
    federation: "Federación (vacío: todos los jugadores)",
    compare: "Comparar",
    csv: "Descargar todas las diferencias en CSV",
    gone: "Este archivo ya no está en el servidor. Envíelo de nuevo.",
    none: "No hay diferencias.",
    counts: (ours, theirs, different) =>
      `${plural("es", ours, "jugador con Elo", "jugadores con Elo")} en nuestra lista, ${counted("es", theirs)} en la de la FIDE; ${plural("es", different, "jugador difiere", "jugadores difieren")}.`,
    bases: {
      file: "Los Elo anteriores de la FIDE son del archivo del mes anterior.",
      "taken-over": "Los Elo anteriores de la FIDE son de la lista que importó esta oficina.",
      assumed:
        "No se conocen los Elo anteriores de la FIDE, así que se usan los nuestros: otra base aparece como inexplicada. Añada la lista de la FIDE del mes anterior para verla.",
    },
    unread: (values) => `No se han podido leer ${plural("es", values, "valor", "valores")} del archivo.`,
    more: (players) => `… y ${plural("es", players, "jugador más", "jugadores más")}: véase el archivo CSV.`,
    columns: {
      player: "Jugador",
      ours: "Nuestro",
      theirs: "FIDE",
      difference: "+/–",
      causes: "Motivos",
      cause: "Motivo",
      players: "Jugadores",
    },
    codes: {
      "missing-there": "No está en la lista de la FIDE",
      "missing-here": "No está en nuestra lista",
      "first-rating": "Primer Elo",
      "other-base": "Elo anterior distinto",
      "tournament-missing-there": "Falta un torneo en la FIDE",
      "tournament-missing-here": "Falta un torneo aquí",
      "other-k": "K distinto",
      "perhaps-other-k": "Quizá un K distinto (daría exactamente el Elo de la FIDE)",
      "moved-without-games": "Puntos sin partidas",
      unexplained: "Sin explicación",
      "k-on-list": "K distinto a partir de esta lista",
      "other-federation": "Federación distinta",
      "other-title": "Título distinto",
      "other-birth": "Año de nacimiento distinto",
      "other-activity": "Actividad distinta",
    },
    activity: { active: "activo", inactive: "inactivo" },
    sides: (ours, theirs) => `nuestro ${ours}, FIDE ${theirs}`,
    points: (points) => `${points} puntos`,
  },
  files: {
    title: "Para enviar a la FIDE",
    link: "Archivos para la FIDE",
    intro:
      "Un archivo (TRF) por cada torneo de las próximas listas, comprobado como lo necesita el servidor de la FIDE. De un torneo largo hay un archivo por cada mes, solo con las partidas y los Elo de ese mes.",
    none: "No hay nada que enviar: no ha llegado ningún informe para las próximas listas.",
    download: "Descargar los archivos listos (ZIP)",
    counts: (ready, blocked) =>
      `${plural("es", ready, "archivo listo", "archivos listos")}, ${plural("es", blocked, "aún no", "aún no")}.`,
    written: (files, folder) => `${plural("es", files, "archivo escrito", "archivos escritos")} en ${folder}.`,
    ready: "Listo",
    ids: (players) => `${plural("es", players, "jugador necesita", "jugadores necesitan")} un ID`,
    missing: (fields) => `Falta o es erróneo: ${fields}`,
    due: (day, article, daysLate) =>
      `${asDay(day)}${article === null ? "" : ` (artículo ${article})`}${daysLate === 0 ? "" : `, ${plural("es", daysLate, "día", "días")} de retraso`}`,
    needId: "Jugadores que necesitan un ID",
    columns: {
      tournament: "Torneo",
      part: "Parte",
      days: "Días de juego",
      players: "Jugadores",
      ratings: "Elo de la",
      due: "Plazo",
      state: "Estado",
      file: "Archivo",
      name: "Nombre",
      birth: "Nacimiento",
      federation: "Fed.",
    },
  },
});
