import type { VNode } from "preact";
import { escaped } from "../../explanation/html.ts";
import type { Shown } from "../page.tsx";

interface CodeProps {
  /** What it shows. */
  readonly title: string;
  readonly text: string;
  /** The path of the page in the frame, below the language. */
  readonly path: string;
  /** What the frame is called, for those who hear it. */
  readonly name: string;
  readonly height: number;
  readonly shown: Shown;
}

/** The code that puts a page of ours in a frame on another site. */
export function EmbedCode({ title, text, path, name, height, shown }: CodeProps): VNode {
  const address = escaped(shown.absolute(shown.to(path)));
  const code = `<iframe src="${address}" title="${escaped(name)}" width="100%" height="${height}" loading="lazy"></iframe>`;
  return (
    <details class="card no-print">
      <summary>{title}</summary>
      <p>{text}</p>
      <label class="embed">
        <textarea class="mono" readOnly rows={3} aria-label={shown.words.pages.player.embedCode(name)}>
          {code}
        </textarea>
      </label>
    </details>
  );
}

/** Feeds of a player or a federation, for feed readers and calendar programs. */
export const Follow = ({ says, at, shown }: { readonly says: string; readonly at: string; readonly shown: Shown }) => (
  <p class="small no-print">
    {says}: <a href={shown.to(`${at}/feed.atom`)}>Atom</a> ·{" "}
    <a href={shown.to(`${at}/calendar.ics`)}>{shown.words.pages.overview.calendar.subscribe}</a>
  </p>
);
