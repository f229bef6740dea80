import type { SiteCatalogue } from "../words/site.ts";
import type { OidcConfig } from "./access/oidc/oidc-config.ts";
import type { Context } from "./context.ts";
import type { Assets } from "./http/assets.ts";
import type { NotificationSettings } from "./notifications/settings.ts";

export interface AppOptions {
  readonly context: Context;
  readonly assets: Assets;
  /** The languages of the site; the first is the default. */
  readonly catalogues: readonly [SiteCatalogue, ...SiteCatalogue[]];
  /** Takes lines of JSON for the person who runs the server; null: nothing is written. */
  readonly log: { readonly write: (line: string) => void } | null;
  /** Whether the site is behind an https proxy: cookies are then sent over https only. */
  readonly secure: boolean;
  /** Addresses of trusted proxies. */
  readonly proxies: readonly string[];
  /** Whether only errors are logged, and not every request. */
  readonly quiet: boolean;
  /** Whether only what everybody may see is served, from a database that cannot be written to. */
  readonly publicOnly?: boolean;
  /** Where users may sign in besides; without it, with passwords of this office only. */
  readonly oidc?: OidcConfig;
  /** The book of one club on the keeper's own computer; without it, an office with accounts. */
  readonly book?: LocalBook;
  /** Whether every schema is compiled before the first request, so that a wrong one is found; without it, on first use. */
  readonly compilesAtStart?: boolean;
  /** How people and programs are told; without it, on the inbox page only. */
  readonly notifications?: NotificationSettings;
}

/** The book of one club on the keeper's own computer: every visitor acts as the keeper. */
export interface LocalBook {
  /** Whose name stands in the journal. */
  readonly keeper: string;
  /** Which of the clubs in the folder; null: the only one, or one that is still to be opened. */
  readonly club: string | null;
}
