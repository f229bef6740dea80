import type { Command } from "commander";
import { comparedSides, type SentencePart } from "../../presentation/differing-words.ts";
import { type ComparedRule, compareEditions } from "../../regulations/compare.ts";
import type { Article } from "../../regulations/edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { editionName } from "../../words/said/edition-name.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions {
  readonly all?: boolean;
}

export function addCompare(group: Command, world: World): void {
  const command = group
    .command("compare")
    .description("The differences between two editions")
    .argument("<a>", "first edition")
    .argument("<b>", "second edition")
    .option("--all", "show all rules, not only those that differ");
  withCommon(command).action(async (a: string, b: string, { json, lang, all = false }: Options) => {
    const words = await loadCatalogue(lang);
    const rules = compareEditions(editionNamed(a), editionNamed(b)).filter(({ differs }) => all || differs);
    if (json) return world.print(JSON.stringify(comparedJson(words, a, b, rules), null, 2));
    if (rules.length === 0) return world.print(words.phrases.nothingDiffers);
    const heads = [words.phrases.columns.rule, editionName(words, a), editionName(words, b)];
    const rows = rules.map((each) => [words.rules[each.rule], ...sideTexts(words, each)]);
    for (const line of tableText(heads, rows, world)) world.print(line);
    world.print("");
    world.print(words.phrases.differsInBrackets);
  });
}

const comparedJson = (words: Catalogue, a: string, b: string, rules: readonly ComparedRule[]): unknown => ({
  a,
  b,
  differences: rules.map((each) => ({
    rule: each.rule,
    decides: words.rules[each.rule],
    a: sideJson(words, each, each.a),
    b: sideJson(words, each, each.b),
  })),
});

const sideJson = (words: Catalogue, { rule }: ComparedRule, article: Article | null): unknown =>
  article === null ? null : { ...article, says: ruleSaid(words, rule, article.sets) };

/** What both editions say, with what differs in brackets. */
export function sideTexts(words: Catalogue, { rule, a, b }: ComparedRule): readonly string[] {
  const says = (article: Article | null): string =>
    article === null ? words.phrases.notInText : ruleSaid(words, rule, article.sets);
  const articles = [a, b].map((each) => (each?.number ? `${words.phrases.article} ${each.number}` : null));
  return comparedSides(words, says(a), says(b)).map((parts, side) => withArticle(parts, articles[side] ?? null));
}

/** What differs stands in brackets; the article comes last. */
const withArticle = (parts: readonly SentencePart[], article: string | null): string =>
  `${parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("")}${article === null ? "" : ` (${article})`}`;
