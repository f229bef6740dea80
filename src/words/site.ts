import { OPERATION_WORDS as IN_ENGLISH } from "./en/web/api.ts";
import { english } from "./en.ts";
import { OPERATION_WORDS as IN_SPANISH } from "./es/web/api.ts";
import { spanish } from "./es.ts";
import { OPERATION_WORDS as IN_ITALIAN } from "./it/web/api.ts";
import { italian } from "./it.ts";
import { OPERATION_WORDS as IN_SWEDISH } from "./sv/web/api.ts";
import { swedish } from "./sv.ts";
import type { OperationWords } from "./types/api-words.ts";
import type { Catalogue } from "./types/catalogue.ts";

/** A language as a server speaks it. What the operations of the API do, neither commands nor islands say. */
export interface SiteCatalogue extends Catalogue {
  readonly operations: OperationWords;
}

/** The languages of `CATALOGUES`, in the same order. */
export const SITE_CATALOGUES = [
  { ...english, operations: IN_ENGLISH },
  { ...italian, operations: IN_ITALIAN },
  { ...spanish, operations: IN_SPANISH },
  { ...swedish, operations: IN_SWEDISH },
] as const satisfies readonly SiteCatalogue[];
