/** Narrower than this no column is made, however wide the table. */
const COLUMN_MIN = 16;
const GAP = "  ";

/**
 * A table for people: columns as wide as their widest cell, numbers to the right. Where the whole is wider than
 * allowed, the widest columns are narrowed and their cells run over several lines.
 */
export function tableText(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { widthMax }: { readonly widthMax: number } = { widthMax: Number.POSITIVE_INFINITY },
): string[] {
  const natural = heads.map((head, column) => Math.max(width(head), ...rows.map((row) => width(row[column] ?? ""))));
  const widths = narrowed(natural, widthMax);
  const right = heads.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? "")));
  const lines = (cells: readonly string[]): string[] => {
    const wrapped = widths.map((each, column) => wrap(cells[column] ?? "", each));
    const height = Math.max(...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      widths
        .map((each, column) => pad(wrapped[column]![line] ?? "", each, right[column]!))
        .join(GAP)
        .trimEnd(),
    );
  };
  return [...lines(heads), ...lines(widths.map((each) => "─".repeat(each))), ...rows.flatMap(lines)];
}

/** Takes from the widest column until the table fits. */
function narrowed(natural: readonly number[], widthMax: number): readonly number[] {
  const widths = [...natural];
  const over = () => widths.reduce((sum, each) => sum + each, (widths.length - 1) * GAP.length) - widthMax;
  while (over() > 0) {
    const widest = Math.max(...widths);
    if (widest <= COLUMN_MIN) break;
    widths[widths.indexOf(widest)] = Math.max(COLUMN_MIN, widest - over(), secondOf(widths, widest));
  }
  return widths;
}

/** Narrowing stops at the next widest column, so that two wide ones share what is missing. */
function secondOf(widths: readonly number[], widest: number): number {
  const others = widths.filter((each) => each < widest);
  const next = others.length > 0 ? Math.max(...others) : widest - 1;
  return Math.min(widest - 1, next);
}

function wrap(text: string, to: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && width(longer) > to) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const width = (text: string): number => [...text].length;
const isNumber = (text: string): boolean => /^[+−-]?[\d.,½]*\*?$/.test(text);

function pad(text: string, to: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, to - width(text)));
  return right ? space + text : text + space;
}

export { signed } from "../../words/numbers.ts";
