import { OPERATION_WORDS as IN_ENGLISH } from "./en/web/api.ts";
import { OPERATION_WORDS as IN_SPANISH } from "./es/web/api.ts";
import { OPERATION_WORDS as IN_ITALIAN } from "./it/web/api.ts";
import { type Language, ofLanguages } from "./languages.ts";
import { OPERATION_WORDS as IN_SWEDISH } from "./sv/web/api.ts";
import type { OperationWords } from "./types/api-words.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { catalogueIn } from "./words.ts";
import { pageWriting } from "./writing.ts";

/** A language as a server speaks it. What the operations of the API do, neither commands nor islands say. */
export interface SiteCatalogue extends Catalogue {
  readonly operations: OperationWords;
}

const OPERATIONS: Readonly<Record<Language, OperationWords>> = {
  en: IN_ENGLISH,
  it: IN_ITALIAN,
  es: IN_SPANISH,
  sv: IN_SWEDISH,
};

/** Every language there is, as pages speak it. */
export const SITE_CATALOGUES = ofLanguages(
  (language): SiteCatalogue => ({
    ...catalogueIn(language, pageWriting(language)),
    operations: OPERATIONS[language],
  }),
);
