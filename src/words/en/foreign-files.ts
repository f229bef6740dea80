/** Files that are no report, and what to do about them. */
export const FOREIGN_FILE_WORDS: Readonly<Record<string, string>> = {
  empty: "this file is empty; export the report again",
  binary: "this is not a text file; export a report (TRF) from your program",
  "utf-16": "this file is UTF-16; save it as UTF-8",
  pdf: "this is a PDF file; export a report (TRF) from your program",
  office: "this is a file of Excel, Word or LibreOffice; export a report (TRF) from your program",
  zip: "this is a zip file; unpack it first",
  vega: "this is a Vega tournament file (.tdf); export the FIDE report (TRF) from Vega",
  pgn: "these are games in PGN",
  html: "this is a web page; download the report itself",
  xml: "this is XML; export a report (TRF) from your program",
  "fide-list": "this is a rating list; send the results of a tournament instead",
  other: "no line begins like a line of a report; export a report (TRF) from your program",
};
