import type { FaceSetting } from "../../../domain/face.ts";
import type { RetentionSetting } from "../../../domain/retention.ts";
import type { Db } from "../../schema/tables.ts";

export type SettingName = "name" | "zone" | "federation" | "sample" | FaceSetting | RetentionSetting;

export async function allSettings(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("setting").selectAll().execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** null takes a setting away. */
export async function putSetting(db: Db, name: SettingName, value: string | null): Promise<void> {
  await db.deleteFrom("setting").where("name", "=", name).execute();
  if (value !== null) await db.insertInto("setting").values({ name, value }).execute();
}
