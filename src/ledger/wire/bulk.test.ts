import { expect, test } from "vitest";
import { bulkInto } from "./bulk.ts";
import { CopyRows } from "./copy-rows.ts";

/** Keeps what is sent; each part arrives when it is let through. */
function target(ahead: number, size = 1) {
  const sent: { readonly table: string; readonly bytes: Uint8Array; readonly arrive: (error?: Error) => void }[] = [];
  const copyIn = (table: string, bytes: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      sent.push({ table, bytes, arrive: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  return { sent, parts: { ahead, size }, copyIn };
}

const FULL = 2_000;

test("what is written field by field is read field by field", async () => {
  const into = target(1);
  const bulk = bulkInto(into, "listed", ["a", "b", "c", "d", "e"]);
  const large = 2 ** 40 + 5;
  bulk.row().int2(-7).int4(1_000_101).int8(large).flag(true).text("Öster, Ida");
  bulk.row().int2(null).int4(null).int8(-large).flag(null).text(null);
  const end = bulk.flush();
  into.sent[0]!.arrive();
  await end;
  expect(into.sent[0]!.table).toBe("listed (a, b, c, d, e)");
  const rows = new CopyRows(into.sent[0]!.bytes);
  const read = () => [rows.int2(), rows.int4(), rows.int8(), rows.flag(), rows.text()];
  expect(rows.next()).toBe(true);
  expect(read()).toEqual([-7, 1_000_101, large, true, "Öster, Ida"]);
  expect(rows.next()).toBe(true);
  expect(read()).toEqual([null, null, -large, false, null]);
  expect(rows.next()).toBe(false);
});

test("texts of any length fit, and lose the character that PostgreSQL cannot hold", async () => {
  const into = target(1);
  const bulk = bulkInto(into, "noted", ["note"]);
  const notes = ["", "a\0b", `${"long ".repeat(20)}\0`, "žluťoučký".repeat(50_000), "last"];
  for (const note of notes) bulk.row().text(note);
  const end = bulk.flush();
  into.sent[0]!.arrive();
  await end;
  const rows = new CopyRows(into.sent[0]!.bytes);
  for (const note of notes) {
    expect(rows.next()).toBe(true);
    expect(rows.text()).toBe(note.replaceAll("\0", ""));
  }
});

test("a part is sent when it is full, and no more than allowed are under way", async () => {
  const into = target(1);
  const bulk = bulkInto(into, "counted", ["number"]);
  const fill = async (): Promise<void> => {
    for (let number = 1; number < FULL; number++) bulk.row().int4(number);
    await bulk.flushFull();
  };
  await fill();
  expect(into.sent).toHaveLength(0);
  bulk.row().int4(FULL);
  await bulk.flushFull();
  expect(into.sent).toHaveLength(1);
  const second = fill().then(() => {
    bulk.row().int4(FULL);
    return bulk.flushFull();
  });
  await new Promise(setImmediate);
  expect(into.sent).toHaveLength(1);
  into.sent[0]!.arrive();
  await second;
  expect(into.sent).toHaveLength(2);
});

test("a part that fails fails the end, and nothing is sent where nothing was written", async () => {
  const into = target(2);
  const bulk = bulkInto(into, "counted", ["number"]);
  await bulk.flush();
  expect(into.sent).toHaveLength(0);
  bulk.row().int4(1);
  const end = bulk.flush();
  into.sent[0]!.arrive(new Error("no room"));
  await expect(end).rejects.toThrow("no room");
});

test("where nobody waits a part is larger", async () => {
  const into = target(1, 3);
  const bulk = bulkInto(into, "counted", ["number"]);
  for (let number = 1; number < 3 * FULL; number++) bulk.row().int4(number);
  await bulk.flushFull();
  expect(into.sent).toHaveLength(0);
  bulk.row().int4(0);
  await bulk.flushFull();
  expect(into.sent).toHaveLength(1);
});
