import type { SiteCatalogue } from "../words/site.ts";
import type { Context } from "./context.ts";
import type { Assets } from "./http/assets.ts";

export interface AppOptions {
  readonly context: Context;
  readonly assets: Assets;
  /** The languages of the site. The first is spoken where none is asked for. */
  readonly catalogues: readonly [SiteCatalogue, ...SiteCatalogue[]];
  /** Takes lines of JSON for the person who runs the server; null: nothing is written. */
  readonly log: { readonly write: (line: string) => void } | null;
  /** Whether people reach it by https, through a proxy: cookies then never travel otherwise. */
  readonly secure: boolean;
  /** Addresses of the proxies that say truly for whom they ask. */
  readonly proxies: readonly string[];
  /** Whether only what went wrong with us is written, and not every request. */
  readonly quiet: boolean;
  /** The book of one club on the keeper's own computer; without it, an office with accounts. */
  readonly book?: LocalBook;
}

/** The book of one club on the keeper's own computer: everybody who reaches it is the keeper. */
export interface LocalBook {
  /** Whose name stands in the journal. */
  readonly keeper: string;
  /** Which of the clubs in the folder; null: the only one, or one that is still to be opened. */
  readonly club: string | null;
}
