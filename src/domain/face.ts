/** What gives an office its own face, on every page: all but the name can be left out. */
export const FACE_SETTINGS = ["colour", "logo", "contact", "imprint", "privacy"] as const;
export type FaceSetting = (typeof FACE_SETTINGS)[number];

export type OfficeFace = Readonly<Partial<Record<FaceSetting, string>>>;

/** Bytes: a logo is loaded by every page. */
export const LOGO_MAX = 200_000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The media type of a logo by its bytes, whatever its name; undefined: it is neither PNG nor SVG. */
export function logoType(bytes: Uint8Array): "image/png" | "image/svg+xml" | undefined {
  if (PNG.every((byte, at) => bytes[at] === byte)) return "image/png";
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1_000));
  return /^\uFEFF?\s*(?:<[?!][^<]*>\s*)*<svg[\s>]/.test(beginning) ? "image/svg+xml" : undefined;
}
