import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm test` or the long run, as its configuration says. */
    run: "short" | "long";
  }
}

export const isLongRun = (): boolean => inject("run") === "long";

/** How many cases a test tries that is in both runs: a few in `npm test`, all of them in the long run. */
export const casesOf = ({ few, all }: { readonly few: number; readonly all: number }): number =>
  isLongRun() ? all : few;

/**
 * The counts of the long tests are for a quiet hour; a shorter run takes a share of each, such as LONG_SHARE=0.05.
 * CI does so, because its time is limited.
 */
export const shareOf = (count: number): number => Math.ceil(count * Number(process.env.LONG_SHARE ?? 1));
