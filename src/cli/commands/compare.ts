import type { Command } from "commander";
import { type AnyRule, compareEditions } from "../../regulations/compare.ts";
import type { Article } from "../../regulations/edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

export function addCompare(group: Command, world: World): void {
  const command = group
    .command("compare")
    .description("What differs between two editions, side by side")
    .argument("<a>", "an edition")
    .argument("<b>", "another edition");
  withCommon(command).action(async (a: string, b: string, { json, lang }: CommonOptions) => {
    const words = await loadCatalogue(lang);
    const differences = compareEditions(editionNamed(a), editionNamed(b)).filter(({ differs }) => differs);
    if (json) {
      const json = differences.map((each) => ({
        rule: each.rule,
        decides: words.rules[each.rule],
        a: each.a,
        b: each.b,
      }));
      return world.print(JSON.stringify({ a, b, differences: json }, null, 2));
    }
    if (differences.length === 0) return world.print(words.phrases.nothingDiffers);
    const rows = differences.map((each) => [
      words.rules[each.rule],
      sideText(words, each.rule, each.a),
      sideText(words, each.rule, each.b),
    ]);
    for (const line of tableText([words.phrases.columns.rule, a, b], rows, world)) world.print(line);
  });
}

const sideText = (words: Catalogue, rule: AnyRule, article: Article | null): string =>
  article === null ? words.phrases.notInText : ruleSaid(words, rule, article.sets);
