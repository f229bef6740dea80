export interface Chromium {
  readonly executable: string;
  readonly libraries: string;
  readonly fonts: string;
}

export function unpackedChromium(): Promise<Chromium>;
