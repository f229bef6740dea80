import type { VNode } from "preact";
import type { PortableInput } from "../../rating/period/portable.ts";
import type { SmallIslandProps } from "../parts/island.tsx";
import type { Given } from "./verify-tournament.ts";
import { differing, fetchJson, orFetchFailed, type Verified, Verifying } from "./verifying.tsx";

interface Props extends SmallIslandProps {
  readonly tournament: string;
  /** As the list calls it: a part of a long one has an id of its own. */
  readonly part: string;
  readonly list: string;
  readonly version: number;
  /** By place; hidden players have no number. */
  readonly players: readonly (Shown & { readonly id: string; readonly name: string })[];
}

type Shown = { readonly [Field in keyof Given]?: Given[Field] | undefined };

/** Fetches what a tournament was rated from on a list and rates it again in the browser, to compare every player's result. */
export function TournamentVerifier({ tournament, part, list, version, players, words }: Props): VNode {
  const { verifying: says } = words.web;
  const { games: n, k, change } = says.fields;
  const verify = async (): Promise<Verified> => {
    const address = `/api/v1/tournaments/${tournament}/${list}/inputs?version=${version}`;
    const inputs = await fetchJson<PortableInput>(address);
    // Loaded on demand: most readers never verify.
    const { verifyTournament } = await orFetchFailed(import("./verify-tournament.ts"));
    const made = verifyTournament(inputs, part);
    // Facts of hidden players are not published, so their results may differ.
    const shown = players.flatMap((player, place) => (player.id === "" ? [] : [{ player, made: made[place] }]));
    const left = players.length - shown.length;
    return {
      agrees: [says.players(shown.length), ...(left > 0 ? [says.leftOut(left)] : [])].join(" "),
      differences: shown.flatMap(({ player, made: own }) =>
        differing({ n, k, change, Ru: "Ru" }, publishedOf(player), own).map((each) => ({
          ...each,
          what: `${player.name}: ${each.what}`,
        })),
      ),
    };
  };
  return <Verifying verify={verify} words={words} />;
}

const publishedOf = ({ n, k, change, Ru }: Shown): Given => ({
  n: n ?? 0,
  k: k ?? null,
  change: change ?? null,
  Ru: Ru ?? null,
});
