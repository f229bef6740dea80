import type { Command } from "commander";
import type { Issue } from "../../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  type ListChoice,
  writeListCsv,
  writeListJson,
  writeListTxt,
  writeListXml,
} from "../../formats/fide-list/write-list.ts";
import { writeGamesCsv } from "../../formats/games/csv-games.ts";
import { withStandings } from "../../formats/games/standings.ts";
import { lostInTrf } from "../../formats/trf/write/lost.ts";
import { writeTrf } from "../../formats/trf/write/write-report.ts";
import { readListKind } from "../../rating/read.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { readListOf } from "../input/list-files.ts";
import { formatOf, type OpenedReport, openReports } from "../input/report-files.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { issuesText } from "../text/issues.ts";
import type { World } from "../world.ts";

/** What each kind of file can be made into. */
const TARGETS = {
  report: ["trf16", "trf26", "csv", "json"],
  list: ["txt", "xml", "csv", "json"],
} as const;

interface Options extends CommonOptions {
  readonly to: string;
  readonly output?: string;
  readonly kind?: string;
  readonly month?: string;
}

export function addConvert(program: Command, world: World): void {
  const command = program
    .command("convert")
    .description("Converts a report or a list to another format")
    .argument("<file>", "a report (TRF, CSV, PGN) or a rating list (TXT, XML, CSV)")
    .requiredOption("--to <form>", "trf16, trf26, csv, json for a report; txt, xml, csv, json for a list")
    .option(
      "--output <file>",
      "output file (default: standard output); with several tournaments one numbered file each",
    )
    .option("--kind <list>", `for a list with a single rating: ${LIST_KINDS.join(", ")}`)
    .option("--month <mmmyy>", "for a text list with a single rating: its heading, such as SEP26");
  withCommon(command).action((file: string, options: Options) => run(file, options, world));
}

async function run(file: string, options: Options, world: World): Promise<void> {
  const kind = options.kind === undefined ? LIST_KINDS[0] : readListKind(options.kind, "kind");
  if ((await formatOf(file, world)) === "list") await convertList(file, kind, options, world);
  else await convertReport(file, options, world);
}

async function convertReport(file: string, { to, output, lang }: Options, world: World): Promise<void> {
  const words = await loadCatalogue(lang);
  const all = openReports(file, world, "general");
  if (all.length > 1 && output === undefined) throw new Refusal("several-tournaments", { file, count: all.length });
  const issues = all.flatMap((each) => each.issues);
  for (const line of issuesText(words, file, issues)) world.warn(line);
  for (const [at, opened] of all.entries()) {
    const part = output === undefined || all.length === 1 ? output : numbered(output, at + 1);
    convertOne(opened, { to, output: part }, words, world);
  }
  if (issues.some(({ severity }) => severity === "error") && all[0]?.report != null) world.exit(EXIT.no);
}

/** part.trf becomes part-1.trf, part-2.trf and so on: one file for each tournament. */
const numbered = (output: string, number: number): string => output.replace(/(\.[^./\\]*)?$/, `-${number}$1`);

function convertOne(
  { report, document, format }: OpenedReport,
  { to, output }: { readonly to: string; readonly output: string | undefined },
  words: Catalogue,
  world: World,
): void {
  if (report === null) {
    world.exit(EXIT.usage);
    return;
  }
  const target = TARGETS.report.find((each) => each === to);
  if (target === undefined) throw new Refusal("cannot-convert", { from: format, to, choices: TARGETS.report });
  const warn = (issue: Issue): void => {
    for (const line of issuesText(words, output ?? target, [issue])) world.warn(line);
  };
  if (target === "json") world.write(output, [`${JSON.stringify(report, null, 2)}\n`]);
  else if (target === "csv") world.write(output, writeGamesCsv(report, warn));
  else {
    const written = document ?? withStandings(report);
    world.write(output, [writeTrf(written, target)]);
    for (const issue of lostInTrf(written, target)) warn(issue);
  }
}

async function convertList(file: string, kind: ListKind, options: Options, world: World): Promise<void> {
  const { to, output, month, lang } = options;
  const words = await loadCatalogue(lang);
  const target = TARGETS.list.find((each) => each === to);
  if (target === undefined) throw new Refusal("cannot-convert", { from: "list", to, choices: TARGETS.list });
  const entries: ListEntry[] = [];
  const { isList, issues } = await readListOf(file, world, kind, (entry) => entries.push(entry));
  const warn = (issue: Issue): void => {
    for (const line of issuesText(words, output ?? target, [issue])) world.warn(line);
  };
  for (const line of issuesText(words, file, issues)) world.warn(line);
  if (!isList) {
    world.exit(EXIT.usage);
    return;
  }
  world.write(
    output,
    listParts(target, entries, choiceOf(entries, options.kind === undefined ? null : kind, kind), month, warn),
  );
  if (issues.some(({ severity }) => severity === "error")) world.exit(EXIT.no);
}

/** A combined file keeps its three ratings unless one is requested; others have the kind that was given. */
const choiceOf = ([first]: readonly ListEntry[], asked: ListKind | null, kind: ListKind): ListChoice =>
  asked ?? (first && Object.keys(first.standings).length > 1 ? "combined" : kind);

function listParts(
  target: (typeof TARGETS.list)[number],
  entries: readonly ListEntry[],
  choice: ListChoice,
  month: string | undefined,
  warn: (issue: Issue) => void,
): Iterable<string> {
  if (target === "json") return writeListJson(entries);
  if (target === "xml") return writeListXml(entries, choice, warn);
  if (target === "csv") return writeListCsv(entries, choice, warn);
  if (choice === "combined") return writeListTxt(entries, { kind: choice }, warn);
  if (month === undefined || !/^[A-Za-z]{3}\d{2}$/.test(month))
    throw new Refusal("month-missing", { found: month ?? "" });
  return writeListTxt(entries, { kind: choice, month: month.toUpperCase() }, warn);
}
