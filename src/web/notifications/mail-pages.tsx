import type { ComponentChildren, VNode } from "preact";
import type { Shown } from "../page.tsx";

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly problem?: string | null;
  readonly children?: ComponentChildren;
}

/** A page that says one thing, and may ask for one. */
export const PlainPage = ({ title, text, problem = null, children }: MessageProps): VNode => (
  <>
    <h1>{title}</h1>
    {problem === null ? null : (
      <p class="notice bad" role="alert">
        {problem}
      </p>
    )}
    <p>{text}</p>
    {children}
  </>
);

/** One button. A link in a mail only leads to it: programs that look at mails follow links. */
export const OneButton = ({ address, button }: { readonly address: string; readonly button: string }): VNode => (
  <form class="fields" method="post" action={address}>
    <p class="wide actions">
      <button type="submit">{button}</button>
    </p>
  </form>
);

export function ForgottenForm({ shown }: { readonly shown: Shown }): VNode {
  const { forgotten } = shown.words.notifications;
  return (
    <form class="fields" method="post" action={shown.to("/forgotten-password")}>
      <label>
        <span>{forgotten.user}</span>
        <input name="user" autocomplete="username" required />
      </label>
      <button type="submit">{forgotten.button}</button>
    </form>
  );
}

interface NewPasswordProps {
  readonly shown: Shown;
  readonly address: string;
  readonly min: number;
}

export function NewPasswordForm({ shown, address, min }: NewPasswordProps): VNode {
  const { signIn } = shown.words.web;
  return (
    <form class="fields" method="post" action={address}>
      <label>
        <span>{signIn.new}</span>
        <input name="password" type="password" autocomplete="new-password" minLength={min} required />
      </label>
      <button type="submit">{signIn.save}</button>
    </form>
  );
}

/** On the page of a player: rating changes by mail. */
export function SubscribeForm({ player, shown }: { readonly player: string; readonly shown: Shown }): VNode | null {
  const { subscribe } = shown.words.notifications;
  if (!shown.mails) return null;
  return (
    <details class="no-print" id="subscribe">
      <summary>{subscribe.title}</summary>
      <p>{subscribe.text}</p>
      <form class="fields" method="post" action={shown.to(`/players/${player}/subscribe`)}>
        <label>
          <span>{subscribe.email}</span>
          <input name="email" type="email" autocomplete="email" required />
        </label>
        <button type="submit">{subscribe.button}</button>
      </form>
    </details>
  );
}
