import { type ComponentChildren, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Frame, type Shown } from "../../web/page.tsx";
import type { Page } from "../view.ts";
import { builtStyle } from "./assets.ts";

/** A page as one file that needs no other and no script: the style is in it. */
export function renderDocument({ language, title, content }: Document): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const body = renderToString(h("main", null, content));
  const named = renderToString(h("title", null, title));
  return `<!doctype html>\n<html lang="${language}"><head>${head}${named}<style>${builtStyle()}</style></head><body>${body}</body></html>\n`;
}

interface Document {
  readonly language: string;
  readonly title: string;
  readonly content: ComponentChildren;
}

/** A whole page as text. */
export function renderPage(
  { title, content, unlisted = false, refresh = null, picture = null }: Page,
  shown: Shown,
): string {
  return `<!doctype html>${renderToString(h(Frame, { shown, title, unlisted, refresh, picture, children: content }))}`;
}
