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
