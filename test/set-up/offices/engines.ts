import { isLongRun } from "../share.ts";
import { memoryPlace, type Place, serverPlace } from "./offices.ts";

type NewPlace = () => Promise<Place & { readonly folder?: string }>;

/**
 * The engines that a contract runs on. `npm test` leaves PGlite out, because every other test of the office runs on it;
 * the long run has both.
 */
export function contractEngines(embedded: () => Place = () => memoryPlace()): readonly (readonly [string, NewPlace])[] {
  const server = ["PostgreSQL", () => serverPlace()] as const;
  return isLongRun() ? [["PGlite", async () => embedded()], server] : [server];
}
