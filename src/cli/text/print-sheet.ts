import type { Command } from "commander";
import type { SheetSection } from "../../presentation/studies/sheet.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { sheetHtml, sheetText } from "./sheet.ts";

export interface SheetOptions {
  readonly json?: boolean;
  readonly html?: string;
}

export const withSheet = (command: Command): Command =>
  command.option("--html <file>", "also write the report as a page to print");

/** A report in every form that was asked for. */
export interface Sheet {
  readonly title: string;
  readonly sections: readonly SheetSection[];
  readonly json: unknown;
}

export function printSheet(
  words: Catalogue,
  { title, sections, json }: Sheet,
  options: SheetOptions,
  world: World,
): void {
  if (options.html !== undefined) world.write(options.html, [sheetHtml(words.language, title, sections)]);
  if (options.json) world.print(JSON.stringify(json, null, 2));
  else for (const line of sheetText(sections, world)) world.print(line);
}
