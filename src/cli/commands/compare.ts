import type { Command } from "commander";
import { setsInFull } from "../../explanation/format.ts";
import type { Article } from "../../regulations/edition.ts";
import { type EDITIONS, editionNamed } from "../../regulations/register.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { catalogueOf } from "../../words/words.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { tableText } from "../output.ts";
import type { World } from "../world.ts";
import { articlesOf } from "./editions.ts";

export function addCompare(program: Command, world: World): void {
  const command = program
    .command("compare")
    .description("What differs between two editions, side by side")
    .argument("<a>", "an edition")
    .argument("<b>", "another edition");
  withCommon(command).action((a: string, b: string, { json, lang }: CommonOptions) => {
    const words = catalogueOf(lang);
    const differences = differencesOf(editionNamed(a), editionNamed(b));
    if (json) {
      const told = differences.map((each) => ({
        rule: each.rule,
        decides: words.rules[each.rule],
        a: each.a,
        b: each.b,
      }));
      return world.print(JSON.stringify({ a, b, differences: told }, null, 2));
    }
    if (differences.length === 0) return world.print(words.phrases.nothingDiffers);
    const rows = differences.map((each) => [words.rules[each.rule], sideText(words, each.a), sideText(words, each.b)]);
    for (const line of tableText([words.phrases.columns.rule, a, b], rows, world)) world.print(line);
  });
}

type AnyEdition = (typeof EDITIONS)[number];

interface Difference {
  readonly rule: keyof Catalogue["rules"];
  /** null: the other system has no such rule. */
  readonly a: Article | null;
  readonly b: Article | null;
}

/** Rules that set something else, or that only one of the two has. A mere change of number is not a difference. */
function differencesOf(a: AnyEdition, b: AnyEdition): readonly Difference[] {
  const [left, right] = [new Map(articlesOf(a)), new Map(articlesOf(b))];
  const rules = [...new Set([...left.keys(), ...right.keys()])];
  return rules
    .map((rule) => ({ rule, a: left.get(rule) ?? null, b: right.get(rule) ?? null }))
    .filter((each) => JSON.stringify(each.a?.sets) !== JSON.stringify(each.b?.sets) || !each.a !== !each.b);
}

function sideText(words: Catalogue, article: Article | null): string {
  if (article === null || article.number === null) return words.phrases.notInText;
  return `${words.phrases.article} ${article.number}: ${setsInFull(words, article.sets)}`;
}
