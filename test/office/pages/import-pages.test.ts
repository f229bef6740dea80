import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

const LIST = readFileSync("fixtures/lists/txt-combined.txt");

describe("a published list is imported in the browser", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    const { addFederation } = await import("../../../src/periods/federations.ts");
    const { acting } = await import("../../set-up/offices/offices.ts");
    await addFederation(acting(ledger), { code: "SWE", name: "Sweden", status: "member" });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const imports = async () => (await entriesIn(ledger)).filter(({ kind }) => kind === "list-imported");
  const send = async (bytes: Uint8Array, more: Readonly<Record<string, string>> = {}, user = "ada") => {
    const url = "/en/office/import";
    const csrf = csrfIn((await site.who(user).get(url)).body);
    const fields = { csrf, action: "preview-import", form: "preview-import", date: "2026-11-01", kind: "standard" };
    return site
      .who(user)
      .ask({ method: "POST", url, ...multipart({ ...fields, ...more }, { name: "fide.txt", bytes }) });
  };
  /** Follows long work to its end. */
  const landed = async (location: string): Promise<string> => {
    for (let at = location; ; ) {
      const { statusCode, headers, body } = await site.who("ada").get(at);
      if (statusCode === 303) at = String(headers.location);
      else if (body.includes("<progress")) await new Promise((resolve) => setTimeout(resolve, 50));
      else return body;
    }
  };

  test("what it would change is shown first, and nothing is recorded", async () => {
    const sent = await send(LIST);
    expect(sent.statusCode).toBe(303);
    const body = await landed(String(sent.headers.location));
    expect(body).toContain("fide.txt");
    expect(body).toContain("Standard list of November 2026");
    expect(body).toContain("First list of its kind");
    expect(await imports()).toEqual([]);
  });

  test("then it is imported, once", async () => {
    const preview = String((await send(LIST)).headers.location).split("?")[0]!;
    const at = preview.endsWith("/work") ? "" : preview;
    const page = (await landed(at || preview)).match(/name="upload" value="([0-9a-f]{64})"/)?.[1] ?? "";
    const url = `/en/office/import/${page}`;
    const form = { action: "import-list", upload: page, kind: "standard", date: "2026-11-01" };
    const done = await site.who("ada").send(url, form);
    expect(await landed(String(done.headers.location))).toContain('role="status"');
    expect(await imports()).toMatchObject([{ by: "ada", payload: { date: "2026-11-01" } }]);
    const again = await site.who("ada").send(url, form);
    const told = again.statusCode === 303 ? await landed(String(again.headers.location)) : again.body;
    expect(alertIn(told)).toBeTruthy();
    expect((await imports()).length).toBe(1);
  });

  test("a file that is no list is refused in words; others may not import", async () => {
    const sent = await send(Buffer.from("no list at all\n"));
    const told = sent.statusCode === 303 ? await landed(String(sent.headers.location)) : sent.body;
    expect(alertIn(told)).toContain("fide.txt");
    expect((await send(Buffer.from(""))).statusCode).toBe(400);
    expect((await site.who("olle").get("/en/office/import")).statusCode).toBe(403);
    expect((await site.who("ada").get(`/en/office/import/${"0".repeat(64)}`)).body).toContain(
      "no longer on the server",
    );
  });

  test("programs send the file as it is, and may ask what it would change", async () => {
    const made = await site
      .who("ada")
      .send("/en/office/account", { action: "make-token", label: "a program", scope: "all", days: "90" });
    const token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    const post = (query: string, payload: Buffer) =>
      site.app.inject({
        method: "POST",
        url: `/api/v1/office/players/import?${query}`,
        payload,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      });
    /** The result, at once or at the end of the job. */
    const resultOf = async (query: string, bytes: Buffer) => {
      const answer = await post(query, bytes);
      if (answer.statusCode === 200) return answer.json();
      expect(answer.statusCode).toBe(202);
      const headers = { authorization: `Bearer ${token}` };
      for (;;) {
        const job = (await site.app.inject({ url: "/api/v1/office/jobs/show", headers })).json();
        if (job.state !== "running") return job.result;
      }
    };
    const before = (await imports()).length;
    const dry = await resultOf("kind=standard&date=2026-12-01&dryRun=true", LIST);
    expect(dry.imported).toMatchObject({ date: "2026-12-01", compared: expect.any(Array), errors: 0 });
    expect((await imports()).length).toBe(before);
    const done = await resultOf("kind=standard&date=2026-12-01", LIST);
    expect(done.entries[0]).toMatchObject({ kind: "list-imported" });
    expect((await post("kind=standard&date=2026-12-01", Buffer.from(""))).statusCode).toBe(400);
  });
});
