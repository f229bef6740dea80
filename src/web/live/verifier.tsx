import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SmallIslandProps } from "../parts/island.tsx";

interface Props extends SmallIslandProps {
  readonly player: string;
  readonly list: string;
  readonly version: number;
  readonly published: number | null;
}

type State =
  | { readonly at: "start" | "working" | "failed" }
  | { readonly at: "done"; readonly made: number | null; readonly games: number };

/** Fetches what a line of a list was made from and makes it again, here, with the same rules. */
export function Verifier({ player, list, version, published, words }: Props): VNode {
  const { period: says } = words.web;
  const [state, go] = useState<State>({ at: "start" });
  const verify = async (): Promise<void> => {
    go({ at: "working" });
    const answer = await fetch(`/api/v1/players/${player}/${list}/inputs?version=${version}`);
    if (!answer.ok) return go({ at: "failed" });
    // The rules are loaded by whoever verifies, and by nobody else.
    const { verifyLine } = await import("./verify-line.ts");
    go({ at: "done", ...verifyLine(await answer.json(), player) });
  };
  return (
    <div aria-live="polite">
      {state.at === "start" ? (
        <button type="button" onClick={() => void verify()}>
          {says.verifyButton}
        </button>
      ) : null}
      {state.at === "working" ? <p class="soft">{words.web.site.loading}</p> : null}
      {state.at === "failed" ? <p class="notice bad">{says.verifyFailed}</p> : null}
      {state.at === "done" ? (
        state.made === published ? (
          <p class="notice good">{says.agrees(String(state.made ?? "–"), state.games)}</p>
        ) : (
          <p class="notice bad">{says.differs(String(published ?? "–"), String(state.made ?? "–"))}</p>
        )
      ) : null}
    </div>
  );
}
