import type { VNode } from "preact";
import type { Shown } from "../page.tsx";

export function SignInPage({
  shown,
  problem,
  user,
}: {
  readonly shown: Shown;
  readonly problem: string | null;
  readonly user: string;
}): VNode {
  const { signIn } = shown.words.web;
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
      <p>{signIn.chooseText(min)}</p>
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
