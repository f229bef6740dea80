import type { VNode } from "preact";
import type { ExplanationJson } from "../../explanation/json.ts";

const OPEN = 2;

/** An explanation as it travels, as a tree: the conclusion first, each step opening into what it was made of. */
export function ExplanationTree({ explanation }: { readonly explanation: ExplanationJson }): VNode {
  return (
    <div class="derivation">
      <ul>
        <Step explanation={explanation} depth={0} />
      </ul>
    </div>
  );
}

function Step({ explanation, depth }: { readonly explanation: ExplanationJson; readonly depth: number }): VNode {
  const inputs = Object.values(explanation.inputs);
  const line = (
    <>
      <abbr class="term" title={explanation.means}>
        {explanation.term}
      </abbr>{" "}
      = <span class="value">{explanation.says}</span> <span class="basis">{explanation.because}</span>
    </>
  );
  if (inputs.length === 0) return <li>{line}</li>;
  return (
    <li>
      <details open={depth < OPEN}>
        <summary>{line}</summary>
        <ul>
          {inputs.map((input) => (
            <Step explanation={input} depth={depth + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}
