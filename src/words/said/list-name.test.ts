import { expect, test } from "vitest";
import { CATALOGUES, catalogueOf } from "../words.ts";
import { listInSentence, listName } from "./list-name.ts";

test("a list is called by its kind and month; what is no list of ours keeps its name", () => {
  const said = CATALOGUES.map((words) => [listName(words, "rapid-2026-11"), listInSentence(words, "rapid-2026-11")]);
  expect(said).toEqual([
    ["Rapid list of November 2026", "the rapid list of November 2026"],
    ["Lista rapid di novembre 2026", "la lista rapid di novembre 2026"],
    ["Lista de Elo rápido de noviembre de 2026", "la lista de Elo rápido de noviembre de 2026"],
    ["Snabbschackslistan för november 2026", "snabbschackslistan för november 2026"],
  ]);
  for (const other of ["fischer-2026-11", "rapid-2026", "rapid-2026-11-01", ""])
    expect([listName(catalogueOf("en"), other), listInSentence(catalogueOf("en"), other)]).toEqual([other, other]);
});
