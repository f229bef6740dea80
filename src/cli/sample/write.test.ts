import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { readTrf } from "../../formats/trf/read-report.ts";
import type { World } from "../world.ts";
import { REAL_WORLD } from "../world.ts";
import { writeFederation } from "./write.ts";

/** A world that only remembers what is written. */
function memory(draw: World["draw"] = null) {
  const files = new Map<string, string>();
  const world: World = {
    ...REAL_WORLD,
    draw,
    makeFolder: () => undefined,
    write: (file, parts) => {
      const text = [...parts].map((part) => (typeof part === "string" ? part : new TextDecoder().decode(part)));
      files.set(basename(file!), text.join(""));
    },
  };
  return { files, world };
}

const write = (options: Partial<Parameters<typeof writeFederation>[1]>, draw: World["draw"] = null) => {
  const { files, world } = memory(draw);
  return { files, said: writeFederation("F", { players: "300", months: "24", seed: "1", ...options }, world) };
};

const lines = (text: string | undefined): number => (text ?? "").trimEnd().split("\n").length - 1;

describe("a sample federation in a folder", () => {
  const { files, said } = write({});
  const registrations: readonly {
    tournament: string;
    facts: { kind: string; name: string };
    reports: { file: string; part: number }[];
  }[] = JSON.parse(files.get("registrations.json")!);

  test("holds lists, registrations and reports, and says how many", () => {
    const reports = [...files.keys()].filter((name) => name.endsWith(".trf"));
    const [folder, players, tournaments, count] = said;
    expect([folder, tournaments, count]).toEqual(["F", 176, reports.length]);
    expect(lines(files.get("list.txt"))).toBe(players);
    const [rapid, blitz] = [lines(files.get("list-rapid.txt")), lines(files.get("list-blitz.txt"))];
    expect(blitz > 0 && blitz < rapid && rapid < players).toBe(true);
  });

  test("every report is named in the registration of its tournament, and is of it", () => {
    expect(registrations.length).toBe(176);
    const named = registrations.flatMap(({ reports }) => reports.map(({ file }) => file));
    expect(named.toSorted()).toEqual([...files.keys()].filter((name) => name.endsWith(".trf")).sort());
    const parts = registrations.find(({ reports }) => reports.length > 1)!;
    expect(parts.reports[1]).toMatchObject({ file: `${parts.tournament}-2.trf`, part: 2 });
    for (const { facts, reports } of registrations.filter((_, index) => index % 10 === 0)) {
      for (const { file } of reports) {
        expect(readTrf(new TextEncoder().encode(files.get(file))).report?.name).toBe(facts.name);
      }
    }
  });

  test("is the same each time; the seed, the months and the games change it", () => {
    expect(write({}).files).toEqual(files);
    expect(write({ seed: "2" }).files.get("list.txt")).not.toBe(files.get("list.txt"));
    expect(write({ months: "2" }).said[2]).toBe(14);
    const { said } = write({ players: "500", games: "4000", months: "1" });
    expect(said.slice(1, 3)).toEqual([572, 12]);
    expect(() => write({ players: "99" })).toThrow("bad-number");
    expect(() => write({ months: "0" })).toThrow("bad-number");
  });

  test("draws a bar on a terminal, and nothing elsewhere", () => {
    const drawn: string[] = [];
    write({ months: "1" }, (text) => drawn.push(text));
    expect(drawn.join("")).toContain("█");
  });
});
