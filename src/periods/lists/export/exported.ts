export interface Exported {
  readonly parts: AsyncIterable<Uint8Array>;
  /** Known when all parts were taken. */
  readonly counts: ExportCounts;
}

export interface ExportCounts {
  players: number;
  /** Rated players who are in no file because they have no federation. */
  withoutFederation: number;
}

/** Whether the public may still see a player whom the list shows. */
export type IsPublic = (line: { readonly player: number; readonly federation: string }) => boolean;
