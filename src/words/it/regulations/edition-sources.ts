import type * as english from "../../en/regulations/edition-sources.ts";

/** Where the text of each edition was found, or what is known of it. */
export const EDITION_SOURCE_WORDS: typeof english.EDITION_SOURCE_WORDS = {
  "standard-2009-03": "FIDE Handbook B.02, testo di marzo 2009 (Dresda 2008), traduzione spagnola",
  "standard-2009-07": "Notizia 4059 della FIDE, modifiche in vigore dal 1° luglio 2009, sul testo di marzo 2009",
  "standard-2011-07": "FIDE Handbook B.02, testo con K 30, 15 e 10, due traduzioni italiane",
  "standard-2012-07": "Decisioni del Presidential Board della FIDE, 5–6 giugno 2011, sul testo del 2011",
  "standard-2014-07": "Riassunti del FIDE Handbook B.02 in vigore dal 1° luglio 2014",
  "standard-2017-07": "FIDE Handbook B.02 in vigore dal 1° luglio 2017, traduzione italiana",
  "standard-2022-01": "FIDE Handbook B.02 in vigore dal 1° gennaio 2022, articoli 8.2 e 8.3.1; per il resto riassunti",
  "standard-2024-03": "FIDE Handbook B.02 in vigore dal 1° marzo 2024",
  "standard-2025-10":
    "FIDE Handbook B.02 in vigore dal 1° marzo 2024, con l'articolo 8.3.1 modificato il 1° ottobre 2025",
  "rapid-and-blitz-2012-01": "Notizia 5721 della FIDE sulle liste rapid e blitz; prima lista del 1° luglio 2012",
  "rapid-and-blitz-2017-07": "FIDE Handbook B.02 in vigore dal 1° luglio 2017, articoli su rapid e blitz",
  "rapid-and-blitz-2022-01": "FIDE Handbook, capitolo su rapid e blitz in vigore dal 1° gennaio 2022, da riassunti",
  "rapid-and-blitz-2022-10": "Annunci della modifica di K nelle liste rapid e blitz dal 1° ottobre 2022",
  "rapid-and-blitz-2024-03": "FIDE Handbook, capitolo su rapid e blitz in vigore dal 1° marzo 2024",
  "rapid-and-blitz-2024-12":
    "FIDE Handbook, capitolo su rapid e blitz in vigore dal 1° marzo 2024, con l'articolo 7.3.1 modificato il 1° dicembre 2024",
  "rapid-blitz-lift-2022-10": "Annunci della modifica delle liste rapid e blitz del 1° ottobre 2022",
  "compression-2024-03":
    "Federazione scacchistica svedese, 16 febbraio 2024, sulla modifica delle liste del 1° marzo 2024",
  "resolution-standard-45-30":
    "Risoluzione della commissione sull’Elo standard per tornei più rapidi, 2026; non ne conosciamo il primo giorno",
  "ssf-lask": "Sveriges Schackförbund, SSF:s ratingsystem (LASK)",
  "own-edition": "File di chi lo emana",
};
