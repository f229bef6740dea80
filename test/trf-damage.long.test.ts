import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shareOf } from "./set-up/share.ts";
import { damageMany } from "./set-up/trf/trf-damage.ts";
import { TRF_PROPERTIES } from "./set-up/trf/trf-properties.ts";

const DAMAGED = shareOf(800_000);
const FOLDER = join("fixtures", "trf", "valid");
const files = readdirSync(FOLDER).map((file) => new Uint8Array(readFileSync(join(FOLDER, file))));

describe("tournament reports, many of them", () => {
  it(`${DAMAGED} damaged files are read without a throw, a wait or a made-up game`, () => {
    expect(damageMany(files, 0, DAMAGED)).toEqual([]);
  });

  for (const [name, holds] of Object.entries(TRF_PROPERTIES)) it(name, () => holds(shareOf(20_000)));
});
