import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import type { Issue } from "../../src/domain/issues/issues.ts";
import type { ListKind } from "../../src/domain/list.ts";
import type { ListEntry } from "../../src/domain/list-entry.ts";
import { listReader } from "../../src/formats/fide-list/list-reader.ts";

export const fixture = (name: string): Uint8Array => readFileSync(`fixtures/lists/${name}`);

/** All that reading a list gives, where it comes cut at these places. */
export function read(bytes: Uint8Array, kind: ListKind = "standard", cuts: readonly number[] = []) {
  const entries: ListEntry[] = [];
  const lines: number[] = [];
  const issues: Issue[] = [];
  const reader = listReader(
    {
      entry: (entry, line) => {
        entries.push(entry);
        lines.push(line);
      },
      issue: (issue) => issues.push(issue),
    },
    { kind },
  );
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [at, from] of places.entries()) reader.write(bytes.slice(from, places[at + 1] ?? bytes.length));
  return { entries, lines, issues, isList: reader.end() };
}

/** A list of every form. */
export const ALL = [
  "txt-combined.txt",
  "txt-2003-code-for-id.txt",
  "txt-2003-without-header.txt",
  "encoding-cp1252.txt",
  "encoding-utf8.txt",
  "encoding-utf8-mark.txt",
  "fault-titles-run-into-arena-title.txt",
  "xml-combined.xml",
  "xml-single-latin1.xml",
  "xml-of-federation.xml",
  "xml-on-one-line.xml",
  "fault-xml-tag-missing.xml",
  "csv-combined.csv",
  "csv-single-semicolons.csv",
  "fault-csv-quote-open.csv",
  "fault-csv-fields.csv",
].map(fixture);

/** Damages so many lists, and reads each whole and in pieces: without a throw, and with the same result. */
export function damageLists(runs: number): void {
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.constantFrom("set", "cut", "double")), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.nat(ALL.length - 1), damage, fc.array(fc.nat(), { maxLength: 4 }), (index, faults, cuts) => {
      let bytes = [...ALL[index]!];
      for (const [where, value, how] of faults) {
        const at = where % Math.max(1, bytes.length);
        if (how === "set") bytes[at] = value;
        else if (how === "cut") bytes.splice(at, 1 + (value % 90));
        else bytes = [...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - value))];
      }
      const whole = read(Uint8Array.from(bytes));
      expect(read(Uint8Array.from(bytes), "standard", cuts)).toEqual(whole);
    }),
    { numRuns: runs },
  );
}
