import { randomUUID } from "node:crypto";
import { Refusal } from "../../../domain/refusal.ts";
import { followed } from "../../content-files.ts";
import type { Transaction } from "../../database.ts";
import type { Kept } from "../../ledger.ts";
import type { Db } from "../../schema/tables.ts";
import { checked, measured } from "../../sha256.ts";
import { together } from "../../together.ts";
import { bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";

// Contents in the tables of a server, in parts.

export const uploadOf = (db: Db, sha256: string) =>
  db.selectFrom("content").select(["upload", "size", "redacted"]).where("sha256", "=", sha256).executeTakeFirst();

/** An empty text: nothing is read in its place. */
export async function pointer(db: Db, sha256: string): Promise<string | null | undefined> {
  const redacted = (await uploadOf(db, sha256))?.redacted ?? undefined;
  return redacted === "" ? null : redacted;
}

export async function point({ db }: Transaction, sha256: string, by: string | null): Promise<void> {
  const known = await uploadOf(db, sha256);
  if (known !== undefined) await db.deleteFrom("content_part").where("upload", "=", known.upload).execute();
  const row = { size: 0, upload: randomUUID(), redacted: by ?? "" };
  await db
    .insertInto("content")
    .values({ sha256, ...row })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet(row))
    .execute();
}

/** Parts arrive before their hash is known, so they are kept under a name of their own. */
export async function keep(tx: Transaction, bytes: AsyncIterable<Uint8Array>): Promise<Kept> {
  const upload = randomUUID();
  const passing = measured(bytes);
  let part = 0;
  const bulk = bulkInto(tx, "content_part", ["upload", "part", "bytes"]);
  for await (const piece of passing.bytes) {
    bulk.row().text(upload).int4(part).bytes(piece);
    await bulk.flushFull();
    part += 1;
  }
  const found = passing.end();
  const noted = tx.db
    .insertInto("content")
    .values({ ...found, upload, redacted: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const [, { numInsertedOrUpdatedRows: added = 0n }] = await together(bulk.flush(), noted);
  const isNew = added > 0n;
  if (!isNew) await tx.db.deleteFrom("content_part").where("upload", "=", upload).execute();
  return { ...found, isNew };
}

export async function allContents(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom("content").select("sha256").where("redacted", "is", null).execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function remove(db: Db, sha256: string): Promise<void> {
  const found = await uploadOf(db, sha256);
  if (found === undefined) return;
  await db.deleteFrom("content").where("sha256", "=", sha256).execute();
  await db.deleteFrom("content_part").where("upload", "=", found.upload).execute();
}

/** Parts that are read in one go. */
const PARTS = 8;

export async function* content(
  db: Db,
  sha256: string,
  session?: Pick<Transaction, "copyOut">,
): AsyncIterable<Uint8Array> {
  const read = await followed(sha256, (each) => pointer(db, each));
  if (read !== null) yield* checked(partsOf(db, read, session), read);
}

async function* partsOf(db: Db, sha256: string, session?: Pick<Transaction, "copyOut">): AsyncIterable<Uint8Array> {
  const found = await uploadOf(db, sha256);
  if (found === undefined) throw new Refusal("content-missing", { sha256 });
  const { upload } = found;
  for (let from = 0; ; from += PARTS) {
    const parts = session ? await copiedParts(session, upload, from) : await selectedParts(db, upload, from);
    yield* parts;
    if (parts.length < PARTS) return;
  }
}

async function selectedParts(db: Db, upload: string, from: number): Promise<readonly Uint8Array[]> {
  const rows = await db
    .selectFrom("content_part")
    .select("bytes")
    .where("upload", "=", upload)
    .where("part", ">=", from)
    .where("part", "<", from + PARTS)
    .orderBy("part")
    .execute();
  return rows.map(({ bytes }) => bytes);
}

/** The bytes as they are: a query would have them written as figures, and read again. */
async function copiedParts(
  { copyOut }: Pick<Transaction, "copyOut">,
  upload: string,
  from: number,
): Promise<readonly Uint8Array[]> {
  const rows = new CopyRows(
    await copyOut(`SELECT bytes FROM content_part
      WHERE upload = ${literal(upload)} AND part >= ${from} AND part < ${from + PARTS} ORDER BY part`),
  );
  const parts: Uint8Array[] = [];
  const place = new Uint32Array(2);
  while (rows.next()) {
    rows.places(1, place);
    parts.push(rows.bytes.subarray(place[0], place[1]));
  }
  return parts;
}
