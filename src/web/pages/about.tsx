import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";

interface Props {
  readonly data: AnswerOf<"settings.show">;
  readonly shown: Shown;
}

const SECTIONS = ["contact", "imprint", "privacy"] as const;

/** Who runs the site, as the office itself says it. */
export function AboutPage({ data, shown: { words, office } }: Props): VNode {
  const { about: says } = words.pages.overview;
  const written = SECTIONS.filter((name) => data[name] !== null);
  return (
    <>
      <h1>{office}</h1>
      {written.length === 0 ? <p class="notice">{says.none}</p> : null}
      {written.map((name) => (
        <section id={name}>
          <h2>{says[name]}</h2>
          {(data[name] ?? "").split(/\n\s*\n/).map((paragraph) => (
            <p class="as-written">{paragraph.trim()}</p>
          ))}
        </section>
      ))}
    </>
  );
}
