import type { VNode } from "preact";
import type { Shown } from "../page.tsx";
import { Pooled, type PooledData } from "../parts/pooled.tsx";

export interface ProgressData {
  readonly kind: string;
  readonly list: string;
  readonly first: PooledData;
}

interface Props {
  readonly player: string;
  readonly progress: ProgressData;
  readonly shown: Shown;
}

/** What an unrated player has collected for a first rating, as the newest list left it. */
export function FirstProgress({ player, progress, shown }: Props): VNode {
  const { players: says, lists } = shown.words.web;
  return (
    <>
      <h2>{says.progress(lists.kinds[progress.kind] ?? progress.kind)}</h2>
      <Pooled pooled={progress.first} player={player} shown={shown} />
    </>
  );
}
