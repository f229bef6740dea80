import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { damageMany } from "./set-up/trf-damage.ts";
import { TRF_PROPERTIES } from "./set-up/trf-properties.ts";

const FOLDER = join("fixtures", "trf", "valid");
const files = readdirSync(FOLDER).map((file) => new Uint8Array(readFileSync(join(FOLDER, file))));

describe("tournament reports, many of them", () => {
  it("800,000 damaged files are read without a throw, a wait or a made-up game", () => {
    expect(damageMany(files, 0, 800_000)).toEqual([]);
  });

  for (const [name, holds] of Object.entries(TRF_PROPERTIES)) it(name, () => holds(20_000));
});
