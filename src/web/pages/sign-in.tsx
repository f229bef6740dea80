import type { VNode } from "preact";
import type { Shown } from "../page.tsx";

interface SignInProps {
  readonly shown: Shown;
  readonly problem: string | null;
  readonly user: string;
  /** The page to return to; empty: none. */
  readonly target: string;
  /** Where else one can sign in; null: nowhere. */
  readonly provider: string | null;
}

export function SignInPage({ shown, problem, user, target, provider }: SignInProps): VNode {
  const { signIn } = shown.words.web;
  const query = target === "" ? "" : `?target=${encodeURIComponent(target)}`;
  return (
    <>
      <h1>{signIn.title}</h1>
      <p>{signIn.intro}</p>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form class="fields" method="post" action={shown.to("/sign-in")}>
        <Target of={target} />
        <label>
          <span>{signIn.user}</span>
          <input name="user" value={user} autocomplete="username" required />
        </label>
        <label>
          <span>{signIn.password}</span>
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button type="submit">{signIn.title}</button>
      </form>
      <p>
        <a href={shown.to("/forgotten-password")}>{shown.words.notifications.forgotten.link}</a>
      </p>
      {provider === null ? null : (
        <p class="actions">
          <a class="button quiet" href={shown.to(`/sign-in/oidc${query}`)}>
            {signIn.withProvider(provider)}
          </a>
        </p>
      )}
    </>
  );
}

/** Between the provider and the page that was asked for. */
export const SignedInPage = ({ shown, target }: { readonly shown: Shown; readonly target: string }): VNode => (
  <>
    <h1>{shown.words.web.signIn.done}</h1>
    <p>
      <a class="button" href={target}>
        {shown.words.web.signIn.onward}
      </a>
    </p>
  </>
);

const Target = ({ of }: { readonly of: string }): VNode | null =>
  of === "" ? null : <input type="hidden" name="target" value={of} />;

/** The second step, for users with a second factor. */
export function CodePage({
  shown,
  problem,
  step,
  target,
}: {
  readonly shown: Shown;
  readonly problem: string | null;
  readonly step: string;
  readonly target: string;
}): VNode {
  const { code } = shown.words.web.access;
  return (
    <>
      <h1>{code.title}</h1>
      <p>{code.text}</p>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form class="fields" method="post" action={shown.to("/sign-in")}>
        <input type="hidden" name="csrf" value={shown.user?.csrf ?? ""} />
        <input type="hidden" name="step" value={step} />
        <Target of={target} />
        <label>
          <span>{code.label}</span>
          <input name="code" autocomplete="one-time-code" required />
        </label>
        <button type="submit">{code.button}</button>
      </form>
    </>
  );
}

export function PasswordPage({
  shown,
  problem,
  min,
}: {
  readonly shown: Shown;
  readonly problem: string | null;
  readonly min: number;
}): VNode {
  const { signIn } = shown.words.web;
  return (
    <>
      <h1>{signIn.choose}</h1>
      <p>
        {signIn.chooseText(min)} {shown.words.web.access.passwordEnds}
      </p>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form class="fields" method="post" action={shown.to("/password")}>
        <input type="hidden" name="csrf" value={shown.user?.csrf ?? ""} />
        <label>
          <span>{signIn.old}</span>
          <input name="old" type="password" autocomplete="current-password" required />
        </label>
        <label>
          <span>{signIn.new}</span>
          <input name="password" type="password" autocomplete="new-password" minLength={min} required />
        </label>
        <button type="submit">{signIn.save}</button>
      </form>
    </>
  );
}
