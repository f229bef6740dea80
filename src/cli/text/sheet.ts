import type { SheetSection } from "../../presentation/studies/sheet.ts";
import type { World } from "../world.ts";
import { tableText } from "./output.ts";

/** The report for a terminal. */
export const sheetText = (sections: readonly SheetSection[], world: World): readonly string[] =>
  sections.flatMap(({ title, lines, table, notes }, index) => [
    ...(index === 0 ? [] : [""]),
    ...(title === null ? [] : [title]),
    ...lines,
    ...(table === null ? [] : tableText(table.heads, table.rows, world)),
    ...notes,
  ]);

/** The report as one file that can be opened, sent and printed: it needs no other file and no script. */
export const sheetHtml = (language: string, title: string, sections: readonly SheetSection[]): string =>
  [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>`,
    ...sections.map((section) => sectionHtml({ ...section, title: section.title === title ? null : section.title })),
    "</body></html>",
    "",
  ].join("\n");

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
section{overflow-x:auto}h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}td.n{text-align:right;white-space:nowrap}
@media print{body{font-size:10pt;margin:0;max-width:none}section{overflow:visible;break-inside:avoid}@page{size:A4;margin:15mm}}`;

const sectionHtml = ({ title, lines, table, notes }: SheetSection): string =>
  [
    "<section>",
    ...(title === null ? [] : [`<h2>${escaped(title)}</h2>`]),
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(table === null ? [] : [tableHtml(table)]),
    ...notes.map((note) => `<p>${escaped(note)}</p>`),
    "</section>",
  ].join("\n");

const tableHtml = ({ heads, rows }: NonNullable<SheetSection["table"]>): string =>
  [
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join("")}</tr></thead><tbody>`,
    ...rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`),
    "</tbody></table>",
  ].join("\n");

const cellHtml = (cell: string, column: number): string =>
  column > 0 && NUMBER.test(cell) ? `<td class="n">${escaped(cell)}</td>` : `<td>${escaped(cell)}</td>`;

const NUMBER = /^[+−-]?[\d.,]+( … [+−-]?[\d.,]+)?$/;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);
