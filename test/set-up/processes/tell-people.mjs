// A process that sends what waits in an office, until everything is sent: to be killed.
import { day } from "../../../dist/domain/dates.js";
import { embeddedInThread } from "../../../dist/ledger/engines/pglite-thread.js";
import { openServer } from "../../../dist/ledger/engines/server.js";
import { openFolderLedger } from "../../../dist/ledger/open-folder.js";
import { openServerLedger } from "../../../dist/ledger/open-server.js";
import { project } from "../../../dist/periods/projections.js";
import { notifier } from "../../../dist/server/notifications/notifier.js";
import { SITE_CATALOGUES } from "../../../dist/words/site.js";

const [, , place, server, now] = process.argv;
// Leases end with the time that is handed in.
const time = () => Number(now);
const parts = { begin: false, fresh: false, project, now: Date.now };
const ledger = place.startsWith("postgres")
  ? await openServerLedger({ ...parts, place, engine: await openServer(place) })
  : await openFolderLedger({ ...parts, folder: place, openEngine: embeddedInThread });
const mail = { server, from: "office@ratings.example", site: "https://ratings.example" };
const telling = notifier({
  ledger,
  settings: { mail, privateWebhooks: true },
  catalogues: SITE_CATALOGUES,
  now: time,
  today: () => day("2026-11-15"),
  failed: () => undefined,
});
process.stdout.write("telling\n");
await telling.tick();
await telling.stop();
await ledger.close();
process.stdout.write("done\n");
