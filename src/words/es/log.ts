import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";
import { FILE_WORDS } from "./web/web-files.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `El registro sigue empezando con ${plural("es", entries, "entrada firmada", "entradas firmadas")} por ${log}: nada ha cambiado desde entonces.`,
  wrongFile: (file) => `${file} no es ninguna de estas listas: su sha-256 es otro.`,
  rightFile: (file, list) => `${file} es ${list}, byte a byte.`,
  watching: (log) =>
    `Esta oficina es ahora testigo de ${log}: firma sus puntos de control mientras el log solo crezca.`,
  witnessAdded: (address) => `Testigo añadido: ${address}. Para que firme: witnesses cosign`,
  witnessRemoved: (address) => `Testigo eliminado: ${address}.`,
  noWitnesses: "Aún no hay testigos. Añada uno con: witnesses add URL --key KEY",
  cosigned: (address) => `${address} firmó el punto de control.`,
  notCosigned: (address, why) => `${address} no firmó: ${why}`,
  heads: { witness: "Testigo", log: "Registro vigilado", size: "Entradas firmadas", key: "Clave" },
  witnessFaults: {
    "witness-unreachable": "no se puede contactar.",
    "witness-refused": "lo rechazó; quizá aún no vigila este log, o el registro no continúa lo que vio antes.",
    "witness-saw-more": "vio un registro más largo que este.",
    "witness-wrong": "su firma no corresponde a su clave.",
  },
  faults: {
    ...FILE_WORDS.faults,
    "journal-shorter": "Faltan entradas: el registro es más corto que cuando se firmó.",
    "journal-rewritten": "El registro se reescribió: ya no empieza como cuando se firmó.",
  },
};
