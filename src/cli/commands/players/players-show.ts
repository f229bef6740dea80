import type { Player } from "../../../domain/player.ts";
import { readCount } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

export interface ListOptions extends PlaceOptions {
  readonly name?: string;
  readonly federation?: string;
  readonly limit: string;
  readonly after?: string;
}

export type ShowOptions = PlaceOptions;

const PLAYERS_MAX = 10_000;

export const listPlayers = (options: ListOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { playersPage } = await import("../../../ledger/queries/players/players.ts");
    const { keyText, readKey } = await import("../../../ledger/queries/players/player-key.ts");
    const { name, federation } = options;
    const { players, next } = await playersPage(ledger.db, {
      name,
      federation,
      limit: readCount(options.limit, "--limit", { from: 1, to: PLAYERS_MAX }),
      after: options.after === undefined ? undefined : readKey(options.after),
    });
    const key = next === null ? null : keyText(next);
    if (options.json) return world.print(JSON.stringify({ players, next: key }, null, 2));
    const { facts } = words.office;
    const rows = players.map((each) => [
      each.id,
      each.name,
      each.federation ?? "–",
      each.title ?? "–",
      each.birth ?? "–",
    ]);
    const heads = [facts.id, facts.name, facts.federation, facts.title, facts.birth];
    for (const line of tableText(heads, rows, world)) world.print(line);
    if (key !== null) world.print(words.office.more(key));
  });

export const showPlayer = (id: string, options: ShowOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger: { db }, words }) => {
    const { knownPlayer } = await import("../../../periods/players.ts");
    const { mergedInto } = await import("../../../ledger/queries/players/players.ts");
    const { correctionsOf } = await import("../../../ledger/queries/lists/lists.ts");
    const { earlierFactsOf } = await import("../../../ledger/queries/players/earlier-facts.ts");
    const { entriesOf } = await import("../../../ledger/queries/lists/lists-of-player.ts");
    const { isKDerived } = await import("../../../periods/lists/assemble/derived-k.ts");
    const { editionsOf } = await import("../../../periods/editions/editions-of.ts");
    const player = await knownPlayer(db, id);
    const [others, entries] = [await mergedInto(db, player.id), await entriesOf(db, player.id)];
    const corrections = await correctionsOf(db, player.id);
    const before = (list: string, version: number): number | null =>
      corrections.find((each) => each.list === list && each.version === version)?.rating_before ?? null;
    const editions = await editionsOf(db);
    const ratings = entries.map((each) => ({
      ...each,
      kDerived: isKDerived(editions, player.birth, each),
      correctedFrom: before(each.list, each.version),
    }));
    const sameAs = others.map((each) => each.id);
    const earlier = (await earlierFactsOf(db, player.id)).map(({ kind, games_before, highest }) => ({
      list: kind,
      gamesBefore: games_before,
      highest,
    }));
    if (options.json) return world.print(JSON.stringify({ ...player, sameAs, earlier, ratings }, null, 2));
    for (const line of [...factLines(words, player), ...earlierLines(words, earlier)]) world.print(line);
    if (sameAs.length > 0) world.print(words.office.mergedWith(sameAs.join(", ")));
    const { columns } = words.office;
    const heads = [columns.list, columns.date, columns.rating, columns.games, columns.k, columns.correction];
    const rows = ratings.map(({ list, version, date, rating, games, k, kDerived, correctedFrom }) => [
      version > 1 ? `${list} (${version})` : list,
      date,
      String(rating ?? "–"),
      String(games ?? ""),
      `${k ?? ""}${kDerived ? "*" : ""}`,
      String(correctedFrom ?? ""),
    ]);
    if (rows.length > 0) for (const line of ["", ...tableText(heads, rows, world)]) world.print(line);
    if (ratings.some(({ kDerived }) => kDerived)) world.print(words.web.lists.coefficientDerived);
  });

export function factLines(words: Catalogue, player: Player): string[] {
  const { facts } = words.office;
  const lines: readonly (readonly [name: string, value: string | null])[] = [
    [facts.id, player.id],
    [facts.name, player.name],
    [facts.federation, player.federation],
    [facts.sex, player.sex],
    [facts.birth, player.birth],
    [facts.title, player.title],
    [facts.womenTitle, player.womenTitle],
    [facts.otherTitles, player.otherTitles.join(", ") || null],
    [facts.arenaTitle, player.arenaTitle],
    [facts.memberships, player.memberships.join(", ") || null],
    [facts.mergedInto, player.mergedInto],
    [facts.excluded, player.excluded],
    [facts.dispensation, player.dispensation],
  ];
  return lines.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
}

interface Earlier {
  readonly list: string;
  readonly gamesBefore: number | null;
  readonly highest: number | null;
}

/** What the office stated of the time before the first list, of each list the latest. */
const earlierLines = ({ office: { facts } }: Catalogue, stated: readonly Earlier[]): string[] =>
  [...new Map(stated.map((each) => [each.list, each])).values()].flatMap(({ list, gamesBefore, highest }) => [
    ...(gamesBefore === null ? [] : [`${list}: ${facts.gamesBefore}: ${gamesBefore}`]),
    ...(highest === null ? [] : [`${list}: ${facts.highestBefore}: ${highest}`]),
  ]);
