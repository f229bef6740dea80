import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import type { Session } from "../database.ts";
import { answerRequests } from "../wire/correspondence.ts";
import { type EmbeddedOptions, embeddedSession } from "./pglite.ts";
import type { ThreadRequest } from "./pglite-thread.ts";

// The thread in which PGlite computes. Its session does one statement after the other, in the order they came.
const port = parentPort;
if (port === null) throw new Error("this file is the start of a thread");
const options: EmbeddedOptions = workerData;

/** A new database begins as a copy of the one that the build has made; where there is none, from nothing. */
const TEMPLATE = new URL("../schema/template.tar.gz", import.meta.url);

function withTemplate({ folder, template }: EmbeddedOptions): EmbeddedOptions {
  const isNew = folder !== undefined && !existsSync(join(folder, "PG_VERSION"));
  if (!isNew || template !== undefined || !existsSync(TEMPLATE)) return options;
  return { folder, template: gunzipSync(readFileSync(TEMPLATE)) };
}

let opened: { readonly session: Session; readonly close: () => Promise<void> } | undefined;

answerRequests<ThreadRequest>(port, async (question) => {
  if (question.does === "open") {
    opened = await embeddedSession(withTemplate(options));
    return null;
  }
  if (opened === undefined) throw new Error("the database is not open");
  const { session, close } = opened;
  switch (question.does) {
    case "query":
      return session.query(question.sql, question.parameters);
    case "copyIn":
      return session.copyIn(question.table, question.bytes).then(() => null);
    case "copyOut":
      return session.copyOut(question.query);
    case "close":
      return close().then(() => null);
  }
});
