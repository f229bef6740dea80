import type * as english from "../../en/regulations/edition-sources.ts";

/** Where the text of each edition was found, or what is known of it. */
export const EDITION_SOURCE_WORDS: typeof english.EDITION_SOURCE_WORDS = {
  "standard-2009-03": "FIDE Handbook B.02, texto de marzo de 2009 (Dresde 2008), traducción al español",
  "standard-2009-07":
    "Noticia 4059 de la FIDE, cambios vigentes desde el 1 de julio de 2009, sobre el texto de marzo de 2009",
  "standard-2011-07": "FIDE Handbook B.02, texto con K 30, 15 y 10, dos traducciones al italiano",
  "standard-2012-07": "Decisiones del Presidential Board de la FIDE, 5–6 de junio de 2011, sobre el texto de 2011",
  "standard-2014-07": "Resúmenes del FIDE Handbook B.02 vigente desde el 1 de julio de 2014",
  "standard-2017-07": "FIDE Handbook B.02 vigente desde el 1 de julio de 2017, traducción al italiano",
  "standard-2022-01":
    "FIDE Handbook B.02 vigente desde el 1 de enero de 2022, artículos 8.2 y 8.3.1; resúmenes para el resto",
  "standard-2024-03": "FIDE Handbook B.02 vigente desde el 1 de marzo de 2024",
  "standard-2025-10":
    "FIDE Handbook B.02 vigente desde el 1 de marzo de 2024, con el artículo 8.3.1 modificado el 1 de octubre de 2025",
  "rapid-and-blitz-2012-01":
    "Noticia 5721 de la FIDE sobre las listas de rápido y blitz; primera lista, del 1 de julio de 2012",
  "rapid-and-blitz-2017-07": "FIDE Handbook B.02 vigente desde el 1 de julio de 2017, artículos sobre rápido y blitz",
  "rapid-and-blitz-2022-01":
    "FIDE Handbook, capítulo de rápido y blitz vigente desde el 1 de enero de 2022, por resúmenes",
  "rapid-and-blitz-2022-10":
    "Anuncios del cambio de la K en las listas de rápido y blitz desde el 1 de octubre de 2022",
  "rapid-and-blitz-2024-03": "FIDE Handbook, capítulo de rápido y blitz vigente desde el 1 de marzo de 2024",
  "rapid-and-blitz-2024-12":
    "FIDE Handbook, capítulo de rápido y blitz vigente desde el 1 de marzo de 2024, con el artículo 7.3.1 modificado el 1 de diciembre de 2024",
  "rapid-blitz-lift-2022-10": "Anuncios del cambio de las listas de rápido y blitz del 1 de octubre de 2022",
  "compression-2024-03":
    "Federación Sueca de Ajedrez, 16 de febrero de 2024, sobre el cambio de las listas del 1 de marzo de 2024",
  "resolution-standard-45-30":
    "Resolución de la comisión sobre el Elo estándar de torneos más rápidos, 2026; no conocemos su primer día",
  "ssf-lask": "Sveriges Schackförbund, SSF:s ratingsystem (LASK)",
  "own-edition": "Archivo de quien lo emite",
};
