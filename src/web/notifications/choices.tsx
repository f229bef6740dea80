import type { VNode } from "preact";
import type { NoticeKind } from "../../domain/notifications.ts";
import { ActionForm, Choice, Tick } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";

export interface Choices {
  readonly mails: boolean;
  readonly email: string | null;
  readonly language: string;
  readonly kinds: readonly { readonly kind: NoticeKind; readonly mail: boolean }[];
}

/** Which messages come by mail, and in which language. */
export function ChoicesForm({ choices, shown }: { readonly choices: Choices; readonly shown: OfficeShown }): VNode {
  const { choices: says } = shown.words.notifications;
  return (
    <>
      <h2>{says.title}</h2>
      <p>{says.intro}</p>
      {choices.mails ? null : <p class="notice">{says.noMail}</p>}
      {choices.mails && choices.email === null ? <p class="notice">{says.noEmail}</p> : null}
      <ActionForm shown={shown} action="change-notifications" button={says.save}>
        {(entered) => (
          <>
            <Choice
              label={says.language}
              name="language"
              entered={entered}
              value={choices.language}
              options={shown.languages.map(({ language, web }) => [language, web.site.languageName])}
            />
            <div class="wide">
              {choices.kinds.map(({ kind, mail }) => (
                <Tick label={says.kinds[kind]} name={kind} entered={entered} checked={mail} />
              ))}
            </div>
          </>
        )}
      </ActionForm>
    </>
  );
}
