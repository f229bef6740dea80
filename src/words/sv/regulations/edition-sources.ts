import type * as english from "../../en/regulations/edition-sources.ts";

/** Where the text of each edition was found, or what is known of it. */
export const EDITION_SOURCE_WORDS: typeof english.EDITION_SOURCE_WORDS = {
  "standard-2009-03": "FIDE Handbook B.02, texten från mars 2009 (Dresden 2008), spansk översättning",
  "standard-2009-07":
    "FIDE:s nyhet 4059, ändringar som gäller från den 1 juli 2009, tillsammans med texten från mars 2009",
  "standard-2011-07": "FIDE Handbook B.02, text med K 30, 15 och 10, två italienska översättningar",
  "standard-2012-07": "Beslut av FIDE:s Presidential Board, 5–6 juni 2011, tillsammans med texten från 2011",
  "standard-2014-07": "Sammanfattningar av FIDE Handbook B.02 som gäller från den 1 juli 2014",
  "standard-2017-07": "FIDE Handbook B.02 som gäller från den 1 juli 2017, italiensk översättning",
  "standard-2022-01":
    "FIDE Handbook B.02 som gäller från den 1 januari 2022, artiklarna 8.2 och 8.3.1; sammanfattningar för övrigt",
  "standard-2024-03": "FIDE Handbook B.02 som gäller från den 1 mars 2024",
  "standard-2025-10":
    "FIDE Handbook B.02 som gäller från den 1 mars 2024, med 8.3.1 i lydelsen från den 1 oktober 2025",
  "rapid-and-blitz-2012-01": "FIDE:s nyhet 5721 om listorna för snabbschack och blixt; första listan den 1 juli 2012",
  "rapid-and-blitz-2017-07": "FIDE Handbook B.02 som gäller från den 1 juli 2017, artiklarna om snabbschack och blixt",
  "rapid-and-blitz-2022-01":
    "FIDE Handbook, kapitlet om snabbschack och blixt som gäller från den 1 januari 2022, ur sammanfattningar",
  "rapid-and-blitz-2022-10":
    "Tillkännagivanden om ändrat K på listorna för snabbschack och blixt från den 1 oktober 2022",
  "rapid-and-blitz-2024-03": "FIDE Handbook, kapitlet om snabbschack och blixt som gäller från den 1 mars 2024",
  "rapid-and-blitz-2024-12":
    "FIDE Handbook, kapitlet om snabbschack och blixt som gäller från den 1 mars 2024, med 7.3.1 i lydelsen från den 1 december 2024",
  "rapid-blitz-lift-2022-10": "Tillkännagivanden om ändringen av listorna för snabbschack och blixt den 1 oktober 2022",
  "compression-2024-03": "Sveriges Schackförbund, 16 februari 2024, om ändringen av listorna den 1 mars 2024",
  "resolution-standard-45-30":
    "Kommissionens beslut om standardrating för snabbare turneringar, 2026; dess första dag är inte känd för oss",
  "ssf-lask": "Sveriges Schackförbund, SSF:s ratingsystem (LASK)",
  "own-edition": "Utfärdarens fil",
};
