import type { ComponentChildren, VNode } from "preact";
import type { Explanation } from "../../client/operations.ts";
import { withMinus } from "../../words/numbers.ts";
import type { Shown } from "../page.tsx";
import { Day } from "./day.tsx";
import { TermBefore } from "./term.tsx";

/** Levels that are open at first. */
const OPEN = 2;

interface Props {
  readonly explanation: Explanation;
  readonly shown: Shown;
  readonly depth: number;
  readonly open: number;
}

/** A serialised explanation as a tree: the conclusion first, each step opening into its inputs. */
export function ExplanationTree({
  explanation,
  shown,
  open = OPEN,
}: Omit<Props, "depth" | "open"> & { readonly open?: number }): VNode {
  return (
    <div class="derivation">
      <ul>
        <Step explanation={explanation} shown={shown} depth={0} open={open} />
      </ul>
    </div>
  );
}

function Step({ explanation, shown, depth, open }: Props): VNode {
  const { term, means, unit, value } = explanation;
  const { language } = shown.words;
  const inputs = Object.values(explanation.inputs);
  const says =
    unit === "date" && typeof value === "string" ? <Day of={value} language={language} /> : withMinus(explanation.says);
  const line = (
    <>
      <TermBefore term={term} means={means} />
      <span class="value">{says}</span> <span class="basis">{basisOf(explanation, shown)}</span>
    </>
  );
  if (inputs.length === 0) return <li>{line}</li>;
  return (
    <li>
      <details open={depth < open}>
        <summary>{line}</summary>
        <ul>
          {inputs.map((input) => (
            <Step explanation={input} shown={shown} depth={depth + 1} open={open} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Why a value stands; where an article says it, its number leads to the article. */
function basisOf({ basis, because }: Explanation, { words, to }: Shown): ComponentChildren {
  if (basis.kind === "given") return because;
  const { edition, rule, article } = basis.cited;
  const named = `${words.phrases.article} ${article}`;
  if (!because.startsWith(named)) return because;
  return (
    <>
      <a href={to(`/regulations/${edition}#${rule}`)}>{named}</a>
      {because.slice(named.length)}
    </>
  );
}
