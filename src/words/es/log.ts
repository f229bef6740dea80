import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `El registro sigue empezando con ${plural("es", entries, "entrada firmada", "entradas firmadas")} por ${log}: nada ha cambiado desde entonces.`,
  proven: (log, entry, entries) =>
    `La entrada ${entry} está en el log de ${log}, firmado cuando tenía ${plural("es", entries, "entrada", "entradas")}.`,
  published: (list, version, sha256) =>
    `Publica ${list}${version > 1 ? `, versión ${version}` : ""}, con sha-256 ${sha256}`,
  noList: "Esta entrada no publica ninguna lista.",
  wrongFile: (file) => `${file} no es ninguna de estas listas: su sha-256 es otro.`,
  rightFile: (file, list) => `${file} es ${list}, byte a byte.`,
  watching: (log) =>
    `Esta oficina es ahora testigo de ${log}: firma sus puntos de control mientras el log solo crezca.`,
  witnessAdded: (address) => `Testigo añadido: ${address}. Para que firme: witnesses cosign`,
  witnessRemoved: (address) => `Testigo eliminado: ${address}.`,
  noWitnesses: "Aún no hay testigos. Añada uno con: witnesses add URL --key KEY",
  cosigned: (address) => `${address} firmó el punto de control.`,
  notCosigned: (address, why) => `${address} no firmó: ${why}`,
  witnessed: (witness) => `${witness} firmó como testigo.`,
  heads: { witness: "Testigo", log: "Registro vigilado", size: "Entradas firmadas", key: "Clave" },
  witnessFaults: {
    "witness-unreachable": "no se puede contactar.",
    "witness-refused": "lo rechazó; quizá aún no vigila este log, o el registro no continúa lo que vio antes.",
    "witness-saw-more": "vio un registro más largo que este.",
    "witness-wrong": "su firma no corresponde a su clave.",
  },
  faults: {
    "not-witnessed": "Un testigo indicado no lo ha firmado.",
    "not-a-checkpoint": "El archivo no es un punto de control firmado.",
    "not-a-proof": "El archivo no es una prueba.",
    "no-entry": "La prueba no contiene la entrada de la que trata.",
    "other-log": "Trata de otro log: el nombre no coincide con la clave.",
    "other-key": "No está firmado con esta clave.",
    "wrong-signature": "La firma no es válida: el archivo se modificó después de firmarlo.",
    "not-in-log": "La entrada no está en el log que se firmó.",
    "journal-shorter": "Faltan entradas: el registro es más corto que cuando se firmó.",
    "journal-rewritten": "El registro se reescribió: ya no empieza como cuando se firmó.",
  },
};
