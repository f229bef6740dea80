import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begun, type FolderPlace, folderPlace, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** Who sends a request byte by byte, or never ends it. */

const HALF = [
  "POST /en/sign-in HTTP/1.1",
  "Host: here",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 1000",
  "",
  "user=",
].join("\r\n");

const halfSent = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined); // The server may end it at any time: that is what is looked at.
  await once(socket, "connect");
  socket.write(HALF);
  return socket;
};

let place: FolderPlace;
beforeAll(async () => {
  place = folderPlace();
  await (await begun(place)).close();
});
afterAll(() => place.end());

test("a body that does not come is not waited for", async () => {
  const memory = memoryPlace();
  const ledger = await begun(memory);
  const { app } = await siteOver(ledger);
  expect(app.server.requestTimeout).toBe(60_000);
  // As configured, but for the minute: Node looks every so often for requests that have lasted too long.
  app.server.requestTimeout = 200;
  app.server.headersTimeout = 200;
  Reflect.set(app.server, "connectionsCheckingInterval", 50);
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = await halfSent(Number(port));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("408");
  await once(socket, "close");
  await app.close();
  await ledger.close();
  await memory.end();
});

test("a server that is asked to stop ends in time, whoever is still sending, and leaves a clean folder", async () => {
  const args = ["dist/cli/main.js", "serve", "--data", place.folder, "--port", "0", "--quiet"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(server.stdout, "data");
  const { port } = new URL(/http:\S+/.exec(String(said))![0]);
  const sockets = await Promise.all(Array.from({ length: 5 }, () => halfSent(Number(port))));
  const asked = Date.now();
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  expect([code, Date.now() - asked < 10_000]).toEqual([0, true]);
  for (const socket of sockets) socket.destroy();
  const ledger = await place.open({ begin: false });
  expect(ledger.notices).toEqual([]);
  await ledger.close();
});
