import type { Command } from "commander";
import { K_MAX } from "../../domain/limits.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { SYSTEMS } from "../../domain/tournament.ts";
import { editionRequested } from "../../rating/edition-of.ts";
import { readCount, readDay, readListKind } from "../../rating/read.ts";
import { rateFound } from "../../reports/rate-of-play.ts";
import { type RatedReport, type RateRequest, rateReport } from "../../reports/rate-report.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { eachFile } from "../input/each-file.ts";
import { loadEdition, type WithEdition } from "../input/edition-input.ts";
import { readListOf } from "../input/list-files.ts";
import { type OpenedReport, openReports } from "../input/report-files.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { issueJson, issuesText } from "../text/issues.ts";
import { ratedJson } from "../text/rated-json.ts";
import { ratedText } from "../text/rated-text.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions {
  readonly list?: string;
  readonly edition?: string;
  readonly on?: string;
  readonly kind?: string;
  readonly system?: string;
  readonly k?: string;
  readonly league?: true;
  readonly approvedLonger?: true;
}

export function addRate(program: Command, world: World): void {
  const command = program
    .command("rate")
    .description("Every player's rating change from a report, with the games that do not count and why")
    .argument("<files...>", "reports: TRF, games as CSV, or PGN")
    .option("--list <file>", "rating list in force at the start (TXT, XML or CSV), for ratings and K")
    .option("--edition <id>", "edition of the regulations, id or file (default: by the start date)")
    .option("--on <date>", "start of the tournament, if the report has none")
    .option("--kind <list>", `list: ${LIST_KINDS.join(", ")} (default: by the rate of play)`)
    .option("--system <system>", `system: ${SYSTEMS.join(", ")} (default: from the report)`)
    .option("--k <K>", "one K for all players")
    .option("--league", "league, which may last longer (default: by its name)")
    .option("--approved-longer", "longer duration approved");
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

interface Answer {
  readonly opened: OpenedReport;
  readonly rated: RatedReport | null;
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const { words, edition } = await loadEdition(options, world);
  const asked = readOptions({ ...options, edition });
  const opened: OpenedReport[] = [];
  for (const file of files)
    opened.push(...((await eachFile(file, words, world, () => openReports(file, world, "general"))) ?? []));
  const { errors, ...list } = await givenList({ ...options, edition }, opened, words, world);
  const answers: Answer[] = [];
  for (const each of opened) {
    const rated =
      each.report &&
      (await eachFile(each.file, words, world, () => rateReport(requestOf({ ...asked, ...list }, each, each.report!))));
    answers.push({ opened: each, rated });
  }
  printAnswers(words, answers, options, world);
  const isWrong = errors > 0 || opened.some(({ issues }) => issues.some(({ severity }) => severity === "error"));
  if (answers.length < files.length || answers.some(({ rated }) => rated === null)) world.exit(EXIT.usage);
  else if (isWrong) world.exit(EXIT.no);
}

type RateOptions = Omit<RateRequest, "report" | "scheduled">;

const requestOf = (asked: RateOptions, { document }: OpenedReport, report: TournamentReport): RateRequest => ({
  ...asked,
  report,
  scheduled: document?.declared.rounds?.value ?? null,
});

function printAnswers(words: Catalogue, answers: readonly Answer[], { json }: Options, world: World): void {
  if (json) {
    const json = answers.map(({ opened, rated }) => answerJson(words, opened, rated));
    if (json.length > 0) world.print(JSON.stringify(json.length === 1 ? json[0] : json, null, 2));
  } else
    for (const { opened, rated } of answers)
      for (const line of answerText(words, opened, rated, world)) world.print(line);
}

/** Keeps only the players of the reports, because a list may have two million; prints its issues. */
async function givenList(
  options: WithEdition<Options>,
  opened: readonly OpenedReport[],
  words: Catalogue,
  world: World,
): Promise<Pick<RateRequest, "list" | "listName"> & { readonly errors: number }> {
  const { list } = options;
  if (list === undefined) return { list: null, listName: "", errors: 0 };
  const ids = new Set(opened.flatMap(({ report }) => (report ? idsOf(report) : [])));
  const entries = new Map<string, ListEntry>();
  const { isList, issues } = await readListOf(list, world, kindOf(options, opened), (entry) => {
    if (ids.has(entry.id)) entries.set(entry.id, entry);
  });
  if (!isList) throw new Refusal("not-a-list", { file: list });
  for (const line of issuesText(words, list, issues)) world.warn(line);
  return { list: entries, listName: list, errors: issues.filter(({ severity }) => severity === "error").length };
}

/** A list with a single rating does not name its kind: the requested kind, else that of the report. */
function kindOf({ kind, edition, on }: WithEdition<Options>, opened: readonly OpenedReport[]): ListKind {
  if (kind !== undefined) return readListKind(kind, "kind");
  if (edition !== undefined) return editionRequested({ edition }).list;
  const report = opened.find((each) => each.report !== null)?.report;
  const start = on === undefined ? (report?.start ?? null) : readDay(on, "on");
  return (report && rateFound(report, start).kind) ?? LIST_KINDS[0];
}

const idsOf = ({ players }: TournamentReport): string[] => players.flatMap(({ id }) => (id === null ? [] : [id]));

function readOptions({
  edition,
  on,
  kind,
  system,
  k,
  league,
  approvedLonger,
}: WithEdition<Options>): Pick<RateRequest, "edition" | "on" | "kind" | "system" | "k" | "league" | "approvedLonger"> {
  const asked = system === undefined ? null : SYSTEMS.find((each) => each === system);
  if (asked === undefined) throw new Refusal("bad-choice", { field: "system", found: system ?? "", choices: SYSTEMS });
  return {
    edition: edition === undefined ? null : editionRequested({ edition, list: kind }),
    on: on === undefined ? null : readDay(on, "on"),
    kind: kind === undefined ? null : readListKind(kind, "kind"),
    system: asked,
    league,
    approvedLonger,
    k: k === undefined ? null : readCount(k, "k", { from: 1, to: K_MAX }),
  };
}

function answerJson(words: Catalogue, { file, report, issues }: OpenedReport, rated: RatedReport | null): unknown {
  const json = [...issues, ...(rated?.issues ?? [])].map((issue) => issueJson(words, issue));
  if (report === null || rated === null) return { file, issues: json };
  return { ...ratedJson(words, report, rated), issues: json };
}

function answerText(words: Catalogue, opened: OpenedReport, rated: RatedReport | null, world: World): string[] {
  const { file, report, issues } = opened;
  const json = issuesText(words, file, [...issues, ...(rated?.issues ?? [])]);
  if (report === null || rated === null) return json;
  return [
    ...ratedText(words, report, rated, world),
    ...(json.length > 0 ? ["", words.phrases.issues, ...json] : []),
    "",
  ];
}
