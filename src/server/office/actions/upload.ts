/** A file with its name. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}
