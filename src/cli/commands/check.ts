import type { Command } from "commander";
import { countIssues } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { Refusal } from "../../domain/refusal.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { eachFile } from "../input/each-file.ts";
import { readListOf } from "../input/list-files.ts";
import { formatOf, openReports, PROFILES, type Profile } from "../input/report-files.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { issueJson, issuesText } from "../text/issues.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions {
  readonly profile: string;
}

/** What was found in one file. */
interface Checked {
  readonly file: string;
  readonly format: string;
  /** Whether anything could be made of it at all. */
  readonly isReadable: boolean;
  readonly holds: string;
  readonly issues: readonly Issue[];
}

export function addCheck(program: Command, world: World): void {
  const command = program
    .command("check")
    .description("Finds the errors in a report or a list: line, columns, expected and found")
    .argument("<files...>", "reports (TRF, CSV, PGN) or rating lists (TXT, XML, CSV)")
    .option("--profile <profile>", "general: readable; rating: complete enough to be rated", "general");
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

async function run(files: readonly string[], { profile: asked, json, lang }: Options, world: World): Promise<void> {
  const words = await loadCatalogue(lang);
  const profile = PROFILES.find((each) => each === asked);
  if (profile === undefined) throw new Refusal("bad-choice", { field: "profile", found: asked, choices: PROFILES });
  const checked: Checked[] = [];
  for (const file of files) {
    const each = await eachFile(file, words, world, () => check(file, profile, words, world));
    checked.push(each ?? { file, format: "", isReadable: false, holds: "", issues: [] });
  }
  if (json) {
    const json = checked.map((each) => checkedJson(words, each));
    world.print(JSON.stringify(json.length === 1 ? json[0] : json, null, 2));
  } else
    for (const each of checked) if (each.format !== "") for (const line of checkedText(words, each)) world.print(line);
  world.exit(Math.max(...checked.map(exitOf)));
}

const exitOf = ({ isReadable, issues }: Checked): number => {
  if (!isReadable) return EXIT.usage;
  return issues.some(({ severity }) => severity === "error") ? EXIT.no : EXIT.fine;
};

async function check(file: string, profile: Profile, words: Catalogue, world: World): Promise<Checked> {
  const format = await formatOf(file, world);
  if (format === "list") {
    const { isList, players, issues } = await readListOf(file, world, "standard", () => {});
    return { file, format, isReadable: isList, holds: words.phrases.listRead(players), issues };
  }
  const opened = openReports(file, world, profile);
  const holds = opened.flatMap(({ report }) =>
    report ? [words.phrases.reportRead(report.players.length, report.rounds)] : [],
  );
  return {
    file,
    format: opened[0]!.format,
    isReadable: opened.every(({ report }) => report !== null),
    holds: holds.join("; "),
    issues: opened.flatMap(({ issues }) => issues),
  };
}

const checkedJson = (words: Catalogue, { file, format, isReadable, issues }: Checked) => ({
  file,
  format,
  readable: isReadable,
  ...countIssues(issues),
  issues: issues.map((issue) => issueJson(words, issue)),
});

function checkedText(words: Catalogue, { file, format, holds, issues }: Checked): string[] {
  const { errors, warnings } = countIssues(issues);
  const what = [format, holds].filter((each) => each !== "").join(", ");
  return [`${words.phrases.checked(file, errors, warnings)} (${what})`, ...issuesText(words, file, issues)];
}
