import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadSample } from "../../../src/cli/sample/load.ts";
import { searchable } from "../../../src/domain/player.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { SAMPLE_SIZE } from "../../../src/sample/size.ts";
import { verified } from "../../set-up/offices/erasure.ts";
import { acting, folderPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { shareOf } from "../../set-up/share.ts";

const scratch = scratchFolder("erasure-sample");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ERASED = shareOf(50);

/** As lists, reports, letters and the index of names have it. */
function formsOf(name: string): readonly string[] {
  const [family = "", given = ""] = name.split(", ");
  return [name, `${family} ${given}`, `${given} ${family}`, searchable(name)].filter((form) => form !== "");
}

function tracesOf(names: readonly string[], folder: string): readonly string[] {
  const forms = names.flatMap(formsOf).flatMap((form) => [Buffer.from(form), Buffer.from(form, "latin1")]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(join(file.parentPath, file.name));
    const form = forms.find((each) => isIn(bytes, each));
    return form === undefined ? [] : [`${form} in ${file.name}`];
  });
}

const LETTER = /[a-z]/;

/** From the start of a word: there is a Kelvik beside an Elvik, and the index of names has both in small letters. */
function isIn(bytes: Buffer, form: Buffer): boolean {
  for (let at = bytes.indexOf(form); at !== -1; at = bytes.indexOf(form, at + 1))
    if (at === 0 || !LETTER.test(String.fromCharCode(bytes[at - 1]!))) return true;
  return false;
}

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("fifty persons of the sample federation, in %s", (where, placeOf) => {
  test("are nowhere any more, and every list has the same root", async () => {
    const place = await placeOf();
    const ledger = await place.open();
    await loadSample(acting(ledger), SAMPLE_SIZE);
    const before = await verified(ledger);
    const players = await ledger.db.selectFrom("player").select(["player", "name"]).orderBy("player").execute();
    const single = players.filter(({ name }) => players.filter((other) => other.name === name).length === 1);
    // Every so many of them: juniors and titled players, active and inactive ones.
    const chosen = single.filter((_, at) => at % Math.floor(single.length / ERASED) === 0).slice(0, ERASED);
    expect(chosen).toHaveLength(ERASED);
    const erased = { players: chosen.map(({ player }) => String(player)), reason: "requests under article 17" };
    await erasePersons(acting(ledger), erased);
    expect(await verified(ledger)).toEqual(before);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    const names = chosen.map(({ name }) => name);
    const folder = join(scratch, where);
    await ledger.exportTo(folder);
    await ledger.close();
    expect(tracesOf(names, folder)).toEqual([]);
    if ("folder" in place) expect(tracesOf(names, String(place.folder))).toEqual([]);
    rmSync(folder, { recursive: true });
    await place.end();
  }, 600_000);
});
