import type { VNode } from "preact";
import type { Objection } from "../../domain/objection.ts";
import type { Shown } from "../page.tsx";

interface FormProps {
  /** What it is about, in words. */
  readonly about: string;
  /** The fields that name it. */
  readonly subject: Readonly<Record<string, string>>;
  readonly terms: { readonly objectDays: number; readonly answerDays: number };
  readonly problem: string | null;
  readonly fields: Readonly<Record<"name" | "email" | "text", string>>;
  readonly shown: Shown;
}

/** The form by which anybody objects. */
export function ObjectionForm({ about, subject, terms, problem, fields, shown }: FormProps): VNode {
  const { objections: says } = shown.words;
  return (
    <>
      <h1>{says.form}</h1>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p>
        <strong>{about}</strong>
      </p>
      <p>{says.formText(terms.answerDays)}</p>
      <form class="fields" method="post" action={shown.to("/object")}>
        {Object.entries(subject).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{says.name}</span>
          <input name="name" value={fields.name} autocomplete="name" maxLength={100} required />
        </label>
        <label>
          <span>{says.email}</span>
          <input name="email" type="email" value={fields.email} autocomplete="email" required />
        </label>
        <label class="wide">
          <span>{says.text}</span>
          <textarea name="text" rows={6} maxLength={2000} required>
            {fields.text}
          </textarea>
        </label>
        <p class="wide actions">
          <button type="submit">{says.send}</button>
        </p>
      </form>
      <p class="soft small">{says.term(terms.objectDays)}</p>
    </>
  );
}

/** What became of an objection, for those who raised it. */
export function ObjectionStatus({
  objection,
  about,
  shown,
}: {
  readonly objection: Objection;
  readonly about: string;
  readonly shown: Shown;
}): VNode {
  const { objections: says } = shown.words;
  const { decided } = objection;
  const said =
    decided === null
      ? says.statusOpen(objection.answerBy)
      : (decided.upheld ? says.statusUpheld : says.statusRejected)(decided.on);
  return (
    <>
      <h1>{says.status}</h1>
      <p>
        <strong>{about}</strong>
      </p>
      <blockquote>{objection.text}</blockquote>
      <p class="notice">{said}</p>
      {decided === null ? null : <p>{decided.reason}</p>}
    </>
  );
}

/** A link to the form; without mails nobody could confirm an address. */
export const ObjectLink = ({
  subject,
  text,
  label,
  shown,
}: {
  readonly subject: Readonly<Record<string, string>>;
  readonly text: string;
  /** What is read out, where the text is short. */
  readonly label?: string;
  readonly shown: Shown;
}): VNode | null =>
  shown.mails ? (
    <a class="small no-print" aria-label={label} href={`${shown.to("/object")}?${new URLSearchParams(subject)}`}>
      {text}
    </a>
  ) : null;
