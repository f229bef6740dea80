import type { VNode } from "preact";
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
  const article = articleOf(explanation, shown);
  const because = article === null ? explanation.because : explanation.because.slice(article.named.length);
  const line = (
    <>
      <TermBefore term={term} means={means} />
      <span class="value">{says}</span> <span class="basis">{because.replace(/^: /, "")}</span>
    </>
  );
  // Beside the line and not in it: a link inside of what opens a step could not be reached by all.
  const link =
    article === null ? null : (
      <a class="article" href={article.address}>
        {article.named}
      </a>
    );
  if (inputs.length === 0)
    return (
      <li>
        {link}
        {line}
      </li>
    );
  return (
    <li>
      {link}
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

interface Article {
  /** As the sentence begins that names it. */
  readonly named: string;
  readonly address: string;
}

/** The article that says why a value stands; null: somebody gave it. */
function articleOf({ basis, because }: Explanation, { words, to }: Shown): Article | null {
  if (basis.kind === "given") return null;
  const { edition, rule, article } = basis.cited;
  const named = `${words.phrases.article} ${article}`;
  return because.startsWith(named) ? { named, address: to(`/regulations/${edition}#${rule}`) } : null;
}
