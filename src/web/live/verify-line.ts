import { closePeriod } from "../../rating/period/close-period.ts";
import { fromPortable, type PortableInput } from "../../rating/period/portable.ts";

/** Makes a player's line of a list from what it was made from. */
export function verifyLine(
  inputs: PortableInput,
  player: string,
): { readonly made: number | null; readonly games: number } {
  const entry = closePeriod(fromPortable(inputs)).entries.get(player);
  return { made: entry?.rating ?? null, games: entry?.games ?? 0 };
}
