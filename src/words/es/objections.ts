import type { ObjectionRefusalWords, ObjectionWords } from "../types/objection-words.ts";
import type { Writing } from "../writing.ts";

export const objectionWords = ({ asDay }: Writing): ObjectionWords => ({
  title: "Reclamaciones",
  intro:
    "Jugadores y otros reclaman contra una partida o una línea de una lista. Al árbitro de la partida se le pregunta enseguida; la oficina decide, con una decisión o una corrección, y se avisa a todos los afectados.",
  none: "Todavía no hay reclamaciones. Llegan por el enlace en la explicación de una partida o de un Elo.",
  number: "N.º",
  about: "Sobre",
  from: "De",
  received: "Recibida",
  answerBy: "Respuesta hasta",
  state: "Estado",
  open: "abierta",
  upheld: "aceptada",
  rejected: "rechazada",
  one: (objection) => `Reclamación ${objection}`,
  game: (round, white, black) => `Ronda ${round}, ${white} – ${black}`,
  line: (player, list) => `${player} en ${list}`,
  question: "Se ha preguntado al árbitro. La respuesta está en la página del torneo.",
  lineHint: "Mira la explicación de la línea. Si está mal, corrige antes aquello en lo que se basa; después decide.",
  preview: "Qué cambiaría",
  previewButton: "Mostrar",
  counts: "Decisión sobre la partida",
  countsNo: "no computa",
  countsYes: "computa",
  countsNone: "ninguna decisión",
  decide: "Decidir",
  decideButton: "Decidir",
  upheldLabel: "Resultado",
  reason: "Motivo, que lee quien reclama",
  effect: "Si se toma la decisión:",
  noEffect: "No cambiaría nada.",
  correct: "Si cambia una lista publicada, trasládalo o reábrela en Correcciones.",
  wrong: "¿Error?",
  object: "Reclamar",
  link: "Reclamar contra esta partida",
  lineLink: "Reclamar contra esta línea",
  form: "Presentar una reclamación",
  formText: (days) =>
    `Di qué está mal. Te enviamos un correo para confirmar tu dirección; después la oficina responde en ${days} días.`,
  term: (days) =>
    `Se puede reclamar hasta ${days} días después de la publicación de la lista. Los textos de la FIDE no fijan plazo: este es de la oficina.`,
  terms: (from, objectDays, answerDays) =>
    `Desde el ${asDay(from)}: cualquiera puede reclamar contra una partida o una línea hasta ${objectDays} días después de la publicación de la lista, y contra una partida en cualquier momento antes. La oficina responde en ${answerDays} días.`,
  termsText:
    "Los textos de la FIDE dicen que los Elo se pueden comprobar (12.4), pero no dan a los jugadores plazos para reclamar. Estos son de la oficina: dos meses, para ver una lista y la siguiente; y un mes, el que los textos dan a los organizadores para apelar.",
  name: "Tu nombre",
  email: "Dirección de correo",
  text: "¿Qué está mal?",
  send: "Enviar",
  sent: "Mira tu correo",
  sentText: "Hay un correo en camino. Tu reclamación llega a la oficina cuando la confirmes con el enlace del correo.",
  confirm: "Envía tu reclamación",
  confirmText:
    "La oficina y el árbitro leerán tu nombre y tu texto. Tu dirección queda en la oficina y se borra al cabo de un año.",
  confirmButton: "Enviar a la oficina",
  status: "Tu reclamación",
  statusOpen: (day) =>
    `La oficina tiene tu reclamación y responde hasta el ${asDay(day)}. Guarda esta dirección: la respuesta estará aquí.`,
  statusUpheld: (day) => `Decidida el ${asDay(day)}: la reclamación se acepta.`,
  statusRejected: (day) => `Decidida el ${asDay(day)}: la reclamación se rechaza.`,
});

export const objectionRefusalWords = ({ asDay }: Writing): ObjectionRefusalWords => ({
  "objection-too-late": ({ until }) =>
    `El plazo para reclamar terminó el ${asDay(until)}. Si crees que no se siguieron las reglas, escribe a la oficina.`,
  "not-on-this-list": ({ player, list }) => `${player} no está en ${list}. Comprueba el número y la lista.`,
  "decided-before-objection": ({ objection, on, received }) =>
    `La reclamación ${objection} llegó el ${asDay(received)}: no se puede decidir el ${asDay(on)}.`,
  "objection-to-line": ({ objection }) =>
    `La reclamación ${objection} es sobre una línea de una lista: no hay partida sobre la que decidir. Corrige antes el error y decide sin decisión sobre la partida.`,
  "objection-closed": ({ objection }) => `La reclamación ${objection} ya está decidida.`,
  "unknown-objection": ({ objection }) => `No hay ninguna reclamación ${objection}. Véase: objections list`,
  "objection-subject": ({ found }) =>
    `Indica una partida (tournament, round, white, black) o una línea de una lista (list, player); se encontró ${found}.`,
});
