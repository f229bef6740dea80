import type { IsoDate } from "../dates.ts";

/** Where a given fact came from. Worded in `words/`. */
export type Source =
  | { readonly code: "entered" } // by the person who asks
  | { readonly code: "list"; readonly list: string }
  | { readonly code: "merged"; readonly list: string; readonly player: string } // of another record of the same person
  | { readonly code: "pooled"; readonly tournament: string; readonly list: string } // kept for a first rating since that list
  | { readonly code: "report"; readonly line: number }
  | { readonly code: "round"; readonly round: number } // of a tournament at hand
  | { readonly code: "register" } // the office's own records
  | { readonly code: "decision"; readonly entry: number } // of the office, by the number of its entry in the journal
  | { readonly code: "any-day"; readonly from: IsoDate; readonly until: IsoDate } // every day of these gives the same
  | { readonly code: "assumed" } // because nothing says otherwise
  | { readonly code: "counted" } // of the games at hand
  | { readonly code: "today"; readonly date: IsoDate };

export type SourceCode = Source["code"];

export const ENTERED: Source = { code: "entered" };
export const COUNTED: Source = { code: "counted" };
