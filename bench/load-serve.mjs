// The server of `load.mjs`, in a process of its own: serves an office until its input ends. Prints its address and a token.

import { SMALL_PARTS } from "../dist/ledger/database.js";
import { embeddedInThread } from "../dist/ledger/engines/pglite-thread.js";
import { openServer } from "../dist/ledger/engines/server.js";
import { openFolderLedger } from "../dist/ledger/open-folder.js";
import { openServerLedger } from "../dist/ledger/open-server.js";
import { insertToken, putPassword } from "../dist/ledger/queries/accounts/accounts.js";
import { addUser } from "../dist/periods/accounts.js";
import { project } from "../dist/periods/projections.js";
import { hashed, newSecret } from "../dist/server/access/sessions.js";
import { NO_NOTIFICATIONS } from "../dist/server/notifications/settings.js";
import { serve } from "../dist/server/serve.js";

const place = process.argv[2];
const parts = { begin: false, fresh: false, project, now: Date.now };
const ledger = place.startsWith("postgres:")
  ? await openServerLedger({ ...parts, engine: await openServer(place, { parts: SMALL_PARTS }), place })
  : await openFolderLedger({
      ...parts,
      folder: place,
      openEngine: (where) => embeddedInThread({ ...where, parts: SMALL_PARTS }),
    });
const user = { user: "load", role: "administrator", federation: null, club: null };
await addUser({ ledger, appendOptions: { by: "bench", dryRun: false } }, user, {
  hash: "nobody signs in with it",
  expires: Date.now() + 86_400_000,
});
await putPassword(ledger.db, user.user, { password: "nobody signs in with it", oneTime: false, expires: null });
const secret = newSecret();
await insertToken(ledger.db, {
  token: hashed(secret),
  account: user.user,
  label: "load",
  scope: "all",
  made: Date.now(),
  used: null,
  expires: Date.now() + 86_400_000,
});
const running = await serve({
  ...{ ledger, host: "127.0.0.1", port: 0, secure: false, proxies: [], quiet: true, log: null },
  notifications: NO_NOTIFICATIONS,
});
process.stdout.write(`${JSON.stringify({ address: running.address, token: secret })}\n`);
process.stdin.resume();
process.stdin.once("end", async () => {
  await running.stop();
  await ledger.close();
});
