import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { type Sent, sendForm } from "./send-form.ts";

interface Props {
  /** Where the form is sent. */
  readonly target: string;
  /** Fields that nobody sees. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly button: string;
  readonly sending: string;
  readonly children: ComponentChildren;
}

/** A plain form with a file; with script the progress of sending is shown, and what went wrong. */
export function UploadFrame({ target, hidden, button, sending, children }: Props): VNode {
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
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {children}
        <p class="wide actions">
          <button type="submit" disabled={sent !== null}>
            {button}
          </button>
        </p>
      </form>
      {sent === null ? null : (
        <p role="status">
          <progress max={1} value={sent} aria-label={sending} /> {sending}
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
