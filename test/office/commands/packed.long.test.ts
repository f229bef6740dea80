import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("packed");
// npx ends before the program below it has closed its folder.
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 60, retryDelay: 500 }));

/** As somebody has it who installs the package: nothing of the repository is there. */
test("the packed program, installed in an empty folder, serves the sample", async () => {
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", scratch], { cwd: resolve(".") });
  const [tarball = ""] = readdirSync(scratch).filter((file) => file.endsWith(".tgz"));
  const folder = join(scratch, "empty");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", join("..", tarball)];
  execFileSync("npm", install, { cwd: folder });
  const port = String(20_000 + (process.pid % 20_000));
  // In a group of its own, because npx starts the program in a process below its own.
  const server = spawn("npx", ["rating-office", "serve", "--sample", "--port", port], { cwd: folder, detached: true });
  const ended = new Promise((done) => server.once("exit", done));
  try {
    const address = await addressIn(server.stdout);
    const get = async (path: string) => fetch(`${address}${path}`);
    expect((await (await get("/healthz")).json()).status).toBe("ok");
    const page = await (await get("/en/lists/standard")).text();
    expect(page).toContain('href="/en/players/');
    const [, style = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
    for (const path of [style, script, "/download/standard_rating_list.zip", "/share/en/lists/standard.png"])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  } finally {
    process.kill(-server.pid!, "SIGTERM");
    await ended;
  }
});

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the program ended before it served");
}
