import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { mailServer, webhookReceiver } from "../../set-up/sites/receivers.ts";

describe("commands about notifications", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let run: ReturnType<typeof commandsAt>;
  let post: Awaited<ReturnType<typeof mailServer>>;
  let hook: Awaited<ReturnType<typeof webhookReceiver>>;
  beforeAll(async () => {
    ledger = await begun(place);
    run = commandsAt(ledger);
    [post, hook] = [await mailServer(), await webhookReceiver()];
    await addUser(acting(ledger), { user: "ada", role: "administrator", federation: null, club: null }, oneTime("x"));
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
    await post.stop();
    await hook.stop();
  });
  const mail = () => `--smtp ${post.address} --mail-from office@ratings.example --site https://ratings.example`;

  test("send a test mail, or say what is missing", async () => {
    expect((await run("notifications test ada@example.org")).stderr).toContain("No mail server is set");
    expect((await run(`notifications test nonsense ${mail()}`)).status).toBe(2);
    expect((await run("notifications test a@b --smtp http://x --mail-from a@b --site https://x")).status).toBe(2);
    const sent = await run(`notifications test ada@example.org ${mail()}`);
    expect([sent.status, sent.stdout]).toEqual([0, "A test mail was sent to ada@example.org."]);
    expect(post.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([["ada@example.org", "Test mail"]]);
    post.refuse(550);
    expect((await run(`notifications test ada@example.org ${mail()}`)).stderr).toContain("did not take the mail");
  });

  test("choose what comes by mail", async () => {
    expect((await run("notifications change ada --off list-published --mail-language sv")).status).toBe(0);
    expect(JSON.parse((await run("notifications show ada --json")).stdout)).toMatchObject({ language: "sv" });
    expect((await run("notifications show ada")).stdout).toMatch(/list-published +New lists +no/);
    await run("notifications change ada --on list-published");
    expect((await run("notifications show ada")).stdout).toMatch(/list-published +New lists +yes/);
    expect((await run("notifications change ada --off nonsense")).status).toBe(2);
    expect((await run("notifications show nobody")).status).toBe(3);
    expect((await run("notifications list --user ada")).stdout).toContain("No messages yet.");
    expect((await run("notifications list")).stdout).toContain("0 waiting · 0 failed · 0 sent");
    expect((await run(`notifications retry ${"0".repeat(32)}`)).status).toBe(3);
    expect((await run("notifications retry")).stdout).toBe("0 messages will be sent again.");
  });

  test("add, test and remove webhooks", async () => {
    expect((await run(`webhooks add ${hook.address}`)).stderr).toContain("private network");
    const added = JSON.parse((await run(`webhooks add ${hook.address} --private-webhooks --json`)).stdout);
    expect(added.secret).toMatch(/^whsec_/);
    expect((await run("webhooks list")).stdout).toContain(hook.address);
    expect((await run("webhooks list --json")).stdout).not.toContain("whsec_");
    expect((await run(`webhooks test ${added.id} --private-webhooks`)).status).toBe(0);
    expect(hook.calls.map(({ body }) => JSON.parse(body).type)).toEqual(["test"]);
    hook.answerWith(500);
    expect((await run(`webhooks test ${added.id} --private-webhooks`)).stderr).toContain("HTTP 500");
    expect((await run(`webhooks remove ${added.id}`)).stdout).toContain("Webhook removed");
    expect((await run(`webhooks remove ${added.id}`)).status).toBe(3);
  });

  test("let doctor look at the mail server", async () => {
    const checksOf = async (more: string) => JSON.parse((await run(`doctor --json ${more}`)).stdout);
    const mailIn = async (more: string) =>
      (await checksOf(more)).find(({ check }: { readonly check: string }) => check === "mail");
    expect(await mailIn("")).toMatchObject({ state: "advice" });
    expect(await mailIn(mail())).toMatchObject({ state: "ok" });
    const gone = "--smtp smtp://127.0.0.1:1 --mail-from a@b.example --site https://x.example";
    expect(await mailIn(gone)).toMatchObject({ state: "problem" });
    expect(await mailIn("--smtp smtp://h --mail-from nonsense")).toMatchObject({ found: "--mail-from" });
  });
});
