// A process that has an office open and a socket to it, as a server has: until its standard input ends.
import { openControlSocket } from "../../../dist/cli/remote/control-socket.js";
import { run } from "../../../dist/cli/run.js";
import { embeddedInThread } from "../../../dist/ledger/engines/pglite-thread.js";
import { openFolderLedger } from "../../../dist/ledger/open-folder.js";
import { project } from "../../../dist/periods/projections.js";

const [, , folder] = process.argv;
const parts = { folder, begin: false, fresh: false, project, now: Date.now, openEngine: embeddedInThread };
const ledger = await openFolderLedger(parts);
const socket = await openControlSocket(folder, ledger, run);
process.stdout.write("open\n");
process.stdin.resume().once("end", async () => {
  await socket.close();
  await ledger.close();
});
