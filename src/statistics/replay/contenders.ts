import { comparisonNamed } from "../systems/comparison.ts";
import type { RatingSystem } from "../systems/system.ts";
import { type EditionOfMonth, editionSystem, expectedUnder } from "./edition-system.ts";

/** The players of a replay. */
export interface ReplayPlayers {
  readonly players: number;
  readonly born: Uint16Array;
}

/** Something that rates and predicts the games of a replay. */
export interface Contender {
  readonly name: string;
  readonly kind: "edition" | "published" | "system";
  readonly parameters: Readonly<Record<string, number>>;
  readonly make: (of: ReplayPlayers) => RatingSystem;
}

export const editionContender = (name: string, editionOf: EditionOfMonth): Contender => ({
  name,
  kind: "edition",
  parameters: {},
  make: ({ players, born }) => editionSystem(players, born, editionOf),
});

/** Predicts by the published ratings that the games come with: what the lists of their days were worth. */
export const publishedContender = (editionOf: EditionOfMonth): Contender => ({
  name: "published",
  kind: "published",
  parameters: {},
  make: () => {
    const expected = expectedUnder();
    return {
      predict: ({ month, games, whiteRating, blackRating }, into) => {
        const of = expected(editionOf(month));
        for (let game = 0; game < games; game++) into[game] = of(whiteRating[game]!, blackRating[game]!);
      },
      rate: () => undefined,
      adjust: () => undefined,
    };
  },
});

/** A comparison system by its name; undefined: there is none. */
export function systemContender(name: string): Contender | undefined {
  const system = comparisonNamed(name);
  return system === undefined
    ? undefined
    : { name, kind: "system", parameters: system.parameters, make: ({ players }) => system.make(players) };
}
