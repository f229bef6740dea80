import type { VNode } from "preact";
import type { Explanation } from "../../client/operations.ts";
import { withMinus } from "../../words/numbers.ts";
import { Day } from "./day.tsx";
import { TermName } from "./term.tsx";

/** Levels that are open at first. */
const OPEN = 2;

interface Props {
  readonly explanation: Explanation;
  readonly language: string;
  readonly depth: number;
  readonly open: number;
}

/** A serialised explanation as a tree: the conclusion first, each step opening into its inputs. */
export function ExplanationTree({
  explanation,
  language,
  open = OPEN,
}: Omit<Props, "depth" | "open"> & { readonly open?: number }): VNode {
  return (
    <div class="derivation">
      <ul>
        <Step explanation={explanation} language={language} depth={0} open={open} />
      </ul>
    </div>
  );
}

function Step({ explanation, language, depth, open }: Props): VNode {
  const { term, means, unit, value, because } = explanation;
  const inputs = Object.values(explanation.inputs);
  const says =
    unit === "date" && typeof value === "string" ? <Day of={value} language={language} /> : withMinus(explanation.says);
  const line = (
    <>
      <TermName term={term} means={means} /> = <span class="value">{says}</span> <span class="basis">{because}</span>
    </>
  );
  if (inputs.length === 0) return <li>{line}</li>;
  return (
    <li>
      <details open={depth < open}>
        <summary>{line}</summary>
        <ul>
          {inputs.map((input) => (
            <Step explanation={input} language={language} depth={depth + 1} open={open} />
          ))}
        </ul>
      </details>
    </li>
  );
}
