import { describe, expect, test } from "vitest";
import { readOidcConfig, ruleFor } from "./oidc-config.ts";

const CONFIG = {
  ...{ issuer: "https://login.example", clientId: "rating-office", clientSecret: "hidden", name: "Example" },
  scope: "openid email groups",
  rules: [
    { claim: "email", value: "ada@example.org", user: "ada" },
    { claim: "groups", value: "officers", role: "officer", federation: "SWE" },
  ],
};
const read = (change: object) => readOidcConfig("oidc.json", JSON.stringify({ ...CONFIG, ...change }));

describe("the configuration of a provider", () => {
  test("is read whole, or refused with every place that is wrong and without its secret", () => {
    expect(read({})).toEqual(CONFIG);
    const wrong = { issuer: "login.example", clientSecret: 7, scope: "email", rules: [{ claim: "email", value: "x" }] };
    expect(() => read(wrong)).toThrowError(
      expect.objectContaining({
        code: "oidc-faulty",
        parameters: {
          file: "oidc.json",
          faults: ["issuer", "clientSecret", "scope", "rules[0]"].map((path) => expect.stringContaining(path)),
        },
      }),
    );
    expect(() => readOidcConfig("oidc.json", "{")).toThrowError(expect.objectContaining({ code: "oidc-faulty" }));
    expect(() => read({ rules: [{ claim: "groups", value: "all", role: "king", federation: null }] })).toThrow();
  });

  test("gives nobody a rule by default", () => {
    expect(ruleFor(read({}), { sub: "1" })).toBeNull();
    expect(ruleFor(read({}), { email: "ada@example.org" })).toBeNull();
    expect(ruleFor(read({}), { email: "ada@example.org", email_verified: true })).toMatchObject({ user: "ada" });
    expect(ruleFor(read({}), { groups: ["players", "officers"] })).toMatchObject({ role: "officer" });
    expect(ruleFor(read({}), { groups: "officers-of-another" })).toBeNull();
  });
});
