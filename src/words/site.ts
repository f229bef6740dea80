import * as english from "./en/web/api.ts";
import * as spanish from "./es/web/api.ts";
import * as italian from "./it/web/api.ts";
import { type Language, ofLanguages } from "./languages.ts";
import * as swedish from "./sv/web/api.ts";
import type { ApiChangeWords, DocumentWords, OperationWords } from "./types/api-words.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { catalogueIn } from "./words.ts";
import { pageWriting } from "./writing.ts";

/** A language as a server speaks it. What the operations of the API do, neither commands nor islands say. */
export interface SiteCatalogue extends Catalogue {
  readonly operations: OperationWords;
  readonly openApi: DocumentWords;
  readonly apiChanges: ApiChangeWords;
}

interface ApiWords {
  readonly OPERATION_WORDS: OperationWords;
  readonly DOCUMENT_WORDS: DocumentWords;
  readonly API_CHANGE_WORDS: ApiChangeWords;
}

const API: Readonly<Record<Language, ApiWords>> = {
  en: english,
  it: italian,
  es: spanish,
  sv: swedish,
};

/** Every language there is, as pages speak it. */
export const SITE_CATALOGUES = ofLanguages(
  (language): SiteCatalogue => ({
    ...catalogueIn(language, pageWriting(language)),
    operations: API[language].OPERATION_WORDS,
    openApi: API[language].DOCUMENT_WORDS,
    apiChanges: API[language].API_CHANGE_WORDS,
  }),
);
