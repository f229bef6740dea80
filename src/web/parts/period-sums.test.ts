import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../words/en.ts";
import { Sums } from "./period-sums.tsx";

type Props = Parameters<typeof Sums>[0];

/** What the page says of a list with one tournament: its exact change, and the change of the list. */
function saidOf(exact: number, change: number): string {
  const data = {
    ...{ entry: { change }, first: null, explanation: { basis: { kind: "given" }, inputs: {} } },
    tournaments: [{ card: { n: 3, change: exact, k: 20 }, games: [] }],
  } as unknown as Props["data"];
  const shown = { words: english, to: (path: string) => path } as Props["shown"];
  return render(h(Sums, { data, shown }) as Parameters<typeof render>[0]);
}

test("only what is not whole is said to be rounded", () => {
  expect(saidOf(30.4, 30)).toContain("<p>Exactly +30.40 points, rounded to +30.</p>");
  expect(saidOf(30, 30)).not.toContain("rounded");
  expect(saidOf(0, 0)).not.toContain("rounded");
});
