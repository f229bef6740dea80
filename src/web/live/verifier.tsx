import type { VNode } from "preact";
import type { PortableInput } from "../../rating/period/portable.ts";
import type { SmallIslandProps } from "../parts/island.tsx";
import type { Line } from "./verify-line.ts";
import { differing, fetchJson, orFetchFailed, type Verified, Verifying } from "./verifying.tsx";

interface Props extends SmallIslandProps {
  readonly player: string;
  readonly list: string;
  readonly version: number;
  readonly published: number | null;
}

/** What the API says of a line: what the list has, and what moved the player. */
interface Explained {
  readonly line: Pick<Line, "rating" | "games" | "k"> | null;
  readonly entry: Pick<Line, "change"> | null;
}

/** Fetches what a line of a list was made from and makes it again, here, with the same rules. */
export function Verifier({ player, list, version, published, words }: Props): VNode {
  const { verifying: says } = words.web;
  const names = says.fields;
  const verify = async (): Promise<Verified> => {
    const address = `/api/v1/players/${player}/${list}`;
    const [inputs, explained] = await Promise.all([
      fetchJson<PortableInput>(`${address}/inputs?version=${version}`),
      fetchJson<Explained>(`${address}?version=${version}`),
    ]);
    // Loaded on demand: most readers never verify.
    const { verifyLine } = await orFetchFailed(import("./verify-line.ts"));
    const made = verifyLine(inputs, player);
    // Without a line on the list only the rating can be compared.
    const { line, entry } = explained;
    const known = line === null ? { ...made, rating: published } : { ...line, change: entry?.change ?? null };
    return {
      agrees: says.line(String(made.rating ?? "–"), made.games ?? 0),
      differences: differing(names, known, made),
    };
  };
  return <Verifying verify={verify} words={words} />;
}
