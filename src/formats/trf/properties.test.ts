import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import { damageMany } from "../../../test/set-up/trf/trf-damage.ts";
import { TRF_PROPERTIES } from "../../../test/set-up/trf/trf-properties.ts";

const FOLDER = join("fixtures", "trf", "valid");
const files = readdirSync(FOLDER).map((file) => new Uint8Array(readFileSync(join(FOLDER, file))));

describe("reader and writer", () => {
  for (const [name, holds] of Object.entries(TRF_PROPERTIES)) it(name, () => holds(casesOf({ few: 50, all: 200 })));

  it("damaged files are read without a throw, a wait or a made-up game", () => {
    expect(damageMany(files, 0, casesOf({ few: 100, all: 500 }))).toEqual([]);
  });
});
