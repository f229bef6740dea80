import type { Command } from "commander";
import { setsInFull } from "../../explanation/format.ts";
import { type AnyEdition, articlesOf } from "../../regulations/compare.ts";
import type { Edition } from "../../regulations/edition.ts";
import { EDITIONS, editionNamed } from "../../regulations/register.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { sourceSaid } from "../../words/source-said.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import { tableText } from "../output.ts";
import type { World } from "../world.ts";

export function addEditions(program: Command, world: World): void {
  const command = program
    .command("editions")
    .description("All editions of the regulations, or one of them article by article")
    .argument("[id]", "the edition to show");
  withCommon(command).action(async (id: string | undefined, { json, lang }: CommonOptions) => {
    const words = await loadCatalogue(lang);
    const print = (value: unknown) => world.print(JSON.stringify(value, null, 2));
    if (id === undefined) return json ? print(EDITIONS.map((each) => headJson(words, each))) : list(words, world);
    const edition = editionNamed(id);
    if (json) return print(editionJson(words, edition));
    for (const line of editionText(words, edition, world)) world.print(line);
  });
}

function list(words: Catalogue, world: World): void {
  const { edition, list: kind, inForce } = words.phrases.columns;
  const rows = EDITIONS.map((each) => [each.id, each.list, inForceText(words, each)]);
  for (const line of tableText([edition, kind, inForce], rows)) world.print(line);
}

const inForceText = ({ phrases }: Catalogue, { inForce }: Pick<Edition, "inForce">): string =>
  inForce === null ? phrases.byName : phrases.inForce(inForce.from, inForce.until ?? null);

const headJson = (words: Catalogue, { id, list, inForce, source }: AnyEdition) => ({
  id,
  list,
  from: inForce?.from ?? null,
  until: inForce?.until ?? null,
  source: sourceSaid(words, source),
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
      readings: edition.readings.filter(({ rules }) => rules.includes(rule)).map(({ code }) => code),
    })),
    readings: edition.readings.map(({ code, rules, evidence }) => ({
      code,
      rules,
      ...words.readings[code],
      evidence: words.evidence[evidence],
    })),
  };
}

function editionText(words: Catalogue, edition: AnyEdition, { widthMax }: World): string[] {
  const { columns, source, readings, evidence, notInText } = words.phrases;
  const { title, address, consulted } = sourceSaid(words, edition.source);
  const rows = articlesOf(edition).map(([rule, { number, known, sets }]) => [
    number ?? "–",
    words.rules[rule],
    number === null ? notInText : setsInFull(words, sets),
    words.known[known],
  ]);
  return [
    `${edition.id}   ${inForceText(words, edition)}`,
    `${source}: ${[title, address, consulted].filter(Boolean).join(", ")}`,
    "",
    ...tableText([columns.article, columns.rule, columns.sets, columns.known], rows, { widthMax }),
    "",
    readings,
    ...edition.readings.flatMap((each) => {
      const { question, answer } = words.readings[each.code];
      return [
        "",
        `  ${each.code} (${each.rules.join(", ")})`,
        `    ${question} ${answer}`,
        `    ${evidence}: ${words.evidence[each.evidence]}`,
      ];
    }),
  ];
}
