import { expect, test } from "vitest";
import { CONTRAST_MIN, contrast, isColour, mixed } from "../../domain/colour.ts";
import { colourStyle } from "./colour-style.ts";

test("contrast is that of WCAG 2", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 6);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2); // the best known grey that fails
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(["#1d4f5c", "#1D4F5C", "1d4f5c", "#fff", "red"].map(isColour)).toEqual([true, false, false, false, false]);
});

test("text can be read by day and by night, on paper, on soft ground and on buttons, whatever the colour", () => {
  for (const colour of ["#1d4f5c", "#000000", "#767676", "#b00020", "#0057b7", "#006600", "#7a00cc"]) {
    const style = colourStyle(colour);
    const rules = [...style.matchAll(/--accent:(#\w{6});--accent-soft:(#\w{6});--accent-ink:(#\w{6})/g)];
    expect(rules).toHaveLength(2);
    const papers = [
      ["#fbfaf7", "#ffffff"],
      ["#14191b", "#1c2326"],
    ];
    for (const [at, [, accent = "", soft = "", ink = ""]] of rules.entries())
      for (const ground of [soft, ink, ...papers[at]!])
        expect([colour, at, ground, contrast(accent, ground) >= CONTRAST_MIN]).toEqual([colour, at, ground, true]);
  }
});
