import type { VNode } from "preact";
import { FileVerifier } from "../live/file-verifier.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";

interface Props {
  /** The office's own key; empty: nothing was signed yet. */
  readonly office: string;
  /** A file of this site that is checked at once. */
  readonly file: string | null;
  readonly shown: Shown;
}

export function VerifyPage({ office, file, shown }: Props): VNode {
  const { words } = shown;
  const { files: says } = words.web;
  return (
    <>
      <h1>{says.title}</h1>
      <p>{says.intro}</p>
      <p class="notice warn no-script">{words.web.site.needsScript}</p>
      <Island name="file-verifier" words={words} of={FileVerifier} own={{ office, file }} />
    </>
  );
}
