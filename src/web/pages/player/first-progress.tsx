import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Pooled } from "../../parts/pooled.tsx";

type ProgressData = AnswerOf<"players.show">["progress"][number];

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
