import type { Session } from "../../database.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import type { ListKey } from "./lists.ts";

/**
 * The rated entries of an imported list together with what is known of their players:
 * player, rating, games, k, inactive, federation, sex, birth, title, women_title, name.
 */
export const listedRows = async (
  { copyOut }: Pick<Session, "copyOut">,
  { list, version }: ListKey,
): Promise<CopyRows> =>
  new CopyRows(
    await copyOut(
      `SELECT e.player, e.rating, e.games, e.k, e.inactive, p.federation, p.sex, p.birth, p.title, p.women_title, p.name
       FROM list_entry e JOIN player p ON p.player = e.player
       WHERE e.list = ${literal(list)} AND e.version = ${version} AND e.rating IS NOT NULL AND e.shown`,
    ),
  );
