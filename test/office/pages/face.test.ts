import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFederation } from "../../../src/periods/federations.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, memoryPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { alertIn, csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** One white point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);
const SETTINGS = { action: "change-settings", form: "change-settings", name: "Northern Office", zone: "UTC" };

describe("the office's own face", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await addFederation(acting(ledger), { code: "SWE", name: "Sweden", status: "member" });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const page = "/en/office/settings";
  const home = async () => (await site.visitor().get("/en/regulations")).body;
  const upload = async (bytes: Uint8Array) => {
    const csrf = csrfIn((await site.who("ada").get(page)).body);
    const sent = multipart({ csrf, action: "set-logo", form: "set-logo" }, { name: "logo", bytes });
    return site.who("ada").ask({ method: "POST", url: page, ...sent });
  };

  test("a colour must carry white text; then every page has it", async () => {
    const send = (colour: string) => site.who("ada").send(page, { ...SETTINGS, federation: "", colour });
    for (const colour of ["#777777", "yellow"]) {
      const { statusCode, body } = await send(colour);
      expect([statusCode, alertIn(body)]).toEqual([400, expect.stringContaining("dark enough for white text")]);
    }
    expect((await send("#0057b7")).statusCode).toBe(303);
    const [, address = ""] = /href="(\/colour\/[^"]+)"/.exec(await home()) ?? [];
    const style = await site.visitor().get(address);
    expect([style.statusCode, style.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    expect(style.body).toContain("--accent:#0057b7");
    expect((await site.visitor().get("/colour/000000.css")).statusCode).toBe(404);
  });

  test("contact, imprint and privacy text are at the foot of every page; what is taken away is gone", async () => {
    const texts = { contact: "office@example.org", imprint: "Run by the union.\n\nSecond part.", privacy: "Little." };
    await site.who("ada").send(page, { ...SETTINGS, federation: "", colour: "#0057b7", ...texts });
    const body = await home();
    for (const text of ["office@example.org", 'href="/en/about#imprint"', 'href="/en/about#privacy"'])
      expect(body).toContain(text);
    expect((await site.visitor().get("/en/about")).body).toMatch(/Run by the union\.<\/p><p[^>]*>Second part\./);
    expect((await site.visitor().get("/api/v1/about")).json()).toMatchObject({
      ...texts,
      colour: "#0057b7",
      logo: null,
    });
    expect((await commandsAt(ledger)('settings change --privacy ""')).status).toBe(0);
    expect(await home()).not.toContain("#privacy");
    expect((await commandsAt(ledger)("settings show")).stdout).toMatch(/contact +office@example\.org/);
    expect((await commandsAt(ledger)('settings change --contact "office@example.org"')).status).not.toBe(0);
  });

  test("a logo is PNG or SVG, and an SVG can run nothing", async () => {
    expect((await upload(Buffer.from("<html><svg></svg></html>"))).statusCode).toBe(400);
    expect((await upload(Buffer.concat([PNG, Buffer.alloc(200_000)]))).statusCode).toBe(400);
    expect((await upload(Buffer.from(SVG))).statusCode).toBe(303);
    const [, address = ""] = /<img src="(\/logo\/[0-9a-f]{64})"/.exec(await home()) ?? [];
    const drawn = await site.visitor().get(address);
    expect([drawn.headers["content-type"], drawn.body]).toEqual(["image/svg+xml", SVG]);
    expect(drawn.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(drawn.headers["x-content-type-options"]).toBe("nosniff");
    const command = commandsAt(ledger, { "logo.png": PNG });
    expect(await command("settings set-logo logo.png")).toMatchObject({ status: 0, stderr: "" });
    expect((await site.visitor().get(address)).statusCode).toBe(404);
    const [, next = ""] = /<img src="(\/logo\/[0-9a-f]{64})"/.exec(await home()) ?? [];
    expect((await site.visitor().get(next)).headers["content-type"]).toBe("image/png");
  });

  test("follows from the journal, and the logo can be taken away again", async () => {
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
    expect((await site.who("ada").send(page, { action: "set-logo", remove: "yes" })).statusCode).toBe(303);
    expect(await home()).not.toContain("<img");
  });
});
