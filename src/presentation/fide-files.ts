import { type FideFile, isReady } from "../domain/fide-files.ts";
import { listName } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** What is to be sent to FIDE, as people read it. */
export interface FideFilesModel {
  readonly counts: string;
  readonly files: readonly FideFileModel[];
  readonly withoutId: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

interface FideFileModel {
  readonly tournament: string;
  readonly name: string;
  readonly part: string;
  /** null: the report does not say. */
  readonly start: string | null;
  readonly end: string | null;
  readonly players: string;
  readonly ratings: string;
  readonly due: string;
  readonly isReady: boolean;
  /** That it is ready, or everything that is in the way. */
  readonly state: string;
}

export function fideFilesModel(words: Catalogue, files: readonly FideFile[]): FideFilesModel {
  const says = words.fide.files;
  const { columns } = says;
  const ready = files.filter(isReady).length;
  return {
    counts: says.counts(ready, files.length - ready),
    files: files.map((file) => ({
      tournament: file.tournament,
      name: file.name,
      part: file.part === 0 ? "" : String(file.part),
      start: file.start,
      end: file.end,
      players: String(file.players),
      ratings: listName(words, file.ratings),
      due: file.due === null ? "" : says.due(file.due, file.article, file.daysLate),
      isReady: isReady(file),
      state: reasonsOf(words, file).join("; ") || says.ready,
    })),
    withoutId: {
      heads: [columns.name, columns.birth, columns.federation, columns.tournament],
      rows: files.flatMap(({ name, tournament, withoutId }) =>
        withoutId.map((each) => [each.name, each.birth ?? "", each.federation ?? "", `${name} (${tournament})`]),
      ),
    },
  };
}

function reasonsOf(words: Catalogue, { heldBack, issues, withoutId }: FideFile): readonly string[] {
  const says = words.fide.files;
  const fields = new Set(
    issues
      .filter(({ severity, field }) => severity === "error" && field !== "id")
      .map(({ field }) => words.fields[field]),
  );
  return [
    ...heldBack.map((code) => words.office.tournaments.heldBack[code]),
    ...(withoutId.length === 0 ? [] : [says.ids(withoutId.length)]),
    ...(fields.size === 0 ? [] : [says.missing([...fields].join(", "))]),
  ];
}
