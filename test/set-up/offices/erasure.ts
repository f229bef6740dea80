import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { commandsAt } from "./commands.ts";
import { close, publish, receiveSwiss, SIX, SWISS, withOctober } from "./lists.ts";
import { register } from "./tournaments.ts";

/** Every form of the name and the birth that may stand somewhere. */
export const TRACES = [
  "Öster",
  "Oster",
  "oster",
  "\\u00d6ster",
  "1991-05-06",
  "06.05.1991",
  "1991/05/06",
  "a letter from",
];

/** The traces that the bytes of a folder have, with the files they are in. */
export function tracesIn(folder: string, traces: readonly string[] = TRACES): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(join(file.parentPath, file.name));
    const forms = traces.flatMap((each) => [Buffer.from(each), Buffer.from(each, "latin1")]);
    return forms.some((form) => bytes.includes(form)) ? [file.name] : [];
  });
}

export async function verified(ledger: Ledger): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { list, version, sha256, differences } of verifyLists(ledger)) {
    expect(differences).toEqual([]);
    found.push(`${list} ${version} ${sha256}`);
  }
  return found;
}

export async function withIda(ledger: Ledger): Promise<void> {
  const tournament = await withOctober(ledger, [{ id: 1000109, name: "Oster, Ida", rating: 2000 }]);
  const people = SIX.map((each, at) => ({ ...each, birth: at === 0 ? "1991-05-06" : "1980-01-02" }));
  await receiveSwiss(ledger, tournament, SWISS, {}, people);
  const said = commandsAt(ledger);
  await said('players change 1000101 --birth 1991-05-06 --sex w --reason "a letter from Ida Öster"');
  await said('players merge 1000101 1000109 --reason "Ida Öster is Oster, Ida"');
  const arbiters = [{ name: "Öster, Ida", id: "1000101", licensed: true }];
  await register(ledger, { start: day("2026-12-05"), end: day("2026-12-09"), system: "swiss", arbiters }, "2026-11-01");
  await close(ledger, "2026-11-01");
  await publish(ledger, "standard-2026-11");
}

export const REASON = { reason: "a request under article 17", players: ["1000101"] };
