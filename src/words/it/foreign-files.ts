/** Files that are no report, and what to do about them. */
export const FOREIGN_FILE_WORDS: Readonly<Record<string, string>> = {
  empty: "questo file è vuoto; esportare di nuovo il referto",
  binary: "questo file non è un testo; esportare un referto (TRF) dal proprio programma",
  "utf-16": "questo file è in UTF-16; salvarlo in UTF-8",
  pdf: "questo è un file PDF; esportare un referto (TRF) dal proprio programma",
  office: "questo è un file di Excel, Word o LibreOffice; esportare un referto (TRF) dal proprio programma",
  zip: "questo è un file zip; estrarne prima il contenuto",
  vega: "questo è un torneo di Vega (.tdf), che somiglia soltanto a un referto; esportare da Vega il referto FIDE (TRF)",
  pgn: "queste sono partite in PGN",
  html: "questa è una pagina web; scaricare il referto vero e proprio",
  xml: "questo è XML; esportare un referto (TRF) dal proprio programma",
  "fide-list": "questa è una lista rating; servono i risultati di un torneo",
  other: "nessuna riga inizia come in un referto; esportare un referto (TRF) dal proprio programma",
};
