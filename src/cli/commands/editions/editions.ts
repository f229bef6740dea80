import type { Command } from "commander";
import { PERIOD_READINGS } from "../../../rating/period/readings.ts";
import { type AnyEdition, articlesOf } from "../../../regulations/compare.ts";
import type { Edition, Reading } from "../../../regulations/edition.ts";
import { ONE_TIME_CHANGES } from "../../../regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../../regulations/fide/one-time/one-time-change.ts";
import { RESOLUTIONS, type Resolution } from "../../../regulations/fide/resolutions.ts";
import { OBJECTION_TERMS, type ObjectionTerms } from "../../../regulations/objection-terms.ts";
import { EDITIONS } from "../../../regulations/register.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { editionName, withOwnEditions } from "../../../words/said/edition-name.ts";
import { readingSaid } from "../../../words/said/reading-said.ts";
import { resolutionSaid } from "../../../words/said/resolution-said.ts";
import { ruleSaid } from "../../../words/said/rule-said.ts";
import { sourceSaid } from "../../../words/said/source-said.ts";
import { termsSaid } from "../../../words/said/terms-said.ts";
import type { Catalogue, RuleName } from "../../../words/types/catalogue.ts";
import { editionShown } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { addAdopt } from "./adopt.ts";
import { addEditionCheck } from "./check.ts";
import { addCompare } from "./compare.ts";
import { addWithdraw } from "./withdraw.ts";

export function addEditions(program: Command, world: World): void {
  const group = program
    .command("editions")
    .description("Editions of the regulations, and your own: list, show, compare, check, adopt, withdraw");
  const list = group
    .command("list")
    .description("All editions of the regulations, one-time changes and how lists are made");
  withCommon(list).action((options: CommonOptions) => print(undefined, options, world));
  const show = group
    .command("show")
    .description("An edition article by article, or a one-time change")
    .argument("<id>", "edition, one-time change, or the file of an edition of your own");
  withCommon(show).action((id: string, options: CommonOptions) => print(id, options, world));
  addCompare(group, world);
  addEditionCheck(group, world);
  addAdopt(group, world);
  addWithdraw(group, world);
}

async function print(id: string | undefined, { json, lang }: CommonOptions, world: World): Promise<void> {
  const words = await loadCatalogue(lang);
  const change = id === undefined ? undefined : ONE_TIME_CHANGES.find((each) => each.id === id);
  const shown = id === undefined ? undefined : (change ?? editionShown(id, words, world));
  if (json) return world.print(JSON.stringify(jsonOf(words, shown), null, 2));
  for (const line of textOf(words, shown, world)) world.print(line);
}

/** What is shown: all there is, an edition, or a one-time change. */
type Shown = AnyEdition | OneTimeChange | undefined;

function jsonOf(words: Catalogue, shown: Shown): unknown {
  if (shown === undefined) return allJson(words);
  return "cited" in shown ? changeJson(words, shown) : editionJson(withOwnEditions(words, [shown]), shown);
}

function textOf(words: Catalogue, shown: Shown, world: World): readonly string[] {
  if (shown === undefined) return allText(words);
  return "cited" in shown ? changeText(words, shown) : editionText(withOwnEditions(words, [shown]), shown, world);
}

const allJson = (words: Catalogue): unknown => ({
  editions: EDITIONS.map((each) => headJson(words, each)),
  oneTimeChanges: ONE_TIME_CHANGES.map((each) => changeJson(words, each)),
  resolutions: RESOLUTIONS.map((each) => resolutionSaid(words, each)),
  listReadings: PERIOD_READINGS.map((each) => readingSaid(words, each)),
  objectionTerms: OBJECTION_TERMS.map((each) => termsSaid(words, each)),
});

function allText(words: Catalogue): string[] {
  const { columns, oneTimeChanges, oneTimeChangesText, listReadings, listReadingsText } = words.phrases;
  const { resolutions, resolutionsText } = words.phrases;
  const rows = EDITIONS.map((each) => [editionName(words, each.id), each.id, inForceText(words, each)]);
  return [
    ...tableText([columns.edition, words.web.regulations.id, columns.inForce], rows),
    "",
    oneTimeChanges,
    oneTimeChangesText,
    ...ONE_TIME_CHANGES.flatMap((each) => ["", ...changeText(words, each)]),
    "",
    resolutions,
    resolutionsText,
    ...RESOLUTIONS.flatMap((each) => ["", ...resolutionText(words, each)]),
    "",
    listReadings,
    listReadingsText,
    ...PERIOD_READINGS.flatMap((each) => readingText(words, each)),
    "",
    words.objections.title,
    ...OBJECTION_TERMS.map((each) => termsText(words, each)),
    words.objections.termsText,
  ];
}

function termsText(words: Catalogue, terms: ObjectionTerms): string {
  const { says, known } = termsSaid(words, terms);
  return `${says} (${known})`;
}

const inForceText = ({ phrases }: Catalogue, { inForce }: Pick<Edition, "inForce">): string =>
  inForce === null ? phrases.byName : phrases.inForce(inForce.from, inForce.until ?? null);

const headJson = (words: Catalogue, { id, list, inForce, source, own }: AnyEdition) => ({
  id,
  name: editionName(words, id),
  list,
  from: inForce?.from ?? null,
  until: inForce?.until ?? null,
  source: sourceSaid(words, source),
  ...(own && { issuedBy: own.issuedBy, base: own.base }),
});

function editionJson(words: Catalogue, edition: AnyEdition): unknown {
  return {
    ...headJson(words, edition),
    articles: articlesOf(edition).map(([rule, { number, known, sets }]) => ({
      rule,
      decides: words.rules[rule],
      article: number,
      known,
      sets,
      says: ruleSaid(words, rule, sets),
      ...(edition.own?.reasons[rule] !== undefined && { reason: edition.own.reasons[rule] }),
      readings: edition.readings.filter(({ rules }) => rules.includes(rule)).map(({ code }) => code),
    })),
    readings: edition.readings.map((each) => readingSaid(words, each)),
  };
}

const changeJson = (words: Catalogue, { id, listDate, lists, cited, source, readings }: OneTimeChange): unknown => ({
  id,
  name: editionName(words, id),
  listDate,
  lists,
  source: sourceSaid(words, source),
  rule: cited.rule,
  decides: words.rules[cited.rule],
  known: cited.known,
  sets: cited.sets,
  says: ruleSaid(words, cited.rule, cited.sets),
  readings: readings.map((each) => readingSaid(words, each)),
});

function editionText(words: Catalogue, edition: AnyEdition, { widthMax }: World): string[] {
  const { columns, readings, noArticle } = words.phrases;
  const rows = articlesOf(edition).map(([rule, { number, known, sets }]) => [
    number ?? "–",
    words.rules[rule],
    ruleSaid(words, rule, sets),
    words.known[known],
  ]);
  return [
    `${editionName(words, edition.id)} (${edition.id})`,
    `${columns.inForce}: ${inForceText(words, edition)}`,
    sourceText(words, edition),
    ...ownText(words, edition),
    "",
    ...tableText([columns.article, columns.rule, columns.sets, columns.known], rows, { widthMax }),
    noArticle,
    "",
    readings,
    ...edition.readings.flatMap((each) => readingText(words, each)),
  ];
}

/** Who issued an edition of one's own, its base, and why each rule differs. */
function ownText(words: Catalogue, { own }: AnyEdition): string[] {
  if (own === undefined) return [];
  const { issuedBy, base, reason } = words.design;
  return [
    `${issuedBy}: ${own.issuedBy}`,
    `${base}: ${editionName(words, own.base)} (${own.base})`,
    ...Object.entries(own.reasons).map(([rule, why]) => `${reason}, ${words.rules[rule as RuleName]}: ${why}`),
  ];
}

function changeText(words: Catalogue, change: OneTimeChange): string[] {
  const { columns } = words.phrases;
  const { rule, known, sets } = change.cited;
  return [
    `${editionName(words, change.id)} (${change.id})`,
    `${columns.listDate} ${change.listDate}: ${listsText(words, change.lists)}`,
    sourceText(words, change),
    `${columns.changed}: ${words.rules[rule]}`,
    `${columns.sets}: ${ruleSaid(words, rule, sets)} (${words.known[known]})`,
    ...change.readings.flatMap((each) => readingText(words, each)),
  ];
}

function resolutionText(words: Catalogue, resolution: Resolution): string[] {
  const { columns } = words.phrases;
  const { list, condition, decides, known } = resolutionSaid(words, resolution);
  return [
    `${listsText(words, [list])}: ${decides}`,
    `${columns.inForce}: ${words.phrases.inForce(resolution.from, resolution.until)} (${known})`,
    sourceText(words, resolution),
    `${columns.lifts}: ${decides}`,
    `${columns.condition}: ${condition}`,
  ];
}

const listsText = (words: Catalogue, lists: readonly string[]): string =>
  lists.map((list) => words.web.regulations.lists[list] ?? list).join(", ");

function sourceText(words: Catalogue, { source }: Pick<Edition, "source">): string {
  const { title, address, consulted } = sourceSaid(words, source);
  return `${words.phrases.source}: ${[title, address, consulted].filter(Boolean).join(", ")}`;
}

function readingText(words: Catalogue, reading: Reading): string[] {
  const { rules, question, answer, evidence } = readingSaid(words, reading);
  const { columns } = words.phrases;
  return [
    "",
    `  ${question} ${answer}`,
    `    ${words.phrases.evidence}: ${evidence}`,
    `    ${columns.rule}: ${rules.map((rule) => words.rules[rule as RuleName]).join(", ")}`,
  ];
}
