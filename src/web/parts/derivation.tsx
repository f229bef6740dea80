import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import { basisText } from "../../explanation/format.ts";
import { readingsUsed } from "../../explanation/walk.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { ShownValue } from "./shown-value.tsx";
import { TermBefore } from "./term.tsx";

interface Props {
  readonly derived: Derived<unknown>;
  readonly words: Catalogue;
}

/** Levels of a derivation that are open at first. */
const OPEN = 2;

/** How a number came about: the conclusion first, each step opening into what it was made of. */
export function Derivation({ derived, words }: Props): VNode {
  const readings = readingsUsed(derived);
  return (
    <div class="derivation">
      <ul>
        <Step derived={derived} words={words} depth={0} />
      </ul>
      {readings.length === 0 ? null : (
        <>
          <p class="small">{words.phrases.readings}</p>
          <dl class="readings small">
            {readings.map((code) => (
              <>
                <dt>{words.readings[code].question}</dt>
                <dd>{words.readings[code].answer}</dd>
              </>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

function Step({ derived, words, depth }: Props & { readonly depth: number }): VNode {
  const inputs = Object.values(derived.inputs);
  if (inputs.length === 0)
    return (
      <li>
        <Line derived={derived} words={words} />
      </li>
    );
  return (
    <li>
      <details open={depth < OPEN}>
        <summary>
          <Line derived={derived} words={words} />
        </summary>
        <ul>
          {inputs.map((input) => (
            <Step derived={input} words={words} depth={depth + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Line({ derived, words }: Props): VNode {
  return (
    <>
      <TermBefore term={derived.term} means={words.terms[derived.term]} />
      <span class="value">
        <ShownValue derived={derived} words={words} />
      </span>{" "}
      <span class={`basis ${derived.basis.kind}`}>{basisText(words, derived.basis)}</span>
    </>
  );
}
