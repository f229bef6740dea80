import { describe, expect, test } from "vitest";
import { decode, splitLines, usualEnd } from "./decode.ts";
import { FixedLine, toLeft, toRight } from "./fixed-width.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("decode", () => {
  test("UTF-8 with and without mark", () => {
    expect(decode(bytes("Ä\nb")).lines).toEqual([
      { text: "Ä", end: "\n" },
      { text: "b", end: "" },
    ]);
    expect(decode(bytes("\ufeffÄ"))).toMatchObject({ byteOrderMark: true, encoding: "utf-8", lines: [{ text: "Ä" }] });
  });

  test("Windows-1252, also where it differs from Latin-1", () => {
    const { lines, encoding } = decode(Uint8Array.from([0xe4, 0x92, 0x80, 0x9f, 0x81]));
    expect(lines[0]?.text).toBe("ä’€Ÿ\u0081");
    expect(encoding).toBe("windows-1252");
  });

  test("a line that is not UTF-8 leaves the others alone", () => {
    const { lines, encoding, oddLines } = decode(Uint8Array.from([0xc3, 0xa4, 0x0a, 0xe4, 0x0d, 0x0a, 0x61]));
    expect(lines.map(({ text }) => text)).toEqual(["ä", "ä", "a"]);
    expect([encoding, oddLines]).toEqual(["mixed", [2]]);
  });

  test("line ends of every kind", () => {
    expect(splitLines("a\rb\nc\r\n\r\r\nd").map(({ end }) => end)).toEqual(["\r", "\n", "\r\n", "\r", "\r\n", ""]);
    expect(splitLines("")).toEqual([]);
    expect(usualEnd(splitLines("a\r\nb\r\nc\n"))).toBe("\r\n");
    expect(usualEnd(splitLines("a"))).toBe("\n");
  });
});

describe("columns", () => {
  test("count characters from 1, both ends included", () => {
    const line = new FixedLine("ab𝄞d e ");
    expect([line.length, line.slice([3, 4]), line.cell([4, 7]), line.cell([9, 12])]).toEqual([7, "𝄞d", "d e", ""]);
  });

  test("text is cut at the left, a number that does not fit is left out", () => {
    expect([toLeft("𝄞b", 4), toLeft("abcdef", 4), toRight("12", 4), toRight("12345", 4)]).toEqual([
      "𝄞b  ",
      "abcd",
      "  12",
      "    ",
    ]);
  });
});
