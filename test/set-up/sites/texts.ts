/** A text that somebody reads or hears on a page, and the elements it stands in. */
export interface PageText {
  readonly text: string;
  /** Opening tags from the outermost to the innermost, as they stand in the page. */
  readonly within: readonly string[];
}

const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Words that are marked within a sentence: the sentence is one text. */
const MARKED = /<\/?mark\b[^>]*>/g;

/** Links within a sentence are part of it too. */
const MENTIONED = /<a class="mention"[^>]*>([^<]*)<\/a>/g;

/** Attributes that are read out or shown. */
const READ = ["title", "alt", "placeholder", "aria-label", "data-label"];

/** Every text of a page that the server made. Such pages are well-formed: every element is closed. */
export function textsOf(html: string): readonly PageText[] {
  const within: string[] = [];
  const found: PageText[] = [];
  for (const [piece] of html
    .replace(MARKED, "")
    .replace(MENTIONED, "$1")
    .matchAll(/<[^>]+>|[^<]+/g)) {
    if (!piece.startsWith("<")) {
      if (piece.trim() !== "") found.push({ text: plain(piece), within: [...within] });
    } else if (piece.startsWith("</")) {
      within.pop();
    } else if (!piece.startsWith("<!")) {
      for (const name of READ) {
        const [, text] = new RegExp(` ${name}="([^"]*)"`).exec(piece) ?? [];
        if (text) found.push({ text: plain(text), within: [...within, piece] });
      }
      if (!VOID.has(nameOf(piece)) && !piece.endsWith("/>")) within.push(piece);
    }
  }
  if (within.length > 0) throw new Error(`not closed: ${within.join("")}`);
  return found;
}

export const nameOf = (tag: string): string => /^<([\w-]+)/.exec(tag)?.[1] ?? "";

const plain = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
