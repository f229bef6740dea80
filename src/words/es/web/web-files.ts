import { capital } from "../../capital.ts";
import { plural } from "../../numbers.ts";
import type { FileWords } from "../../types/file-words.ts";

export const FILE_WORDS: FileWords = {
  proven: (log, entry, entries) =>
    `La entrada ${entry} está en el log de ${log}, firmado cuando tenía ${plural("es", entries, "entrada", "entradas")}.`,
  published: (list, version, sha256) =>
    `Publica ${list}${version > 1 ? `, versión ${version}` : ""}, con sha-256 ${sha256}`,
  noList: "Esta entrada no publica ninguna lista.",
  witnessed: (witness) => `${witness} firmó como testigo.`,
  certified: (list, player, rating) =>
    `${capital(list)} incluye a ${player} ${rating === null ? "sin Elo" : `con un Elo de ${rating}`}.`,
  wholeList: (list, players, shown) =>
    `El archivo es ${list}: sus ${plural("es", players, "línea", "líneas")} dan la raíz publicada. Visibles: ${shown}.`,
  title: "Comprobar un archivo",
  intro:
    "Comprueba un certificado, una prueba de publicación o el archivo público de una lista. Todo ocurre en su navegador; no se envía nada.",
  drop: "Elija o arrastre el archivo; con el archivo público de una lista, también su prueba; y un punto de control guardado, si lo tiene",
  key: "Clave pública de la oficina",
  keyHint: "Si puede, obtenga la clave por otra vía que no sea este sitio.",
  right: "El archivo es auténtico",
  wrong: "El archivo no es fiable",
  badKey: "Esto no es la clave pública de un log: cópiela entera, desde el nombre hasta la última letra.",
  proofMissing: "Este es el archivo público de una lista: elija junto con él su prueba (.tlog-proof).",
  notLoaded: "No se pudo cargar el archivo. Descárguelo y elíjalo aquí.",
  checked: (root, entry) =>
    `Cualquiera puede comprobar esta lista: sus líneas dan la raíz ${root}, y la entrada ${entry} del libro de registro, firmada por la oficina, la publica.`,
  publicFile: "Archivo público",
  proof: "Prueba de publicación",
  publicKey: "Clave pública",
  certificateFile: "Certificado como archivo",
  checkHere: "Comprobarlo en su navegador",
  qrLabel: "Dirección de esta página como código QR",
  faults: {
    "not-witnessed": "Un testigo indicado no lo ha firmado.",
    "not-a-checkpoint": "El archivo no es un punto de control firmado.",
    "not-a-proof": "El archivo no es una prueba.",
    "no-entry": "La prueba no contiene la entrada de la que trata.",
    "other-log": "Trata de otro log: el nombre no coincide con la clave.",
    "other-key": "No está firmado con esta clave.",
    "wrong-signature": "La firma no es válida: el archivo se modificó después de firmarlo.",
    "not-in-log": "La entrada no está en el log que se firmó.",
    "bad-key-change": "El archivo de cambios de clave no es válido: un cambio no está firmado con la clave anterior.",
    "not-a-list": "El archivo no es el archivo público de una lista.",
    "not-a-certificate": "El archivo no es un certificado, o se cambió algún carácter.",
    "header-changed": "La primera línea de la lista no es la que se publicó.",
    "line-changed": "Se cambió una línea: no está en la lista que se publicó.",
    "line-removed": "Se quitó una línea: el archivo tiene menos líneas que la lista.",
    "line-added": "Se añadió una línea: el archivo tiene más líneas que la lista.",
    "person-changed": "Se cambió una persona: nombre, federación, título o nacimiento no corresponden a la línea.",
    "person-removed": "Se quitó una persona: junto a una línea falta de quién es.",
    "log-rewritten": "El log se reescribió: con la misma longitud tenía otra raíz cuando se firmó su punto de control.",
    "other-size": "Su punto de control se firmó con otra longitud del log; no se pueden comparar.",
  },
};
