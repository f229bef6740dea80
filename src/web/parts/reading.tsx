import type { VNode } from "preact";
import type { Catalogue, RuleName } from "../../words/types/catalogue.ts";

export interface ReadingData {
  readonly code: string;
  readonly rules: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly evidence: string;
}

interface Props {
  readonly reading: ReadingData;
  /** Where explanations can point to. */
  readonly id: string;
  readonly words: Catalogue;
}

/** What we do where a text is open: the question, which opens into the answer and its evidence. */
export function Reading({ reading, id, words }: Props): VNode {
  const rules = reading.rules.map((rule) => words.rules[rule as RuleName]);
  return (
    <details class="card" id={id}>
      <summary>
        <strong>{reading.question}</strong>
      </summary>
      <p>{reading.answer}</p>
      <p class="small soft">
        {words.phrases.evidence}: {reading.evidence}
      </p>
      {rules.length === 0 ? null : <p class="small soft">{rules.join(" · ")}</p>}
    </details>
  );
}
