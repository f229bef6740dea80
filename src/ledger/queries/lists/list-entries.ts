import type { CopyTarget, Session } from "../../database.ts";
import type { Db, ListEntryRow } from "../../schema/tables.ts";
import { type Bulk, bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import { blocksWith, inParts, type PartReader } from "../../wire/in-parts.ts";
import type { ListKey } from "./lists.ts";

/** Rated, taken off the list, or without a rating: as `status` has them. */
export const STATUSES = ["rated", "delisted", "unrated"] as const;

const COLUMNS = [
  "player",
  "list",
  "version",
  "rating",
  "games",
  "k",
  "inactive",
  "games_so_far",
  "highest",
  "complete",
  "last_counted",
  "delisted_on",
  "gone",
  "status",
  "change",
  "shown",
] as const satisfies readonly (keyof ListEntryRow)[];

/** Entries of a list on their way into the table. */
export function entriesInto(session: CopyTarget): Bulk & { readonly add: (row: ListEntryRow) => void } {
  const bulk = bulkInto(session, "list_entry", COLUMNS);
  const add = (row: ListEntryRow): void => {
    bulk
      .row()
      .int8(row.player)
      .text(row.list)
      .int2(row.version)
      .int2(row.rating)
      .int2(row.games)
      .int2(row.k)
      .flag(row.inactive)
      .int4(row.games_so_far)
      .int2(row.highest)
      .flag(row.complete)
      .text(row.last_counted)
      .text(row.delisted_on)
      .flag(row.gone)
      .int2(row.status)
      .int2(row.change)
      .flag(row.shown);
  };
  return { ...bulk, add };
}

const conditionOf = ({ list, version }: ListKey): string => `list = ${literal(list)} AND version = ${version}`;
const ofList = (list: ListKey): string => `FROM list_entry WHERE ${conditionOf(list)}`;

/** player, rating, games_so_far, highest, complete, k, delisted_on, last_counted, inactive, gone. */
export async function* listedPlayerRows(
  session: PartReader,
  list: ListKey,
  players: readonly number[] | null = null,
): AsyncIterable<CopyRows> {
  const selected = `SELECT player, rating, games_so_far, highest, complete, k, delisted_on, last_counted, inactive, gone
    ${ofList(list)}`;
  if (players !== null) yield new CopyRows(await session.copyOut(selected + someOf(players)));
  else yield* inParts(session, blocksWith("list_entry", conditionOf(list)), (within) => selected + within);
}

const someOf = (players: readonly number[] | null): string =>
  players === null ? "" : ` AND player = ANY ('{${players.join(",")}}'::bigint[])`;

/** player, rating, games_so_far, highest, complete, k: of everybody with a rating, or of some players only. */
export async function ratingsOf(
  { copyOut }: Pick<Session, "copyOut">,
  list: ListKey,
  players: readonly number[] | null,
): Promise<CopyRows> {
  return new CopyRows(
    await copyOut(
      `SELECT player, rating, games_so_far, highest, complete, k ${ofList(list)} AND rating IS NOT NULL${someOf(players)}`,
    ),
  );
}

export interface RatedLine {
  readonly rating: number | null;
  readonly k: number | null;
}

/** Rating and K of some players on a list. */
export async function ratedLines(
  db: Db,
  { list, version }: ListKey,
  players: readonly number[],
): Promise<ReadonlyMap<number, RatedLine>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom("list_entry")
    .select(["player", "rating", "k"])
    .where("list", "=", list)
    .where("version", "=", version)
    .where("player", "in", players)
    .execute();
  return new Map(rows.map(({ player, rating, k }) => [player, { rating, k }]));
}

/** The lists that have a line of a player, as `list/version`. */
export async function listsWithPlayer(db: Db, player: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("list_entry").select(["list", "version"]).where("player", "=", player).execute();
  return new Set(rows.map(({ list, version }) => `${list}/${version}`));
}

/** The highest rating of a player on some lists; null: none there. */
export async function highestOn(db: Db, player: number, lists: readonly ListKey[]): Promise<number | null> {
  const rows = await db
    .selectFrom("list_entry")
    .select(["list", "version", "rating"])
    .where("player", "=", player)
    .execute();
  const asked = new Set(lists.map(({ list, version }) => `${list}/${version}`));
  const ratings = rows.flatMap(({ list, version, rating }) => (asked.has(`${list}/${version}`) ? (rating ?? []) : []));
  return ratings.length === 0 ? null : Math.max(...ratings);
}

/** Every row of a list, in the order of the columns but without list and version. */
export const rowsOf = async ({ copyOut }: Pick<Session, "copyOut">, list: ListKey): Promise<CopyRows> =>
  new CopyRows(
    await copyOut(
      `SELECT ${COLUMNS.filter((each) => each !== "list" && each !== "version").join(", ")} ${ofList(list)}`,
    ),
  );
