/** The orders in which the players of a list can be shown. */
export const LIST_SORTS = ["rating", "name", "change", "games", "birth"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a page of a list is limited to. */
export interface ListFilter {
  readonly federation: string | null;
  readonly sex: "m" | "w" | null;
  readonly title: string | null;
  /** Years of birth, both included. */
  readonly born: { readonly from: number; readonly to: number } | null;
  readonly activeOnly: boolean;
  /** Part of a name, as `searchable` writes it. */
  readonly named: string | null;
  /** Those who gained points, or those who are new; null: everybody. */
  readonly moved: "up" | "new" | null;
}

const PLAIN = /^[\x20-\x7e]*$/;

/** Without accents and case, so that a name is found as people type it. */
export const searchable = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();
