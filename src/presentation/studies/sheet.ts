/** A part of a report: sentences, then a table with its title, then notes. */
export interface SheetSection {
  readonly title: string | null;
  readonly lines: readonly string[];
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
  readonly notes: readonly string[];
}
