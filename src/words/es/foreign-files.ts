/** Files that are no report, and what to do about them. */
export const FOREIGN_FILE_WORDS: Readonly<Record<string, string>> = {
  empty: "este archivo está vacío; exporte de nuevo el informe",
  binary: "este archivo no es texto; exporte un informe (TRF) desde su programa",
  "utf-16": "este archivo es UTF-16; guárdelo como UTF-8",
  pdf: "este es un archivo PDF; exporte un informe (TRF) desde su programa",
  office: "este es un archivo de Excel, Word o LibreOffice; exporte un informe (TRF) desde su programa",
  zip: "este es un archivo zip; descomprímalo primero",
  vega: "este es un torneo de Vega (.tdf), que solo parece un informe; exporte desde Vega el informe FIDE (TRF)",
  pgn: "estas son partidas en PGN",
  html: "esta es una página web; descargue el informe mismo",
  xml: "esto es XML; exporte un informe (TRF) desde su programa",
  "fide-list": "esta es una lista de Elo; hacen falta los resultados de un torneo",
  other: "ninguna línea empieza como en un informe; exporte un informe (TRF) desde su programa",
};
