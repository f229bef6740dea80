import { CONTRAST_MIN, contrast, mixed } from "../../domain/colour.ts";

const [WHITE, BLACK] = ["#ffffff", "#000000"];
/** Paper and cards of style.css. */
const [DAY_GROUNDS, NIGHT] = [["#fbfaf7", WHITE], "#14191b"];
const NIGHT_GROUNDS = [NIGHT, "#1c2326"];
const STEP = 0.04;

/** The stylesheet of an office's own colour: everything that goes with it is made so that text can be read. */
export function colourStyle(colour: string): string {
  const soft = mixed(colour, WHITE, 0.88);
  const day = { accent: readable(colour, BLACK, [soft, ...DAY_GROUNDS]), soft, ink: WHITE };
  const softNight = mixed(colour, NIGHT, 0.75);
  const night = {
    accent: readable(mixed(colour, WHITE, 0.4), WHITE, [softNight, ...NIGHT_GROUNDS]),
    soft: softNight,
    ink: NIGHT,
  };
  return `${rule(day)}@media (prefers-color-scheme: dark){${rule(night)}}`;
}

/** Moved towards black or white until it can be read on every ground. */
function readable(colour: string, towards: string, grounds: readonly string[]): string {
  const isHard = (each: string): boolean => grounds.some((ground) => contrast(each, ground) < CONTRAST_MIN);
  let found = colour;
  for (let share = STEP; isHard(found) && share <= 1; share += STEP) found = mixed(colour, towards, share);
  return found;
}

interface Tones {
  readonly accent: string;
  readonly soft: string;
  readonly ink: string;
}

const rule = ({ accent, soft, ink }: Tones): string =>
  `:root:root{--accent:${accent};--accent-soft:${soft};--accent-ink:${ink}}`;
