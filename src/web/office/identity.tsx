import type { VNode } from "preact";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  readonly shown: OfficeShown;
  /** The form that asked for something, which is sent again with the password. */
  readonly fields: Readonly<Record<string, string>>;
  readonly needsCode: boolean;
  readonly problem: string | null;
}

/** Asks for the password again before a sensitive action. */
export function IdentityPage({ shown, fields, needsCode, problem }: Props): VNode {
  const { identity } = shown.words.web.access;
  return (
    <OfficeFrame shown={shown} title={identity.title}>
      <p>{identity.text}</p>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form class="fields" method="post" action={shown.to(shown.path)}>
        <input type="hidden" name="csrf" value={shown.user?.csrf ?? ""} />
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{identity.password}</span>
          <input name="identityPassword" type="password" autocomplete="current-password" required />
        </label>
        {needsCode ? (
          <label>
            <span>{identity.code}</span>
            <input name="identityCode" autocomplete="one-time-code" required />
          </label>
        ) : null}
        <p class="wide actions">
          <button type="submit">{identity.button}</button>
        </p>
      </form>
    </OfficeFrame>
  );
}
