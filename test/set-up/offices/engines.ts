import { inject } from "vitest";
import { memoryPlace, type Place, serverPlace } from "./offices.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** On which engines contracts run, as the configuration of the run says. */
    engines: "PostgreSQL" | "both";
  }
}

type NewPlace = () => Promise<Place & { readonly folder?: string }>;

/**
 * The engines that a contract runs on. `npm test` leaves PGlite out, because every other test of the office runs on it;
 * the long run has both.
 */
export function contractEngines(embedded: () => Place = () => memoryPlace()): readonly (readonly [string, NewPlace])[] {
  const server = ["PostgreSQL", () => serverPlace()] as const;
  return inject("engines") === "both" ? [["PGlite", async () => embedded()], server] : [server];
}
