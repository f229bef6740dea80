/** What a reader must never be shown: places where something was to be said and nothing is known. */
const NOTHING: readonly RegExp[] = [
  /§\s*–/, // an article that the text does not have
  /\bline 0\b/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object /,
  /= none\s+§/, // a value that the edition does not set
];

/** Each of these that a page or an output shows, with a little of what stands around it. Marks of catalogues are left out. */
export function nothingSaidIn(shown: string): readonly string[] {
  const text = shown
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[⟦⟧]/g, "");
  return NOTHING.flatMap((each) => {
    const found = each.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 60), found.index + 60).trim()] : [];
  });
}
