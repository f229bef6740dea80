import type { VNode } from "preact";
import { QrCode } from "../parts/qr-code.tsx";
import { ActionForm, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  /** What the app is to be given; null: nothing was begun, or it is on already. */
  readonly pending: { readonly secret: string; readonly address: string } | null;
  /** Recovery codes that were not used yet; null: two-step sign-in is off. */
  readonly codesLeft: number | null;
  readonly shown: OfficeShown;
}

/** Two-step sign-in of one's own account. */
export function FactorPage({ pending, codesLeft, shown }: Props): VNode {
  const { factor } = shown.words.web.access;
  return (
    <OfficeFrame shown={shown} title={factor.title}>
      {shown.form.secret === null ? null : <p>{factor.codes}</p>}
      <p>{codesLeft === null ? factor.off : factor.on(codesLeft)}</p>
      {codesLeft === null ? <SettingUp pending={pending} shown={shown} /> : <TurnedOn shown={shown} />}
    </OfficeFrame>
  );
}

function SettingUp({ pending, shown }: Pick<Props, "pending" | "shown">): VNode {
  const { factor } = shown.words.web.access;
  if (pending === null) return <ActionForm shown={shown} action="begin-second-factor" button={factor.begin} />;
  return (
    <>
      <p>{factor.scan}</p>
      <QrCode text={pending.address} label={factor.picture} />
      <dl>
        <dt>{factor.secret}</dt>
        <dd>
          <code class="hash">{pending.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
        </dd>
        <dt>{factor.address}</dt>
        <dd>
          <a class="hash" href={pending.address}>
            {pending.address}
          </a>
        </dd>
      </dl>
      <ActionForm shown={shown} action="confirm-second-factor" button={factor.confirm}>
        {(entered) => <Field label={factor.code} name="code" entered={entered} required />}
      </ActionForm>
    </>
  );
}

function TurnedOn({ shown }: Pick<Props, "shown">): VNode {
  const { factor } = shown.words.web.access;
  return (
    <>
      <ActionForm shown={shown} action="renew-recovery-codes" title={factor.renew} button={factor.renewButton} />
      <ActionForm
        shown={shown}
        action="remove-second-factor"
        title={factor.remove}
        button={factor.removeButton}
        danger
      />
    </>
  );
}
