// Writes docs/REGULATIONS.md from the editions themselves, so that the register cannot say anything else than the code.
// Run with `npm run docs` after a build; a test compares the file with what this would write.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TARIFF_SCHEMA } from "../dist/domain/fees/tariff.js";
import { catalogueOf, EDITIONS, ONE_TIME_CHANGES } from "../dist/index.js";
import { PERIOD_READINGS } from "../dist/rating/period/readings.js";
import { RESOLUTIONS } from "../dist/regulations/fide/resolutions.js";
import { OBJECTION_TERMS } from "../dist/regulations/objection-terms.js";
import { editionName } from "../dist/words/said/edition-name.js";
import { editionSchema } from "../dist/words/said/edition-schema.js";
import { resolutionSaid } from "../dist/words/said/resolution-said.js";
import { ruleSaid } from "../dist/words/said/rule-said.js";
import { termsSaid } from "../dist/words/said/terms-said.js";
import { operationsFile } from "./client-types.mjs";

const words = catalogueOf("en");

/** Everything that has readings; what the office does when it makes a list is cited under its own name. */
const TEXTS = [...EDITIONS, ...ONE_TIME_CHANGES, { id: "rating-office", readings: PERIOD_READINGS }];

/** The JSON Schema of an edition of one's own, for editors. */
export const editionSchemaFile = () => `${JSON.stringify(editionSchema(words), null, 2)}\n`;

/** The JSON Schema of a tariff, for editors. */
export const tariffSchemaFile = () =>
  `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", title: "Tariff of a rating office (amounts in cents)", ...TARIFF_SCHEMA }, null, 2)}\n`;

/** The whole page. */
export function regulationsPage() {
  return `${[
    "# Register of the regulations",
    "",
    "Made by `npm run docs` from `src/regulations/`; do not edit by hand. What an edition sets, article by article:",
    "`npx rating-office editions show ID`.",
    "",
    "Facts and numbers only: no sentence of any regulation stands in this repository.",
    "",
    "## Editions",
    "",
    "| edition | id | tournaments starting | source | known |",
    "|---|---|---|---|---|",
    ...EDITIONS.map(editionRow),
    "",
    "*Known* counts the articles by how well they are known: from the text, from a summary by FIDE or a federation,",
    "from published data, by assumption (the value of the edition before, or of the standard list).",
    "",
    "## One-time changes of whole lists",
    "",
    "| change | id | what it says | source |",
    "|---|---|---|---|",
    ...ONE_TIME_CHANGES.map(changeRow),
    "",
    "## Resolutions of the commission",
    "",
    "| resolution | list | tournaments starting | lifts | condition | source |",
    "|---|---|---|---|---|---|",
    ...RESOLUTIONS.map(resolutionRow),
    "",
    "## Rules",
    "",
    "Each rule as a sentence, once for every wording, with the editions that have it. What differs between two editions:",
    "`npx rating-office editions compare A B`. The same in every language: `conformance/rules-as-sentences/`.",
    "",
    ...rulesInOrder().flatMap(ruleSection),
    "## Objections",
    "",
    ...OBJECTION_TERMS.map((each) => termsSaid(words, each)).map((each) => `- ${each.says} *(${each.known})*`),
    "",
    words.objections.termsText,
    "",
    "## Scope",
    "",
    "Articles on tournaments (0 to 6, the difference, gains and K) go by the edition of the tournament's **start date**.",
    "Articles on lists (closing date, first ratings and their pool, rounding, K times games, inclusion) go by the edition",
    "of **the day before the list**. The floor goes by the list's own date.",
    "",
    "## Readings",
    "",
    "Where a text is open or contradicts itself we decide in the open: the question, what we do, and what speaks for it.",
    "Those of `rating-office` are about making a list, whichever edition it is made under.",
    "",
    ...readingCodes().flatMap(readingSection),
  ].join("\n")}`
    .trimEnd()
    .concat("\n");
}

function resolutionRow(resolution) {
  const { id, list, from, until, decides, condition, known, source } = resolutionSaid(words, resolution);
  const span = `${from} – ${until ?? ""}`.trim();
  return `| \`${id}\` | ${list} | ${span} (${known}) | ${decides} | ${condition} | ${source.title} |`;
}

function editionRow({ id, inForce, source, articles }) {
  const span = inForce === null ? "only by name" : `${inForce.from} – ${inForce.until ?? ""}`.trim();
  const where = [
    words.editionSources[source.code],
    source.address && `<${source.address}>`,
    source.consulted && `consulted ${source.consulted}`,
  ];
  return `| ${editionName(words, id)} | \`${id}\` | ${span} | ${where.filter(Boolean).join(", ")} | ${knownText(Object.values(articles))} |`;
}

function changeRow({ id, cited, source }) {
  const says = ruleSaid(words, cited.rule, cited.sets);
  return `| ${editionName(words, id)} | \`${id}\` | ${says} | ${words.editionSources[source.code]} |`;
}

const rulesInOrder = () => [...new Set(EDITIONS.flatMap(({ articles }) => Object.keys(articles)))];

/** Every wording of a rule, with the editions that have it. */
function ruleSection(rule) {
  const wordings = new Map();
  for (const edition of EDITIONS.filter(({ articles }) => rule in articles)) {
    const says = ruleSaid(words, rule, edition.articles[rule].sets);
    wordings.set(says, [...(wordings.get(says) ?? []), edition]);
  }
  const lines = [...wordings].map(([says, editions]) => `- ${says} *(${editions.map(citedIn(rule)).join("; ")})*`);
  return [`### ${words.rules[rule]}`, "", ...lines, ""];
}

const citedIn = (rule) => (edition) => {
  const { number } = edition.articles[rule];
  return `\`${edition.id}\`${number === null ? "" : ` § ${number}`}`;
};

function knownText(articles) {
  const counts = Object.keys(words.known).map((known) => [
    known,
    articles.filter((each) => each.known === known).length,
  ]);
  return counts
    .filter(([, count]) => count > 0)
    .map(([known, count]) => `${count} ${words.known[known]}`)
    .join(", ");
}

function readingCodes() {
  return [...new Set(TEXTS.flatMap(({ readings }) => readings.map(({ code }) => code)))];
}

/** One reading with its evidence, grouped where editions share it. */
function readingSection(code) {
  const { question, answer } = words.readings[code];
  const byEvidence = Map.groupBy
    ? Map.groupBy(uses(code), ({ evidence }) => evidence)
    : uses(code).reduce((map, use) => map.set(use.evidence, [...(map.get(use.evidence) ?? []), use]), new Map());
  return [
    `### ${code}`,
    "",
    `${question} **${answer}**`,
    "",
    ...[...byEvidence].map(
      ([evidence, each]) =>
        `- ${words.evidence[evidence]} *(${each.map(({ id }) => `\`${id}\``).join(", ")}: ${rulesText(each)})*`,
    ),
    "",
  ];
}

function uses(code) {
  return TEXTS.flatMap(({ id, readings }) =>
    readings.filter((each) => each.code === code).map((each) => ({ id, ...each })),
  );
}

const rulesText = (each) =>
  [...new Set(each.flatMap(({ rules }) => rules.map((rule) => words.rules[rule])))].join("; ");

/** The OpenAPI document of the built server. What its operations are depends on no office. */
async function openApiDocument() {
  const { buildApp } = await import("../dist/server/app.js");
  const { SITE_CATALOGUES } = await import("../dist/words/site.js");
  const assets = { named: () => "", file: () => undefined, font: async () => new Uint8Array() };
  const app = await buildApp({
    context: { ledger: {} },
    assets,
    catalogues: SITE_CATALOGUES,
    log: null,
    secure: false,
  });
  await app.ready();
  return app.swagger();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, "..");
  writeFileSync(join(root, "docs", "REGULATIONS.md"), regulationsPage());
  writeFileSync(join(root, "docs", "edition.schema.json"), editionSchemaFile());
  writeFileSync(join(root, "docs", "tariff.schema.json"), tariffSchemaFile());
  writeFileSync(join(root, "src", "client", "operations.ts"), operationsFile(await openApiDocument()));
}
