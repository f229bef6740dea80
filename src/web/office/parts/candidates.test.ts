import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../../words/en.ts";
import { Candidates, type OpenPlayer } from "./candidates.tsx";
import type { OfficeShown } from "./shown.ts";

const PLAYER: OpenPlayer = {
  ...{ startNumber: 2, name: "Nagy, Bela", line: 13, number: null, freeNumber: "9", federation: "SWE" },
  ...{ birth: "1990", title: null, rating: 1900, proposal: null, proposed: null, nameDiffers: false },
  candidates: [
    {
      ...{ player: "1000102", name: "Nagy, Béla", federation: "HUN", birth: "1990-05-17", title: "FM" },
      ...{ rating: 1895, why: "same-name-and-birth" },
    },
  ],
};

test("what differs between report and record is marked, and nothing that only one of them says", () => {
  const shown = { words: english } as unknown as OfficeShown;
  const html = renderToString(h(Candidates, { player: PLAYER, chosen: "1000102", shown }));
  const marked = [...html.matchAll(/<mark class="differs">([^<]*)/g)].map(([, text]) => text);
  // The year of birth agrees; the report has no title.
  expect(marked).toEqual(["Nagy, Béla", "HUN", "1895"]);
  expect(html).toMatch(/type="radio" name="choice" value="1000102" checked/);
});
