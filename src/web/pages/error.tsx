import type { VNode } from "preact";
import type { Shown } from "../page.tsx";

interface Props {
  readonly problem: { readonly title: string; readonly detail: string; readonly status: number };
  readonly shown: Shown;
}

/** The page for refusals, missing pages and internal errors. */
export function ErrorPage({ problem, shown }: Props): VNode {
  const { errors } = shown.words.web;
  return (
    <section class="error-page">
      <p class="big" aria-hidden="true">
        {problem.status === 404 ? "♘?" : problem.status >= 500 ? "♚" : "♜"}
      </p>
      <h1>{problem.title}</h1>
      <p role="alert">{problem.detail}</p>
      <p>
        <a class="button" href={shown.to("/")}>
          {errors.home}
        </a>
      </p>
    </section>
  );
}

interface PlainProps extends Pick<Props, "problem"> {
  readonly language: string;
}

/** The same where the site's own frame cannot be made. */
export const PlainError = ({ problem: { title, detail }, language }: PlainProps): VNode => (
  <html lang={language}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
    </head>
    <body>
      <h1>{title}</h1>
      <p role="alert">{detail}</p>
    </body>
  </html>
);
