/** Files that are no report, and what to do about them. */
export const FOREIGN_FILE_WORDS: Readonly<Record<string, string>> = {
  empty: "filen är tom; exportera rapporten igen",
  binary: "filen är ingen text; exportera en rapport (TRF) från ditt program",
  "utf-16": "filen är i UTF-16; spara den som UTF-8",
  pdf: "det här är en PDF-fil; exportera en rapport (TRF) från ditt program",
  office: "det här är en fil från Excel, Word eller LibreOffice; exportera en rapport (TRF) från ditt program",
  zip: "det här är en zip-fil; packa upp den först",
  vega: "det här är en turnering från Vega (.tdf), som bara liknar en rapport; exportera FIDE-rapporten (TRF) från Vega",
  pgn: "det här är partier i PGN",
  html: "det här är en webbsida; ladda ner själva rapporten",
  xml: "det här är XML; exportera en rapport (TRF) från ditt program",
  "fide-list": "det här är en ratinglista; här behövs en turnerings resultat",
  other: "ingen rad börjar som i en rapport; exportera en rapport (TRF) från ditt program",
};
