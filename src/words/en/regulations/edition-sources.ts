import type { EditionSourceCode } from "../../../domain/codes/edition-sources.ts";

/** Where the text of each edition was found, or what is known of it. */
export const EDITION_SOURCE_WORDS = {
  "standard-2009-03": "FIDE Handbook B.02, text of March 2009 (Dresden 2008), in Spanish translation",
  "standard-2009-07": "FIDE news 4059, changes effective from 1 July 2009, made to the text of March 2009",
  "standard-2011-07": "FIDE Handbook B.02, text with K 30, 15 and 10, in two Italian translations",
  "standard-2012-07": "Decisions of the FIDE Presidential Board, 5–6 June 2011, which change the text of 2011",
  "standard-2014-07": "Summaries of the FIDE Handbook B.02 effective from 1 July 2014",
  "standard-2017-07": "FIDE Handbook B.02 effective from 1 July 2017, in Italian translation",
  "standard-2022-01":
    "FIDE Handbook B.02 effective from 1 January 2022, articles 8.2 and 8.3.1; the rest from summaries",
  "standard-2024-03": "FIDE Handbook B.02 effective from 1 March 2024",
  "standard-2025-10": "FIDE Handbook B.02 effective from 1 March 2024, with 8.3.1 as amended on 1 October 2025",
  "rapid-and-blitz-2012-01": "FIDE news 5721 on the rapid and blitz lists; first list of 1 July 2012",
  "rapid-and-blitz-2017-07": "FIDE Handbook B.02 effective from 1 July 2017, articles on rapid and blitz",
  "rapid-and-blitz-2022-01": "FIDE Handbook, rapid and blitz chapter effective from 1 January 2022, from summaries",
  "rapid-and-blitz-2022-10": "Announcements of the change of K on the rapid and blitz lists from 1 October 2022",
  "rapid-and-blitz-2024-03": "FIDE Handbook, rapid and blitz chapter effective from 1 March 2024",
  "rapid-and-blitz-2024-12":
    "FIDE Handbook, rapid and blitz chapter effective from 1 March 2024, with 7.3.1 as amended on 1 December 2024",
  "rapid-blitz-lift-2022-10": "Announcements of the change of the rapid and blitz lists of 1 October 2022",
  "compression-2024-03": "Swedish Chess Federation, 16 February 2024, on the change of the lists of 1 March 2024",
  "resolution-standard-45-30":
    "Resolution of the commission on standard ratings for faster tournaments, 2026; we do not know from which day it applies",
  "ssf-lask": "Sveriges Schackförbund, SSF:s ratingsystem (LASK)",
  "own-edition": "File of the issuer",
} satisfies Readonly<Record<EditionSourceCode, string>>;
