import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";
import { openFolderLedger } from "../../../src/ledger/open-folder.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { openOffice } from "../../../src/periods/office.ts";
import { project } from "../../../src/periods/projections.ts";
import { beginSession, sessionBySecret } from "../../../src/server/access/sessions.ts";
import { acting, importText, listText, OPENED, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** A real disk of its own that can be filled: a file system in memory, where the system lets us mount one. */
const disk = scratchFolder("disk");
const MEGABYTE = 1 << 20;
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", ["--lazy", disk]); // A test that failed may still have files open.
});

const free = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Leaves so many bytes. */
function fill(left: number): void {
  rmSync(join(disk, "filler"), { force: true });
  writeFileSync(join(disk, "filler"), Buffer.alloc(free() - left));
}

const open = () =>
  openFolderLedger({
    ...{ folder: join(disk, "office"), begin: true, fresh: false, project, now: Date.now },
    openEngine: ({ folder }) => {
      mkdirSync(join(disk, "office"), { recursive: true });
      cpSync(inject("template").folder, folder, { recursive: true });
      return openEmbedded({ folder });
    },
  });

const manyPlayers = listText(
  Array.from({ length: 60_000 }, (_, index) => [index + 1, `Player, Number ${index}`, 1500, 0] as const),
);

test.skipIf(!mounted)(
  "a full disk: nothing is recorded by half, pages are read, and it goes on when there is room",
  async () => {
    const ledger = await open();
    await openOffice(acting(ledger), OPENED);
    const { app, visitor } = await siteOver(ledger);
    const health = async () => (await app.inject({ url: "/healthz" })).json();
    const adding = (code: string) => addFederation(acting(ledger), { code, name: code, status: "member" });
    await adding("NOR");
    const account = { user: "eva", role: "administrator", federation: null, club: null } as const;
    await addUser(acting(ledger), account, { hash: "hash", expires: 1 });
    const secret = await beginSession(ledger.db, "eva", { now: 0, address: "", browser: "" });
    expect(await health()).toEqual({ status: "ok", entries: 3 });

    // Room for a beginning, but not for all of a long list.
    fill(70 * MEGABYTE);
    const before = await tablesOf(ledger);
    await expect(importText(acting(ledger), manyPlayers, "2026-10-01")).rejects.toMatchObject({ code: "storage-full" });
    expect(await tablesOf(ledger)).toEqual(before);

    fill(10 * MEGABYTE);
    await expect(adding("ISL")).rejects.toMatchObject({ code: "storage-full", parameters: { free: 10, reserve: 64 } });
    expect(await app.inject({ url: "/healthz" })).toMatchObject({ statusCode: 503 });
    expect(await health()).toEqual({ status: "storage-full", entries: 3 });
    expect((await visitor().get("/en/")).statusCode).toBe(200);
    // Somebody whose session should get a new name keeps the old one.
    expect(await sessionBySecret(ledger.db, secret, 16 * 60_000)).toMatchObject({
      account: { user: "eva" },
      renewed: null,
    });

    rmSync(join(disk, "filler"));
    await adding("ISL");
    expect(await health()).toEqual({ status: "ok", entries: 4 });
    await app.close();
    await ledger.close();
  },
);
