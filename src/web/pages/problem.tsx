import type { VNode } from "preact";
import type { Shown } from "../page.tsx";

interface Props {
  readonly code: string;
  readonly status: number;
  readonly says: string;
  readonly shown: Shown;
}

/** What the code of a refusal means, for API developers. */
export function ProblemPage({ code, status, says, shown }: Props): VNode {
  const { problems } = shown.words;
  return (
    <>
      <h1>{problems.title(code)}</h1>
      <p>{problems.intro}</p>
      <dl class="facts">
        <dt>{problems.status}</dt>
        <dd>{status}</dd>
        <dt>{problems.says}</dt>
        <dd>{says}</dd>
      </dl>
    </>
  );
}
