import type { Issue } from "../../domain/issues/issues.ts";
import { letterColumns } from "../letter-columns.ts";
import type { ListRecord } from "./entry.ts";
import { type FideName, isFideName } from "./names.ts";

interface Element {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The fields of one player's XML. `line` and `column` (from 0) say where the text begins. */
export function playerXml(
  text: string,
  line: number,
  column: number,
): { readonly record: ListRecord; readonly has: (name: FideName) => boolean; readonly issues: readonly Issue[] } {
  const { elements, broken } = elementsOf(text);
  const place = placesIn(text, line, column);
  const issues = broken.map(({ text: found, start, end }) => brokenElement(found, place(start, end)));
  const record: ListRecord = {
    text: (name) => elements.get(name)?.text ?? "",
    place: (name) => {
      const element = elements.get(name);
      return element ? place(element.start, element.end) : { line, columns: null };
    },
  };
  return { record, has: (name) => elements.has(name), issues };
}

/** Lines are looked for once for the whole player, and only where something is to be placed. */
function placesIn(text: string, line: number, column: number) {
  let lines: readonly { readonly start: number; readonly columns: ReturnType<typeof letterColumns> }[] | undefined;
  return (start: number, end: number): Pick<Issue, "line" | "columns"> => {
    lines ??= linesOf(text);
    const index = lastBefore(lines, start);
    const { start: lineStart, columns } = lines[index]!;
    const [first, last] = columns(start - lineStart, end - lineStart);
    const shift = index === 0 ? column : 0;
    const isWhole = end <= (lines[index + 1]?.start ?? text.length + 1) - 1;
    return { line: line + index, columns: isWhole ? [first + shift, last + shift] : null };
  };
}

function linesOf(text: string) {
  let start = 0;
  return text.split("\n").map((each) => {
    const line = { start, columns: letterColumns(each) };
    start += each.length + 1;
    return line;
  });
}

function lastBefore(lines: readonly { readonly start: number }[], place: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lines[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Opening tags with what follows them up to their closing tag. */
function elementsOf(text: string): {
  readonly elements: ReadonlyMap<FideName, Element>;
  readonly broken: readonly Element[];
} {
  const elements = new Map<FideName, Element>();
  const broken: Element[] = [];
  const id = text.match(/^<player\s[^>]*?\bfideid\s*=\s*(?:"([^"]*)"|'([^']*)')/i);
  if (id) {
    const value = id[1] ?? id[2] ?? "";
    const end = id[0].length - 1;
    elements.set("fideid", { text: unescaped(value.trim()), start: end - value.length, end });
  }
  const tag = /<([a-z][a-z_]*)\s*(\/?)>/gi;
  tag.lastIndex = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const name = found[1]!.toLowerCase();
    if (found[2] === "/" || !isFideName(name)) continue;
    const element = contentOf(text, tag.lastIndex, name);
    if (element) {
      if (!elements.has(name)) elements.set(name, element);
      else if (elements.get(name)?.text !== element.text) broken.push(element);
      tag.lastIndex = element.end;
    } else broken.push({ text: found[0], start: found.index, end: tag.lastIndex });
  }
  return { elements, broken };
}

function contentOf(text: string, start: number, name: FideName): Element | undefined {
  if (text.startsWith(CDATA, start)) {
    const end = text.indexOf("]]>", start);
    const isClosed = end !== -1 && closes(text, end + 3, name);
    return isClosed ? { text: text.slice(start + CDATA.length, end).trim(), start, end: end + 3 } : undefined;
  }
  const end = text.indexOf("<", start);
  if (end === -1 || !closes(text, end, name)) return undefined;
  return { text: unescaped(text.slice(start, end).trim()), start, end };
}

const CDATA = "<![CDATA[";

const closes = (text: string, at: number, name: FideName): boolean =>
  text.slice(at, at + name.length + 2).toLowerCase() === `</${name}`;

const brokenElement = (found: string, place: Pick<Issue, "line" | "columns">): Issue => ({
  code: "list-element",
  severity: "error",
  ...place,
  field: "line",
  expected: { code: "whole-element" },
  found,
});

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
        if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole;
        const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
