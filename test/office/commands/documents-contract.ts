import { cpSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryEngine } from "../../set-up/offices/memory-engine.ts";
import { newDatabase } from "../../set-up/offices/offices.ts";
import { inHere } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { documentedIn, filledFrom, namedIn, runDocumented, type Shell, shellWords } from "./documented.ts";

const DOCUMENTS = ["README.md", "docs/OFFICE.md", "docs/CLUB.md", "docs/COMMANDS.md", "docs/FORMATS.md", "docs/API.md"];

/** They live through two years of a federation, or make a database in a folder: only the long tests run them. */
const TAKES_LONG = /sample --office|\brestored\b/;
/** The day of the documents. */
const DOCUMENTED_ON = Date.UTC(2026, 2, 5, 12);
/** As documents write a database. */
const DATABASE = "postgres://office@localhost/office";

export function documentsHold(where: "server" | "folder"): void {
  describe.each(DOCUMENTS.filter((file) => documentedIn(file).length > 0))("%s", (file) => {
    let shell: Shell;
    const drops: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      let time = DOCUMENTED_ON;
      const now = (): number => (time += 1_000);
      const folder = scratchFolder("documents");
      cpSync("fixtures", `${folder}/fixtures`, { recursive: true });
      const [own, other] = [await newDatabase(), await newDatabase()];
      drops.push(own.drop, other.drop);
      const asked = (command: string): string => command.replaceAll(DATABASE, other.address);
      const told = (said: string): string => said.replaceAll(other.address, DATABASE);
      shell = { folder, now, asked, told, env: {} };
      // Commands are the same for both; only the one that begins the office names the place.
      const place = file === "docs/CLUB.md" ? "book" : "office";
      if (where === "server")
        shell = {
          ...{ folder, now },
          env: { RATING_OFFICE_DB: own.address },
          openScratch: memoryEngine,
          asked: (command) => asked(command).replace(`init ${place} `, "init "),
          told: (said) => told(said).replace(`created in ${own.address}.`, `created in ${place}.`),
        };
    });
    afterAll(async () => {
      for (const drop of drops) await drop();
      rmSync(shell.folder, { recursive: true, force: true });
    });

    for (const { line, command, printed } of documentedIn(file)) {
      if (where === "server" && TAKES_LONG.test(command)) continue;
      test(`line ${line}: ${command}`, async () => {
        const actual = await runDocumented(shell, command);
        expect(actual).toEqual(filledFrom(printed, actual));
      });
    }
  });

  test("commands that serve or send are at least there, with every option that is named", async () => {
    for (const file of DOCUMENTS) {
      for (const { line, command } of namedIn(file)) {
        const words = shellWords(command.replace(/^npx /, "")).slice(1);
        const options = words.flatMap((word) => (word.startsWith("--") ? [word.split("=")[0]!] : []));
        const path = words.slice(
          0,
          words.findIndex((word) => !/^[a-z-]+$/.test(word) || word.startsWith("--")),
        );
        const help = (await inHere([...(path.length === 0 ? words.slice(0, 1) : path), "--help"])).said;
        for (const option of options)
          expect.soft({ file, line, help }).toEqual({ file, line, help: expect.stringContaining(option) });
      }
    }
  });
}
