import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { asJson, change } from "../../index.ts";
import { english } from "../../words/en.ts";
import { ExplanationTree } from "./explanation-tree.tsx";

test("articles are linked beside the steps, not in them: a link inside of a button is out of reach for some", () => {
  const { derivation } = change({
    ...{ edition: "fide-standard-2025-10", rating: 1900, k: 20 },
    games: [{ opponent: 2350, score: 1 }],
  });
  const explanation = asJson(english, derivation);
  const shown = { words: english, to: (path: string) => `/en${path}` } as Parameters<
    typeof ExplanationTree
  >[0]["shown"];
  const html = render(h(ExplanationTree, { explanation, shown }) as Parameters<typeof render>[0]);
  expect(html).toContain('<a class="article" href="/en/regulations/fide-standard-2025-10#rounding">§ 8.3.4</a>');
  expect(html).not.toMatch(/<summary>(?:(?!<\/summary>).)*<a /);
});
