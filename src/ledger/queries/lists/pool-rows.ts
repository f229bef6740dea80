import type { Session } from "../../database.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import type { ListKey } from "./lists.ts";

/** Of every player: player, federation, sex, birth. */
export const playerFacts = async ({ copyOut }: Pick<Session, "copyOut">): Promise<CopyRows> =>
  new CopyRows(await copyOut("SELECT player, federation, sex, birth FROM player"));

/** The rated entries of a list as one row of columns: player, rating, games, inactive. A row for each takes three times as long to read. */
export const poolColumns = async (
  { copyOut }: Pick<Session, "copyOut">,
  { list, version }: ListKey,
): Promise<CopyRows> =>
  new CopyRows(
    await copyOut(
      `SELECT array_agg(player), array_agg(rating), array_agg(games), array_agg(inactive::integer::smallint)
       FROM list_entry
       WHERE list = ${literal(list)} AND version = ${version} AND rating IS NOT NULL AND shown`,
    ),
  );
