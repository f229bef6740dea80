// A small federation's first own list, from an empty folder to the file that it publishes, by the commands that an office
// uses. Players, tournaments and reports are invented. `node examples/first-list.mjs FOLDER`
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("say into which folder: node examples/first-list.mjs FOLDER");

const program = join(createRequire(import.meta.url).resolve("rating-office"), "..", "cli", "main.js");
const [files, office] = [join(folder, "files"), join(folder, "office")];

/** Runs a command as a person would, and shows what it says. */
function command(...words) {
  console.log(`\n$ rating-office ${words.join(" ")}`);
  execFileSync(process.execPath, [program, ...words], { stdio: ["ignore", "inherit", "inherit"] });
}

command("sample", "--write", files, "--players", "120", "--tournaments", "6", "--months", "1");
command("init", office, "--name", "Our federation", "--zone", "Europe/Stockholm", "--federation", "SWE");
command("players", "import", join(files, "list.txt"), "--date", "2024-11-01", "--data", office);

for (const { tournament, on, facts } of JSON.parse(readFileSync(join(files, "registrations.json"), "utf8"))) {
  if (facts.kind !== "standard") continue;
  const report = join(files, `${tournament}.trf`);
  const arbiters = facts.arbiters.map(({ name, id }) => `${name}:${id}`);
  command(
    ...["tournaments", "register", "--id", tournament, "--from", report, "--list", "standard", "--on", on],
    ...["--arbiter", ...arbiters, "--data", office],
  );
  command(
    ...["reports", "receive", report, "--tournament", tournament, "--on", facts.end],
    ...["--despite-errors", "--data", office],
  );
}

command("lists", "close", "standard", "--data", office);
command("lists", "review", "standard-2024-12", "--data", office);
command("lists", "publish", "standard-2024-12", "--data", office);
command("lists", "export", "standard-2024-12", "--to", join(folder, "list.txt"), "--data", office);
command("verify", "--data", office);
