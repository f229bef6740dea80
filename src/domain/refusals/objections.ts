/** Requests about objections. */
export interface ObjectionRefusals {
  readonly "objection-too-late": { readonly until: string };
  readonly "not-on-this-list": { readonly player: string; readonly list: string };
  readonly "decided-before-objection": { readonly objection: number; readonly on: string; readonly received: string };
  readonly "objection-to-line": { readonly objection: number };
  readonly "objection-closed": { readonly objection: number };
  readonly "unknown-objection": { readonly objection: number };
  readonly "objection-subject": { readonly found: string };
}
