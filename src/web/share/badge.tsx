import type { VNode } from "preact";

interface Props {
  /** The kind of list. */
  readonly label: string;
  /** null: no rating. */
  readonly rating: number | null;
  /** The player, for those who hear it. */
  readonly name: string;
  /** The office's own colour. */
  readonly colour: string;
}

export const BADGE_HEIGHT = 24;
const [LETTER, NARROW, SPACE, SIZE] = [7.6, 4.4, 8, 12];
const widthOf = (text: string): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + (/[ijltf]/.test(letter) ? NARROW : LETTER), 0)) + 2 * SPACE;

/** A player's rating as a small picture on other sites. It has its colours itself, because it is there without a stylesheet. */
export function Badge({ label, rating, name, colour }: Props): VNode {
  const value = rating === null ? "–" : String(rating);
  const [left, right] = [widthOf(label), widthOf(value)];
  const width = left + right;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={BADGE_HEIGHT}
      viewBox={`0 0 ${width} ${BADGE_HEIGHT}`}
      role="img"
      font-family="Verdana, DejaVu Sans, sans-serif"
      font-size={SIZE}
    >
      <title>{`${name}: ${label} ${value}`}</title>
      <rect width={width} height={BADGE_HEIGHT} rx="4" fill="#2b3438" />
      <path d={`M${left} 0h${right - 4}a4 4 0 0 1 4 4v16a4 4 0 0 1 -4 4h${4 - right}z`} fill={colour} />
      <Centred x={left / 2} width={left} text={label} />
      <Centred x={left + right / 2} width={right} text={value} bold />
    </svg>
  );
}

interface CentredProps {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly bold?: boolean;
}

/** Told its length, a text fits whatever font is there. */
const Centred = ({ x, width, text, bold = false }: CentredProps): VNode => (
  <text
    x={x}
    y={SIZE + 4}
    fill="#fff"
    text-anchor="middle"
    textLength={width - 2 * SPACE}
    lengthAdjust="spacingAndGlyphs"
    font-weight={bold ? "bold" : undefined}
  >
    {text}
  </text>
);
