import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { begun, folderPlace } from "../../set-up/offices/offices.ts";

/** What containers have of their own: numbers of processes, a name of the host, mounts. Only some systems let us make them. */
const APART = ["--pid", "--uts", "--ipc", "--mount-proc", "--fork"];
const isAllowed = spawnSync("unshare", [...APART, "true"]).status === 0;

test.skipIf(!isAllowed)(
  "a folder that one container has open cannot be opened in another, until the first is gone",
  async () => {
    const place = folderPlace();
    await (await begun(place)).close();
    const held = (host: string) => {
      const hold = `hostname ${host} && exec ${process.execPath} ${resolve("test/set-up/processes/hold-office.mjs")} ${place.folder}`;
      return spawn("unshare", [...APART, "--kill-child", "sh", "-c", hold], { stdio: ["pipe", "pipe", "pipe"] });
    };
    for (const host of ["first", "second", "third"]) {
      const holder = held(host);
      await once(holder.stdout, "data");
      await expect(place.open()).rejects.toMatchObject({ code: "folder-in-use", parameters: { host } });
      const other = held("other");
      const [said] = await once(other.stderr, "data");
      expect(String(said)).toContain("folder-in-use");
      await once(other, "exit");
      holder.kill("SIGKILL");
      await once(holder, "close"); // The process in the container holds the pipes until it has ended.
    }
    const ledger = await place.open();
    expect(ledger.notices).toMatchObject([{ code: "rebuilt-after-crash" }]);
    await ledger.close();
    await place.end();
  },
);
