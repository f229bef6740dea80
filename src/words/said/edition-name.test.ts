import { describe, expect, test } from "vitest";
import { ONE_TIME_CHANGES } from "../../regulations/fide/one-time/one-time.ts";
import { EDITIONS } from "../../regulations/register.ts";
import { CATALOGUES, catalogueOf } from "../words.ts";
import { editionName } from "./edition-name.ts";

const IDS = [...EDITIONS, ...ONE_TIME_CHANGES].map(({ id }) => id);

describe.each(CATALOGUES)("names of editions in $language", (words) => {
  test("each has its own, without its id or a month in numbers", () => {
    const names = IDS.map((id) => editionName(words, id));
    expect(new Set(names).size).toBe(IDS.length);
    expect(names.filter((name) => !/^\p{Lu}/u.test(name) || /\d-|fide-|ssf-/.test(name))).toEqual([]);
  });
});

test("an edition is named by its list and the month from which it holds", () => {
  const english = catalogueOf("en");
  expect(editionName(english, "fide-standard-2025-10")).toBe("FIDE standard rules from October 2025");
  expect(editionName(english, "fide-standard-2009-03")).toBe("FIDE standard rules of March 2009, never in force");
  expect(editionName(catalogueOf("es"), "fide-rapid-2024-03")).toBe("Reglas FIDE de Elo rápido desde marzo de 2024");
});
