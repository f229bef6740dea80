import type { Command } from "commander";
import { LIST_KINDS } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { SYSTEMS } from "../../domain/tournament.ts";
import { editionAsked } from "../../rating/edition-of.ts";
import { K_MAX, readCount, readDay, readListKind } from "../../rating/read.ts";
import { type RatedReport, type RateRequest, rateReport } from "../../reports/rate-report.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { catalogueOf } from "../../words/words.ts";
import { EXIT } from "../exit-codes.ts";
import { issueJson, issuesText } from "../issues.ts";
import { readListOf } from "../list-files.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { ratedJson } from "../rated-json.ts";
import { ratedText } from "../rated-text.ts";
import { type OpenedReport, openReport } from "../report-files.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions {
  readonly list?: string;
  readonly edition?: string;
  readonly on?: string;
  readonly kind?: string;
  readonly system?: string;
  readonly k?: string;
}

export function addRate(program: Command, world: World): void {
  const command = program
    .command("rate")
    .description("What a tournament report changes for everybody, with every game that does not count and why")
    .argument("<files...>", "reports: TRF, games as CSV, or PGN")
    .option("--list <file>", "the rating list in force at the start (TXT, XML or CSV): ratings and K come from it")
    .option("--edition <id>", "the edition of the regulations; otherwise that of the start date")
    .option("--on <date>", "start of the tournament, where the report has none")
    .option("--kind <list>", `the list it is for: ${LIST_KINDS.join(", ")}; otherwise by the rate of play`)
    .option("--system <system>", `how it was played: ${SYSTEMS.join(", ")}; otherwise as the report says`)
    .option("--k <K>", "one K for everybody");
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const words = catalogueOf(options.lang);
  const opened = files.map((file) => openReport(file, world, "general"));
  const asked = { ...readOptions(options), ...(await listAsked(options, opened, world)) };
  const answers = opened.map((each) => {
    if (each.report === null) return { each, rated: null };
    return { each, rated: rateReport({ ...asked, report: each.report }) };
  });
  if (options.json) {
    const json = answers.map(({ each, rated }) => answerJson(words, each, rated));
    world.print(JSON.stringify(json.length === 1 ? json[0] : json, null, 2));
  } else
    for (const { each, rated } of answers) for (const line of answerText(words, each, rated, world)) world.print(line);
  if (answers.some(({ rated }) => rated === null)) world.exit(EXIT.usage);
  else if (opened.some(({ issues }) => issues.some(({ severity }) => severity === "error"))) world.exit(EXIT.no);
}

/** Only the players of the reports are kept of a list: it may have two million. */
async function listAsked(
  options: Options,
  opened: readonly OpenedReport[],
  world: World,
): Promise<Pick<RateRequest, "list" | "listName">> {
  const { list } = options;
  if (list === undefined) return { list: null, listName: "" };
  const ids = new Set(opened.flatMap(({ report }) => (report ? idsOf(report) : [])));
  const entries = new Map<string, ListEntry>();
  const { isList } = await readListOf(list, world, kindOf(options), (entry) => {
    if (ids.has(entry.id)) entries.set(entry.id, entry);
  });
  if (!isList) throw new Refusal("not-a-list", { file: list });
  return { list: entries, listName: list };
}

/** A list with a single rating does not say which list it is: the one that is asked about. */
const kindOf = ({ kind, edition }: Options) =>
  kind === undefined
    ? edition === undefined
      ? LIST_KINDS[0]
      : editionAsked({ edition }).list
    : readListKind(kind, "kind");

const idsOf = ({ players }: TournamentReport): string[] => players.flatMap(({ id }) => (id === null ? [] : [id]));

function readOptions({
  edition,
  on,
  kind,
  system,
  k,
}: Options): Pick<RateRequest, "edition" | "on" | "kind" | "system" | "k"> {
  const asked = system === undefined ? null : SYSTEMS.find((each) => each === system);
  if (asked === undefined) throw new Refusal("bad-choice", { field: "system", found: system ?? "", choices: SYSTEMS });
  return {
    edition: edition === undefined ? null : editionAsked({ edition, list: kind }),
    on: on === undefined ? null : readDay(on, "on"),
    kind: kind === undefined ? null : readListKind(kind, "kind"),
    system: asked,
    k: k === undefined ? null : readCount(k, "k", { from: 1, to: K_MAX }),
  };
}

function answerJson(words: Catalogue, { file, report, issues }: OpenedReport, rated: RatedReport | null): unknown {
  const told = [...issues, ...(rated?.issues ?? [])].map((issue) => issueJson(words, issue));
  if (report === null || rated === null) return { file, issues: told };
  return { ...ratedJson(words, report, rated), issues: told };
}

function answerText(words: Catalogue, opened: OpenedReport, rated: RatedReport | null, world: World): string[] {
  const { file, report, issues } = opened;
  const told = issuesText(words, file, [...issues, ...(rated?.issues ?? [])]);
  if (report === null || rated === null) return told;
  return [
    ...ratedText(words, report, rated, world),
    ...(told.length > 0 ? ["", words.phrases.issues, ...told] : []),
    "",
  ];
}
