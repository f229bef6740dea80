import { expect, test } from "vitest";
import { readTrf } from "../../formats/trf/read-report.ts";
import { CATALOGUES } from "../../words/words.ts";
import { issuesText } from "./issues.ts";

test.each(CATALOGUES.map((words) => [words.language, words] as const))(
  "a file that is no report is told what it is, and not that nothing was found in it: %s",
  (_, words) => {
    const { issues } = readTrf(new TextEncoder().encode("%PDF-1.7\n1 0 obj\n"));
    const [said = "", ...more] = issuesText(words, "cup.pdf", issues);
    expect(more).toEqual([]);
    expect(said).toMatch(/PDF.*TRF\).* \(foreign-file\)$/);
    expect(said).not.toContain(
      words.phrases
        .expectedFound("", "")
        .split(/[,;] ?/)
        .at(-1),
    );
  },
);
