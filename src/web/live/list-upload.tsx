import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { LIST_KINDS } from "../../domain/list.ts";
import type { SmallIslandProps } from "../parts/island.tsx";
import { type Sent, sendForm } from "./send-form.ts";

export interface ListUploadForm {
  /** Where the form is sent. */
  readonly target: string;
  readonly csrf: string;
  /** The day that is proposed. */
  readonly date: string;
}

/** A plain form; with script the progress of sending is shown, because lists are large. */
export function ListUpload({ words, target, csrf, date }: ListUploadForm & SmallIslandProps): VNode {
  const { importing: says } = words.web.keeping;
  const [sent, move] = useState<Sent>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: SubmitEvent): void => {
    const element = event.currentTarget;
    if (!(element instanceof HTMLFormElement)) return;
    event.preventDefault();
    setProblem(null);
    sendForm(element, move, setProblem);
  };
  return (
    <>
      <form class="fields" method="post" action={target} encType="multipart/form-data" onSubmit={send}>
        {Object.entries({ csrf, action: "preview-import", form: "preview-import" }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <ListFields words={words} date={date} />
        <p class="wide actions">
          <button type="submit" disabled={sent !== null}>
            {says.preview}
          </button>
        </p>
      </form>
      {sent === null ? null : (
        <p role="status">
          <progress max={1} value={sent} aria-label={says.sending} /> {says.sending}
        </p>
      )}
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function ListFields({ words, date }: Pick<ListUploadForm, "date"> & SmallIslandProps): VNode {
  const { importing: says } = words.web.keeping;
  return (
    <>
      <label class="wide">
        <span>{says.file}</span>
        <input type="file" name="list" accept=".txt,.xml,.csv" required />
      </label>
      <label>
        <span>{says.date}</span>
        <input type="date" name="date" value={date} required />
      </label>
      <label>
        <span>{says.kind}</span>
        <select name="kind">
          {LIST_KINDS.map((kind) => (
            <option value={kind}>{words.web.lists.kinds[kind]}</option>
          ))}
        </select>
      </label>
    </>
  );
}
