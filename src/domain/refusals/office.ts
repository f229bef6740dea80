import type { FederationStatus } from "../player.ts";
import type { NoParameters } from "./none.ts";

/** Requests about an office, its journal and its players. */
export interface OfficeRefusals {
  readonly "no-office": { readonly place: string };
  readonly "office-exists": NoParameters;
  readonly "folder-not-empty": { readonly folder: string };
  readonly "folder-in-use": { readonly folder: string; readonly pid: number | string; readonly host: string };
  readonly "folder-open-to-others": { readonly folder: string };
  readonly "lock-not-supported": { readonly folder: string; readonly why: string };
  readonly "journal-changed": { readonly file: string };
  readonly "office-unsettled": NoParameters;
  readonly "storage-full": { readonly free: number; readonly reserve: number; readonly folder: string } | NoParameters;
  readonly "server-unreachable": { readonly place: string; readonly why: string };
  readonly "server-too-old": { readonly place: string; readonly version: string };
  readonly "database-not-utf8": { readonly place: string; readonly encoding: string };
  readonly "journal-newer": { readonly line: number | string };
  readonly "journal-damaged": { readonly line: number | string; readonly fault: string };
  readonly "database-differs": { readonly sequence: number };
  readonly "database-newer": { readonly step: string };
  readonly "content-missing": { readonly sha256: string };
  readonly "content-differs": { readonly sha256: string };
  readonly "other-office": NoParameters;
  readonly "bad-zone": { readonly found: string };
  readonly "bad-colour": { readonly found: string; readonly contrast: number };
  readonly "bad-logo": { readonly max: number; readonly found: number };
  readonly "bad-player-id": { readonly found: string };
  readonly "bad-page-key": { readonly found: string };
  readonly "bad-federation": { readonly found: string };
  readonly "name-missing": NoParameters;
  readonly "nothing-to-change": NoParameters;
  readonly "unknown-player": { readonly player: string };
  readonly "player-exists": { readonly player: string };
  readonly "merge-with-itself": { readonly player: string };
  readonly "already-merged": { readonly player: string; readonly into: number | string };
  readonly "not-merged": { readonly player: string };
  readonly "already-excluded": { readonly player: string };
  readonly "not-excluded": { readonly player: string };
  readonly "already-dispensed": { readonly player: string };
  readonly "not-dispensed": { readonly player: string };
  readonly "unknown-federation": { readonly federation: string };
  readonly "federation-exists": { readonly federation: string };
  readonly "federation-status-same": { readonly federation: string; readonly status: FederationStatus };
  readonly "list-repeats-player": { readonly file: string; readonly player: string };
  readonly "list-has-errors": { readonly file: string; readonly errors: number };
  readonly "list-already-there": { readonly list: string };
}
