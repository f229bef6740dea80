import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { growthAboveLinear } from "../../set-up/hostile/growth.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What is repeated in an address, a header or a form. */
const UNITS = [
  "/",
  "//a",
  "a/",
  "%2F",
  "?",
  "&",
  "&a=",
  "a=&",
  ";",
  "; ",
  "=",
  ",",
  ", ",
  "a,",
  '"',
  '",',
  " ",
  "q=",
  "-",
  ".",
  "+",
  ":",
  "é",
];

describe("a hostile request", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  /** A second has passed between requests: nobody is sent away for asking too often. */
  const ask = (options: InjectOptions) => {
    site.later(1_000);
    return site.app.inject(options);
  };
  const WAYS: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
    "an address": (text) => ask({ url: encodeURI(`/en/${text}x`) }),
    "an address that ends so": (text) => ask({ url: encodeURI(`/en/lists${text}`) }),
    "a question": (text) => ask({ url: encodeURI(`/en/players?name=${text}`) }),
    "a cookie": (text) => ask({ url: "/", headers: { cookie: encodeURI(text) } }),
    "a language": (text) => ask({ url: "/", headers: { "accept-language": encodeURI(text) } }),
    "a tag": (text) => ask({ url: "/icon.svg", headers: { "if-none-match": encodeURI(text) } }),
    "a token": (text) => ask({ url: "/api/v1/lists", headers: { authorization: `Bearer ${encodeURI(text)}` } }),
    "a type of content": (text) =>
      ask({ method: "POST", url: "/en/sign-in", headers: { "content-type": encodeURI(text) }, payload: "a" }),
    "a form": (text) =>
      ask({
        ...{ method: "POST", url: "/en/sign-in", payload: text },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
  };
  for (const [name, way] of Object.entries(WAYS))
    test(`with ${name} of any length takes no more than linear time`, async () => {
      const slow: unknown[] = [];
      for (const unit of UNITS) {
        const shape = (size: number): string => unit.repeat(Math.ceil(size / unit.length));
        const growth = await growthAboveLinear(shape, way, { sizeMin: 4_000, sizeMax: 16_000 });
        if (growth) slow.push([unit, growth]);
      }
      expect(slow).toEqual([]);
    });
});
