import type { OperationWords } from "./api-words.ts";
import type { Catalogue } from "./catalogue.ts";
import { OPERATION_WORDS as IN_ENGLISH } from "./en/api.ts";
import { english } from "./en.ts";
import { OPERATION_WORDS as IN_SPANISH } from "./es/api.ts";
import { spanish } from "./es.ts";
import { OPERATION_WORDS as IN_ITALIAN } from "./it/api.ts";
import { italian } from "./it.ts";
import { OPERATION_WORDS as IN_SWEDISH } from "./sv/api.ts";
import { swedish } from "./sv.ts";

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
