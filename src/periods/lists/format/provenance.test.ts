import { describe, expect, test } from "vitest";
import { formatOf, type ListProvenance, provenanceBytes, provenanceLines, readProvenance } from "./provenance.ts";

const MADE: ListProvenance = {
  list: "standard-2026-11",
  version: 1,
  factsAsOf: 7,
  reportsAsOf: 7,
  tournaments: [],
  heldBack: [],
  pools: [{ player: "1000106", pool: '{"openedBy":null,"tournaments":[]}' }],
  cards: [{ player: "1000101", cards: '[["T1",0,480],["T2",0,-1520]]' }],
  review: {
    ...{ entrants: [], delisted: [], leavers: [], largestChanges: [] },
    ...{ loweredCoefficients: [], corrections: [], unusual: [] },
  },
};

async function* bytes(lines: Iterable<string>): AsyncIterable<Uint8Array> {
  yield* provenanceBytes(lines);
}

describe("how a list was made, as it is written down", () => {
  test("gives back what each tournament brought, and what is kept for the unrated", async () => {
    const found: string[][] = [];
    await readProvenance(bytes(provenanceLines(MADE)), {
      pool: (...pool) => found.push(pool),
      cards: (...cards) => found.push(cards),
    });
    expect(found).toEqual([
      ["1000106", MADE.pools[0]?.pool],
      ["1000101", MADE.cards[0]?.cards],
    ]);
  });

  test("is written in its first form where that is asked for: without what each tournament brought", async () => {
    const lines = [...provenanceLines(MADE, 1)];
    expect(lines.join()).not.toContain("cards");
    expect(await formatOf(bytes(lines))).toBe(1);
    expect(await formatOf(bytes(provenanceLines(MADE)))).toBe(2);
  });

  test("is not read in a form that is not known", async () => {
    const later = ['{"head":{"format":3}}'];
    await expect(readProvenance(bytes(later), {})).rejects.toThrow("format 3");
    await expect(formatOf(bytes(later))).rejects.toThrow("format 3");
  });
});
