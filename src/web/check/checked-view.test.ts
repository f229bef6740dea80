import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { catalogueOf } from "../../words/words.ts";
import { checkReport } from "./check-report.ts";
import { CheckedView } from "./checked-view.tsx";

const GAMES = [
  "012 Harbour Open",
  "042 2026/10/10",
  "052 2026/10/11",
  "001    1 m    Berg, Olof                        2000 SWE     1000101 1980/00/00  1.0    1     2 w 1     2 b 0",
  "001    2 m    Ek, Stina                         1900 SWE     1000102 1990/00/00  1.0    2     1 b 0     1 w 1",
].join("\n");

const shown = (file: string, text: string, language: Parameters<typeof catalogueOf>[0] = "en"): string =>
  checkReport(file, new TextEncoder().encode(text))
    .map((checked) => render(h(CheckedView, { checked, words: catalogueOf(language) })))
    .join("");

test("an issue names the player of its line and the round of its cell", () => {
  const page = shown("open.trf", GAMES.replace("2 b 0", "2 b X"));
  expect(page).toContain("Berg, Olof · Round 2");
  expect(shown("open.trf", GAMES.replace("2 b 0", "2 b X"), "sv")).toContain("Berg, Olof · Rond 2");
});

test("an issue before the rounds names the player alone", () => {
  const page = shown("open.trf", GAMES.replace("1000102", "10001x2"));
  expect(page).toMatch(/FIDE ID<span[^>]*>Ek, Stina</);
});

test("of a file that is no report one sentence says what it is and what to do, without its lines", () => {
  const page = shown("report.pdf", "%PDF-1.7\n1 0 obj");
  expect(page).toContain(
    "report.pdf is not a tournament report: this is a PDF file; export a report (TRF) from your program.",
  );
  expect(page).not.toContain("1 0 obj");
  expect(page).not.toContain("<table");
});

test.each([
  ["a list as CSV", "fideid,name,country\n1,Berg,SWE"],
  ["a list as XML, its head in a line of its own", '<?xml version="1.0"?>\n<playerslist>'],
  ["a list as text", "ID Number      Name                Fed"],
])("%s is called a rating list", (_, text) => {
  expect(shown("list", text)).toContain("this is a rating list");
});

test("a report with more lines than a page can hold still has its issues, without links to lines", () => {
  const page = shown("open.trf", `${GAMES.replace("2 b 0", "2 b X")}\n${"###\n".repeat(10_000)}`);
  expect(page).toContain("Berg, Olof · Round 2");
  expect(page).not.toContain('href="#line-');
  expect(page).not.toContain('class="file"');
});
