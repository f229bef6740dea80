import { readBirth } from "../../../domain/dates.ts";
import { isErasedName } from "../../../domain/player.ts";
import { entriesOfKinds } from "../../../ledger/queries/journal/journal-table.ts";
import { heldRows } from "../../../ledger/queries/players/held-rows.ts";
import type { Db, PlayerRow } from "../../../ledger/schema/tables.ts";
import { isMemberKey } from "../own-members.ts";
import type { ErasedPersons } from "./erased-list.ts";

/** Everybody who was ever erased, by number; the stand-in for the birth is what the office still knows. */
export async function erasedPlayers(db: Db): Promise<ErasedPersons> {
  const entries = await entriesOfKinds(db, 0, ["person-erased"]);
  const numbers = new Set(
    entries
      .flatMap(({ kind, payload }) => (kind === "person-erased" ? [payload.player, ...payload.records] : []))
      .filter((each) => each !== "" && !isMemberKey(each)),
  );
  const rows = (await heldRows(db, "player", [...numbers])) as unknown as readonly PlayerRow[];
  const births = new Map(
    rows.flatMap((row) => (isErasedName(row.name) ? [[String(row.player), row.birth] as const] : [])),
  );
  return {
    numbers: [...numbers],
    members: new Set(),
    has: (player) => numbers.has(player),
    birthOf: (player) => readBirth(births.get(player) ?? "") ?? null,
  };
}
