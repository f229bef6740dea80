import { plural } from "../numbers.ts";
import type { ErasureWords } from "../types/erasure-words.ts";

export const ERASURE_WORDS: ErasureWords = {
  goes: "Se borra para siempre:",
  facts: "Nombre, sexo y fecha de nacimiento, en todas partes; los motivos de las decisiones sobre la persona",
  named: "Nombre en informes, registros y decisiones; líneas de jugadores sin número y sin emparejar",
  staysNamed: "Se conserva:",
  namesakes: "Los jugadores, socios y árbitros del mismo nombre con número propio lo conservan",
  doneNamed: (entry) => `Datos personales borrados (anotación ${entry}).`,
  entries: (count) => plural("es", count, "anotación del registro", "anotaciones del registro"),
  files: {
    report: (count) => plural("es", count, "informe de torneo", "informes de torneo"),
    "imported-list": (count) => plural("es", count, "lista importada", "listas importadas"),
    list: (count) => plural("es", count, "archivo de una lista publicada", "archivos de listas publicadas"),
    "club-list": (count) => plural("es", count, "lista de club", "listas de club"),
    tariff: (count) => plural("es", count, "tarifa", "tarifas"),
    edition: (count) => plural("es", count, "edición del reglamento", "ediciones del reglamento"),
  },
  stays: "Se conserva solo con el número, para que todo lo publicado siga pudiendo probarse:",
  number: (player) => `Número ${player}, federación y títulos, visibles solo para la oficina`,
  lists: (count) => plural("es", count, "línea en listas", "líneas en listas"),
  results: (tournaments) => plural("es", tournaments, "torneo con resultados", "torneos con resultados"),
  backups: "Las copias y exportaciones anteriores aún tienen los datos: bórrelas o hágalas de nuevo.",
  done: (player, entry) => `Datos personales del jugador ${player} borrados (anotación ${entry}).`,
  expired: (reports) => `Nacimientos quitados de ${plural("es", reports, "informe", "informes")}.`,
  wouldExpire: (reports) =>
    `Se quitarían los nacimientos de ${plural("es", reports, "informe", "informes")}. No se hizo nada.`,
};
