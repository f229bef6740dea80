import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPlayerId, searchable } from "../player.ts";
import { isZone, zonedTime } from "../zoned-time.ts";
import { canonicalJson } from "./canonical-json.ts";
import { EMPTY_CHAIN, faultAfter, readLine, seal } from "./chain.ts";
import { leafOf, redactedLine } from "./redaction.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("canonical JSON", () => {
  test("a text is written as JSON writes it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })), (text) => {
        expect(canonicalJson(text)).toBe(JSON.stringify(text));
      }),
    );
    for (let code = 0; code < 0x180; code++)
      expect(canonicalJson(String.fromCharCode(code))).toBe(JSON.stringify(String.fromCharCode(code)));
  });

  test("keys by code unit, nothing that has no value, no blanks", () => {
    expect(canonicalJson({ b: 1, a: [true, null, "é\u2028"], Z: undefined, "10": -0, "9": {} })).toBe(
      '{"10":0,"9":{},"a":[true,null,"é\u2028"],"b":1}',
    );
  });

  test("no fractions: they have more than one text", () => {
    for (const value of [0.5, Number.NaN, 2 ** 53]) expect(() => canonicalJson(value)).toThrow(RangeError);
  });
});

/** As the program wrote it until November 2026. */
const OF_FORMAT_1 =
  '{"by":"Ada","format":1,"hash":"f76f576eb890c29b6a1347bcec2f9fa90a8128646fdd2e98a195f05b05f012d2",' +
  '"kind":"dispensation-given","payload":{"player":"1","reason":"é"},"previous":"' +
  `${"0".repeat(64)}","sequence":1,"time":"2026-11-15T12:00:00+00:00"}`;

describe("the chain", () => {
  const of = { time: "2026-11-15T12:00:00+00:00", by: "Ada", salt: "5a".repeat(16) };
  const action = { kind: "dispensation-given", payload: { player: "1", reason: "é" } } as const;
  const one = seal(EMPTY_CHAIN, action, of, hash);
  const two = seal(one.entry, action, of, hash);

  test("an entry names the one before, and is read back as it was", () => {
    expect(one.entry).toMatchObject({ sequence: 1, previous: "0".repeat(64), ...action });
    expect(two.entry).toMatchObject({ sequence: 2, previous: one.entry.hash });
    expect(readLine(two.line, hash)).toEqual({ entry: two.entry });
    expect(faultAfter(one.entry, two.entry)).toBeUndefined();
  });

  test("its bytes never change: an office of today must be readable for ever", () => {
    expect(one.entry.hash).toBe("648b763236f1fc562e87d93b5ebbf72df75a647e490ad36c25c22cdbd1afbd7b");
  });

  test("what is private is beside what is hashed", () => {
    const { private: facts, ...sealed } = JSON.parse(one.line);
    expect(facts).toEqual({ salt: of.salt, payload: { reason: "é" } });
    expect(JSON.stringify(sealed)).not.toContain("é");
    expect(sealed.facts).toBe(hash(`{"payload":{"reason":"é"},"salt":"${of.salt}"}`));
    expect(leafOf(one.line)).toEqual({ text: canonicalJson(sealed) });
    const changed = one.line.replace('"reason":"é"', '"reason":"x"');
    expect(readLine(changed, hash)).toEqual({ fault: "facts-differ" });
  });

  test("erased facts leave entry, chain and leaf as they were", () => {
    const line = redactedLine(one.line, { facts: { reason: "" }, by: 3, salt: "00", leaf: "" });
    const { entry } = readLine(line, hash);
    expect(entry).toMatchObject({ hash: one.entry.hash, payload: { player: "1", reason: "" }, redacted: 3 });
    expect(faultAfter(entry!, two.entry)).toBeUndefined();
    expect(leafOf(line)).toEqual(leafOf(one.line));
    expect(line).not.toContain("é");
  });

  test("nothing that is not hashed can say anything", () => {
    const json = JSON.parse(one.line);
    const forged = { ...json, private: { ...json.private, payload: { reason: "x" } } };
    for (const redacted of [0, 1, null, "", false, "9"])
      expect(readLine(canonicalJson({ ...forged, redacted }), hash).fault).toBe("not-an-entry");
    const leaf = "a".repeat(64);
    expect(readLine(canonicalJson({ ...json, leaf }), hash).fault).toBe("not-an-entry");
    expect(readLine(canonicalJson({ ...json, leaf, redacted: 9 }), hash).fault).toBe("not-an-entry");
    expect(readLine(canonicalJson({ ...json, more: 1 }), hash).fault).toBe("not-an-entry");
    expect(leafOf(canonicalJson({ ...json, leaf }))).not.toEqual({ hash: leaf });
    const first = JSON.parse(OF_FORMAT_1);
    for (const more of [{ leaf }, { redacted: 9 }, { redacted: 9, leaf: "aa" }, { redacted: 1, leaf }])
      expect(readLine(canonicalJson({ ...first, ...more }), hash).fault).toBe("not-an-entry");
  });

  test("entries of format 1 are read for ever, and can be redacted too", () => {
    expect(hash(OF_FORMAT_1.replace(/"hash":"[0-9a-f]*",/, ""))).toBe(JSON.parse(OF_FORMAT_1).hash);
    expect(readLine(OF_FORMAT_1, hash).entry).toMatchObject({ format: 1, ...action });
    expect(leafOf(OF_FORMAT_1)).toEqual({ text: OF_FORMAT_1 });
    const line = redactedLine(OF_FORMAT_1, { facts: { reason: "" }, by: 3, salt: "00", leaf: "a".repeat(64) });
    expect(readLine(line, hash).entry).toMatchObject({ payload: { player: "1", reason: "" }, redacted: 3 });
    expect([leafOf(line), line.includes("é")]).toEqual([{ hash: "a".repeat(64) }, false]);
  });

  test("every fault has its name", () => {
    const fault = (line: string) => readLine(line, hash).fault;
    expect(fault("")).toBe("not-json");
    expect(fault("[]")).toBe("not-an-entry");
    expect(fault('{"format":1}')).toBe("not-an-entry");
    expect(fault(one.line.replace('"format":2', '"format":3'))).toBe("newer-format");
    expect(fault(one.line.replace("dispensation-given", "of-another-day"))).toBe("newer-format");
    expect(fault(` ${one.line}`)).toBe("not-canonical");
    expect(fault(one.line.replace("Ada", "Eve"))).toBe("hash-differs");
    expect(faultAfter(EMPTY_CHAIN, two.entry)).toBe("sequence-gap");
    expect(faultAfter({ sequence: 1, hash: "another" }, two.entry)).toBe("chain-broken");
  });
});

describe("time in a zone", () => {
  const summer = Date.UTC(2026, 6, 1, 12, 0, 5, 999);
  test.each([
    ["UTC", "2026-07-01T12:00:05+00:00"],
    ["Europe/Stockholm", "2026-07-01T14:00:05+02:00"],
    ["America/St_Johns", "2026-07-01T09:30:05-02:30"],
    ["Asia/Kathmandu", "2026-07-01T17:45:05+05:45"],
  ])("%s", (zone, expected) => expect(zonedTime(summer, zone)).toBe(expected));

  test("winter and summer differ; what is no zone is none", () => {
    expect(zonedTime(Date.UTC(2026, 11, 31, 23, 30), "Europe/Stockholm")).toBe("2027-01-01T00:30:00+01:00");
    expect([isZone("Europe/Rome"), isZone("Nowhere/Land"), isZone("")]).toEqual([true, false, false]);
  });
});

describe("players", () => {
  test.each([
    ["Carlsen, Magnus", "carlsen magnus"],
    ["Łuczak-Øster,  Þóra Ægir", "luczak oster thora aegir"],
    ["O'Neill, Seán", "oneill sean"],
    ["Großmann, Jürgen", "grossmann jurgen"],
    ["Иванов, Пётр", "иванов петр"],
    ["%_", ""],
  ])("%s is looked for as %s", (name, expected) => expect(searchable(name)).toBe(expected));

  test("numbers of players", () => {
    expect(["007", "0", "12345678901", "123456789012", "x1"].map(readPlayerId)).toEqual([
      "7",
      undefined,
      "12345678901",
      undefined,
      undefined,
    ]);
  });
});
