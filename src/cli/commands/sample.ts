import type { Command } from "commander";
import { given } from "../../calculation/derived.ts";
import { day } from "../../domain/dates.ts";
import { DRAW, hundredths, points } from "../../domain/units.ts";
import { rulingText } from "../../explanation/ruling.ts";
import { treeText } from "../../explanation/text.ts";
import { coefficientFrom } from "../../rating/coefficient.ts";
import { editionOnDay } from "../../rating/edition-of.ts";
import { type RatedPlayer, rateTournament } from "../../rating/tournament/rate-tournament.ts";
import type { Entrant } from "../../rating/tournament/tournament.ts";
import { newRating } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { SAMPLE_SIZE } from "../../sample/size.ts";
import { decimals } from "../../words/numbers.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { type WritingOptions, withWriting } from "../office.ts";
import { loadInto } from "../sample/load-into.ts";
import { SAMPLE } from "../sample/tournament.ts";
import { type SizeOptions, writeFederation } from "../sample/write.ts";
import { signed, tableText } from "../text/output.ts";
import type { World } from "../world.ts";

export function addSample(program: Command, world: World): void {
  const command = program
    .command("sample")
    .description("Rates the bundled sample tournament: the table, and one rating explained")
    .option("--write <folder>", "write a sample federation instead: its first lists, registrations and reports")
    .option("--office", "create an office with a sample federation instead, up to its last list")
    .option(
      "--players <n>",
      "with --write or --office: number of players; with --games, of rated ones",
      String(SAMPLE_SIZE.players),
    )
    .option("--tournaments <n>", "with --write or --office: number of tournaments (default: from months or games)")
    .option("--games <n>", "with --write or --office: approximate number of games, as in a large office")
    .option("--months <n>", "with --write or --office: number of months", String(SAMPLE_SIZE.months))
    .option(
      "--seed <n>",
      "with --write or --office: seed; another number gives another federation",
      String(SAMPLE_SIZE.seed),
    );
  withWriting(command).action(async (options: Options) => {
    const { json, lang, write } = options;
    const words = await loadCatalogue(lang);
    if (options.office) return loadInto(options, world);
    const { written, wouldWrite } = words.phrases.sample;
    if (write !== undefined && options.dryRun)
      return world.print(wouldWrite(...writeFederation(write, options, { ...world, ...NOWHERE })));
    if (write !== undefined) return world.print(written(...writeFederation(write, options, world)));
    const edition = editionOnDay(SAMPLE.list, day(SAMPLE.start));
    const rated = rateTournament(edition, {
      system: given("system", "swiss", SOURCE),
      national: "no",
      scheduled: null,
      rulings: [],
      decided: null,
      waiver: false,
      gameRuling: null,
      entrants: SAMPLE.players.map((player) => entrant(edition, player)),
      games: SAMPLE.rounds.flatMap((round, index) =>
        round.map(([white, black, score]) => ({
          round: index + 1,
          white,
          black,
          score: score === null ? null : hundredths(score * 2 * DRAW),
          source: { code: "round", round: index + 1 },
        })),
      ),
    });
    const rows = rated.players.map((player) => row(edition, player));
    if (json)
      return world.print(JSON.stringify({ edition: edition.id, tournament: SAMPLE.name, players: rows }, null, 2));
    for (const line of textOf(words, edition, rated.players, rows)) world.print(line);
  });
}

/** Everything is made, and nothing kept. */
const NOWHERE: Pick<World, "makeFolder" | "write"> = {
  makeFolder: () => undefined,
  write: (_, parts) => {
    for (const _each of parts);
  },
};

interface Options extends WritingOptions, SizeOptions {
  readonly write?: string;
  readonly office?: boolean;
}

const SOURCE = { code: "register" } as const;
const LIST = { code: "list", list: SAMPLE.ratings } as const;

function entrant(edition: FideEdition, player: (typeof SAMPLE.players)[number]): Entrant {
  const { name, rating, games, highest, birth } = player;
  if (rating === null) return { name, rating: null, K: null, opening: true };
  const facts = { rating, gamesBefore: games, highest, birth };
  return {
    name,
    rating: given("Ro", points(rating), LIST),
    K: coefficientFrom(edition, facts, day(SAMPLE.start)),
    opening: false,
  };
}

interface Row {
  readonly name: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly n: number;
  readonly change: number | null;
  readonly newRating: number | null;
}

function row(edition: FideEdition, { entrant, games, change, first }: RatedPlayer): Row {
  const n = games.filter(({ counts }) => counts.value).length;
  const { name, rating, K } = entrant;
  if (rating === null || change === null) {
    return { name, rating: null, k: null, n, change: null, newRating: first?.rating?.rating.value ?? null };
  }
  const { Rn } = newRating(edition, rating, change);
  return { name, rating: rating.value, k: K!.value, n, change: change.value / 100, newRating: Rn.value };
}

function textOf(
  words: Catalogue,
  edition: FideEdition,
  players: readonly RatedPlayer[],
  rows: readonly Row[],
): string[] {
  const { columns, sample } = words.phrases;
  const number = (value: number | null, places?: number) =>
    value === null ? "" : decimals(words.language, value, places);
  const heads = [columns.player, columns.rating, "K", columns.games, columns.change, columns.newRating];
  const table = rows.map(({ name, rating, k, n, change, newRating }) => [
    name,
    number(rating),
    number(k),
    number(n),
    change === null ? "" : signed(number(change, 2)),
    number(newRating),
  ]);
  const [, , , shown] = players;
  const { change, Rn } = newRating(edition, shown!.entrant.rating!, shown!.change!);
  return [
    `${SAMPLE.name}, ${SAMPLE.start} – ${SAMPLE.end}`,
    `${editionName(words, edition.id)}:`,
    "",
    ...tableText(heads, table),
    "",
    sample.doNotCount,
    ...notCounted(words, players),
    "",
    sample.howItCame(shown!.entrant.name, signed(number(change.value))),
    "",
    ...treeText(words, Rn),
    "",
    sample.next,
  ];
}

/** Every game that does not count for a player, and why. */
function notCounted(words: Catalogue, players: readonly RatedPlayer[]): string[] {
  return players.flatMap(({ entrant, games }) =>
    games
      .filter(({ counts }) => !counts.value)
      .map(({ round, opponent, counts }) => {
        const other = players[opponent]!.entrant.name;
        return `  ${words.phrases.sample.game(round, entrant.name, other)}: ${rulingText(words, counts)}`;
      }),
  );
}
