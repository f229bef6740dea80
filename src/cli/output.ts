/** A table for people: columns as wide as their widest cell, numbers to the right. */
export function tableText(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, column) => Math.max(width(head), ...rows.map((row) => width(row[column] ?? ""))));
  const right = heads.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? "")));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column]!, right[column]!))
      .join("  ")
      .trimEnd();
  return [line(heads), line(widths.map((each) => "─".repeat(each))), ...rows.map(line)];
}

const width = (text: string): number => [...text].length;
const isNumber = (text: string): boolean => /^[+−-]?[\d.,½]*$/.test(text);

function pad(text: string, to: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, to - width(text)));
  return right ? space + text : text + space;
}

/** A change with its sign. */
export const signed = (text: string): string => (/^[-−]/.test(text) || /^0([.,]0+)?$/.test(text) ? text : `+${text}`);
