import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Frame, type Shown } from "../../web/page.tsx";
import type { Page } from "../view.ts";

/** A whole page as text. */
export function renderPage(
  { title, content, unlisted = false, refresh = null, picture = null }: Page,
  shown: Shown,
): string {
  return `<!doctype html>${renderToString(h(Frame, { shown, title, unlisted, refresh, picture, children: content }))}`;
}
