/** Red, green and blue, each 0 to 255. */
type Parts = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;

/** A colour as pages write it: #1d4f5c. */
export const isColour = (text: string): boolean => HEX.test(text);

const partsOf = (colour: string): Parts => {
  const [, red = "0", green = "0", blue = "0"] = HEX.exec(colour) ?? [];
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** How bright a colour looks, from 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well text of one colour can be read on another, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another in it. */
export const mixed = (colour: string, other: string, share: number): string => {
  const [from, to] = [partsOf(colour), partsOf(other)];
  const parts = from.map((part, at) => Math.round(part + (to[at]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

/** What WCAG 2 demands of text. */
export const CONTRAST_MIN = 4.5;
