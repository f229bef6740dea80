import type { ComponentChildren, VNode } from "preact";
import { ActionForm, Area } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

interface Props {
  readonly name: string;
  /** The list or period for which it was raised. */
  readonly raisedFor: string;
  readonly isOpen: boolean;
  /** The action that decides about it, with its fields; null: not for this user. */
  readonly form: { readonly action: string; readonly hidden: Readonly<Record<string, string>> } | null;
  readonly shown: OfficeShown;
  readonly children: ComponentChildren;
}

/** An alarm of a scale, to be acknowledged, or to be reopened if it was. */
export function AlarmCard({ name, raisedFor, isOpen, form, shown, children }: Props): VNode {
  const { scale, web } = shown.words;
  const says = isOpen ? scale.alarms.acknowledge : scale.alarms.reopen;
  return (
    <section class="card">
      <h2>
        {name} {isOpen ? <span class="tag draft">{scale.alarms.open}</span> : null}
      </h2>
      <p class="soft">{raisedFor}</p>
      {children}
      {form === null ? null : (
        <ActionForm
          shown={shown}
          action={form.action}
          id={Object.values(form.hidden).join("-")}
          title={says}
          button={says}
          hidden={form.hidden}
        >
          {(entered) => <Area label={web.office.decide.reason} name="reason" entered={entered} />}
        </ActionForm>
      )}
    </section>
  );
}
