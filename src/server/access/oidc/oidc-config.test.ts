import { describe, expect, test } from "vitest";
import { readOidcConfig, ruleFor, ruleMarks } from "./oidc-config.ts";

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
    expect(ruleFor(read({}), { email: "ada@example.org", email_verified: true })?.rule).toMatchObject({ user: "ada" });
    expect(ruleFor(read({}), { groups: ["players", "officers"] })?.rule).toMatchObject({ role: "officer" });
    expect(ruleFor(read({}), { groups: "officers-of-another" })).toBeNull();
  });

  test("marks a rule by itself and those before it, whatever the order of its fields", () => {
    const config = read({});
    const [first, second] = ruleMarks(config);
    const [one, other] = config.rules;
    expect(ruleFor(config, { groups: ["officers"] })?.mark).toBe(second);
    const turned = Object.fromEntries(Object.entries(other!).reverse()) as typeof other;
    expect(ruleMarks({ ...config, rules: [one!, turned!, one!] }).slice(0, 2)).toEqual([first, second]);
    expect(ruleMarks({ ...config, rules: [{ ...one!, value: "eva@example.org" }, other!] })).not.toContain(second);
    expect(ruleMarks({ ...config, rules: [one!, { ...other!, value: "others" }] })[0]).toBe(first);
    expect(ruleMarks({ ...config, issuer: "https://another.example" })).not.toContain(first);
  });
});
