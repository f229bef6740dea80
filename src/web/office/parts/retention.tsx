import type { VNode } from "preact";
import { RETENTION_SETTINGS, type RetentionSetting } from "../../../domain/retention.ts";
import { ActionForm, type Entered, Field } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

export type Retention = Readonly<Partial<Record<RetentionSetting, string>>>;

interface FieldsProps {
  readonly settings: Retention;
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

/** For how long what is personal is kept. */
export const RetentionFields = ({ settings, entered, shown }: FieldsProps): VNode => (
  <>
    {RETENTION_SETTINGS.map((name) => (
      <Field
        label={shown.words.web.keeping.settings[name]}
        name={name}
        type="number"
        value={settings[name] ?? ""}
        entered={entered}
      />
    ))}
  </>
);

interface ExpireProps {
  /** Reports whose births are older than they are kept; null: they are kept for ever. */
  readonly expired: number | null;
  readonly shown: OfficeShown;
}

export function ExpireForm({ expired, shown }: ExpireProps): VNode | null {
  const { settings: says } = shown.words.web.keeping;
  if (expired === null) return null;
  return (
    <ActionForm shown={shown} action="expire-reports" title={says.expire} button={says.expireButton}>
      {() => <p class="wide">{says.expired(expired)}</p>}
    </ActionForm>
  );
}
