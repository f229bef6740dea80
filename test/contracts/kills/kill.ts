import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect } from "vitest";
import { random } from "../../../src/calculation/random.ts";
import type { SampleStep } from "../../../src/cli/sample/sample-step.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import type { SampleSize } from "../../../src/sample/size.ts";
import { faultsIn } from "../../set-up/offices/life.ts";
import { entriesIn } from "../../set-up/offices/offices.ts";
import { recordedHashes } from "../../set-up/offices/recorded.ts";

/**
 * At these moments, one after the other, so that five kills meet each of them, at different times of an office's life:
 * at most so many such steps are let through before, and the kill comes up to so many milliseconds after one has begun.
 */
const MOMENTS: readonly (readonly [does: SampleStep["does"], steps: number, milliseconds: number])[] = [
  ["receives", 5, 40],
  ["closes", 2, 120],
  ["publishes", 1, 15],
  ["settles", 5, 10],
  ["corrects", 0, 150],
];
/** Where none of so many steps is such a one, any will do. */
const STEPS_MAX = 60;

export interface Victim {
  /** What it works through. */
  readonly size: SampleSize;
  /** A folder, or the address of a database. */
  readonly place: string;
  /** Opens the office after everything was killed. */
  readonly reopen: () => Promise<Ledger>;
  /** Kills; without it, the working process is killed. */
  readonly kill?: () => Promise<void>;
}

interface Done {
  /** The next step. */
  step: number;
  /** Hashes of the confirmed entries, in order. */
  readonly confirmed: string[];
  isAtEnd: boolean;
}

/**
 * Works through the sample and is killed again and again; looks after each time whether anything was lost. Says how
 * often it was killed before the end, and leaves the office open.
 */
export async function killAgainAndAgain(
  victim: Victim,
  kills: number,
  seed: number,
): Promise<{ readonly ledger: Ledger; readonly killed: number }> {
  const chance = random(seed);
  const done: Done = { step: 0, confirmed: [], isAtEnd: false };
  let killed = 0;
  while (killed < kills && !done.isAtEnd) {
    const [does, steps, milliseconds] = MOMENTS[killed % MOMENTS.length]!;
    const moment = { does, after: chance.whole(0, steps), delay: chance.next() * milliseconds };
    if (await workUntil(victim, done, moment)) killed += 1;
    const ledger = await victim.reopen();
    await check(ledger, done, `seed ${seed}, kill ${killed}, ${JSON.stringify(moment)}, step ${done.step}`);
    await ledger.close();
  }
  if (!done.isAtEnd) await workUntil(victim, done, null);
  expect(done.isAtEnd).toBe(true);
  return { ledger: await victim.reopen(), killed };
}

interface Moment {
  readonly does: string;
  readonly after: number;
  readonly delay: number;
}

/** Lets a process work until the moment comes; null: until it is at the end. Says whether it was killed. */
async function workUntil({ size, place, kill }: Victim, done: Done, moment: Moment | null): Promise<boolean> {
  const script = join(process.cwd(), "test", "set-up", "processes", "work-through.mjs");
  const args = [script, place, JSON.stringify(size), String(done.step), String(done.confirmed.length)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  let errors = "";
  child.stderr.on("data", (bytes: Buffer) => {
    errors += bytes.toString();
  });
  let [isKilled, left, steps] = [false, moment?.after ?? 0, 0];
  await eachLine(child, async (said) => {
    note(done, said);
    if (moment === null || isKilled || said.does === undefined) return;
    steps += 1;
    if (said.does !== moment.does && steps < STEPS_MAX) return;
    if (left-- > 0) return;
    isKilled = true;
    await wait(moment.delay);
    if (kill === undefined) child.kill("SIGKILL");
    else await kill();
  });
  const code = await exit;
  if (!isKilled && code !== 0) throw new Error(`the working process ended with ${code}:\n${errors}`);
  return isKilled && !done.isAtEnd;
}

interface Said {
  readonly does?: string;
  readonly entries?: readonly { readonly sequence: number; readonly hash: string }[];
  readonly done?: number;
  readonly end?: boolean;
}

function note(done: Done, { entries = [], done: step, end }: Said): void {
  for (const { sequence, hash } of entries) done.confirmed[sequence - 1] = hash;
  if (step !== undefined) done.step = step + 1;
  if (end) done.isAtEnd = true;
}

/** Half a line that a killed process leaves is none. */
async function eachLine({ stdout }: ChildProcess, told: (said: Said) => Promise<void>): Promise<void> {
  let rest = "";
  const acts: Promise<void>[] = [];
  for await (const part of stdout ?? []) {
    const lines = (rest + String(part)).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) acts.push(told(JSON.parse(line) as Said));
  }
  await Promise.all(acts);
}

/** Every confirmed entry is there with its hash, nothing is damaged, and no list is there by half. */
async function check(ledger: Ledger, { confirmed }: Done, when: string): Promise<void> {
  const hashes = (await entriesIn(ledger)).map(({ hash }) => hash);
  expect(hashes.slice(0, confirmed.length), when).toEqual(confirmed);
  expect(await faultsIn(ledger), when).toEqual([]);
  expect(await halves(ledger), when).toEqual([]);
}

/** Rows of lists that are not there, and lists that do not have as many rows as their entry says. */
async function halves(ledger: Ledger): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const table of ["list_entry", "pool", "card", "list_tournament"]) {
    const orphans = sql`SELECT DISTINCT list, version FROM ${sql.table(table)} EXCEPT SELECT list, version FROM list`;
    found.push(...(await orphans.execute(ledger.db)).rows);
  }
  const lists = new Map((await allLists(ledger.db)).map((list) => [list.sequence, list]));
  for (const entry of await entriesIn(ledger)) {
    const list = lists.get(entry.sequence);
    if (entry.kind !== "list-closed" || list === undefined || list.discarded !== null) continue;
    const { rows } = await sql<{ rows: number }>`
      SELECT count(*)::integer AS rows FROM list_entry WHERE list = ${list.list} AND version = ${list.version}
    `.execute(ledger.db);
    if (rows[0]?.rows !== entry.payload.players) found.push({ list: list.list, rows, entry: entry.payload });
  }
  return found;
}

/** The bytes of every published list, by name: a life with interruptions makes the same ones as a life without. */
export async function listsOf(ledger: Ledger): Promise<readonly string[]> {
  const hashes = await recordedHashes(ledger);
  return (await allLists(ledger.db)).map(({ published }, index) => `${hashes[index]} ${published !== null}`);
}
