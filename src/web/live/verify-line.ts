import { closePeriod } from "../../rating/period/close-period.ts";
import { fromPortable, type PortableInput } from "../../rating/period/portable.ts";

/** What a line of a list says, as far as it is compared. */
export interface Line {
  readonly rating: number | null;
  readonly games: number | null;
  readonly change: number | null;
  readonly k: number | null;
}

/** Makes a player's line of a list from what it was made from. */
export function verifyLine(inputs: PortableInput, player: string): Line {
  const entry = closePeriod(fromPortable(inputs)).entries.get(player);
  return {
    rating: entry?.rating ?? null,
    games: entry?.games ?? null,
    change: entry?.change ?? null,
    k: entry?.k ?? null,
  };
}
