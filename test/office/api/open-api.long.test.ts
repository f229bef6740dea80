import { describe, expect, test } from "vitest";
import { documentedOffice } from "../../set-up/sites/documented-office.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("every operation of the OpenAPI document", () => {
  const { office, operations, known } = documentedOffice();

  test("every schema of every route can be compiled, also those that no test asks for", async () => {
    const { ledger } = office();
    const { app } = await siteOver(ledger, undefined, { compilesAtStart: true });
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });

  test("a character that no database holds is refused in every place where a text can be, each by itself", async () => {
    const { site, token } = office();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    for (const { path, method, operation } of operations()) {
      const told = async (where: string, url: string, payload?: string) => {
        const asked = method === "post" ? { method: "POST" as const, payload: payload ?? "{}" } : {};
        // Nobody may ask that much in no time.
        site.later(1_000);
        const answer = await site.app.inject({ ...asked, url, headers });
        expect([path, where, answer.statusCode, answer.json().code]).toEqual([path, where, 400, "bad-request"]);
      };
      const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known()[name])));
      for (const { name, in: place } of operation.parameters ?? [])
        if (place === "path")
          await told(
            name,
            path.replaceAll(/\{(\w+)\}/g, (_, each) => (each === name ? "%00" : "1")),
          );
        else await told(name, `${whole}?${name}=a%00b`);
      const schema = operation.requestBody?.content?.["application/json"]?.schema;
      for (const name of Object.keys(schema?.properties ?? {})) {
        await told(name, whole, JSON.stringify({ [name]: "a\0b" }));
        await told(name, whole, JSON.stringify({ [name]: [{ deep: "\ud800" }] }));
      }
    }
  });
});
