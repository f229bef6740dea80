import type { Objection, ObjectionSubject } from "../../../domain/objection.ts";
import type { Db, Tables } from "../../schema/tables.ts";

type ObjectionRow = Tables["objection"];

export async function insertObjection(db: Db, row: ObjectionRow): Promise<void> {
  await db.insertInto("objection").values(row).execute();
}

export async function decideObjectionRow(
  db: Db,
  objection: number,
  decision: Pick<ObjectionRow, "decided" | "decided_on" | "upheld" | "reason">,
): Promise<void> {
  await db.updateTable("objection").set(decision).where("objection", "=", objection).execute();
}

/** The newest first, those that are open before all others. */
export async function allObjections(db: Db): Promise<readonly Objection[]> {
  const rows = await db
    .selectFrom("objection")
    .selectAll()
    .orderBy((by) => by.case().when("decided", "is", null).then(0).else(1).end())
    .orderBy("objection", "desc")
    .execute();
  return rows.map(objectionOf);
}

export async function objectionWith(db: Db, objection: number): Promise<Objection | undefined> {
  const row = await db.selectFrom("objection").selectAll().where("objection", "=", objection).executeTakeFirst();
  return row && objectionOf(row);
}

export async function nextObjection(db: Db): Promise<number> {
  const row = await db
    .selectFrom("objection")
    .select(({ fn }) => fn.max("objection").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

function objectionOf(row: ObjectionRow): Objection {
  const { objection, day, answer_by: answerBy, name, text, decided_on: on, upheld, reason } = row;
  return {
    ...{ objection, on: day, answerBy, name, text, subject: subjectOf(row) },
    decided: on === null ? null : { on, upheld: upheld === true, reason: reason ?? "" },
  };
}

function subjectOf({ tournament, round, white, black, list, player }: ObjectionRow): ObjectionSubject {
  if (tournament !== null) return { tournament, round: round ?? 0, white: String(white), black: String(black) };
  return { list: list ?? "", player: String(player) };
}
