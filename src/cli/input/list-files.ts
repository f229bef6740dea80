import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { listReader } from "../../formats/fide-list/list-reader.ts";
import type { World } from "../world.ts";

/** Reads a list entry by entry, so that it may be larger than memory. Returns what is wrong with it. */
export async function readListOf(
  file: string,
  world: World,
  kind: ListKind,
  entry: (entry: ListEntry) => void,
): Promise<{ readonly isList: boolean; readonly players: number; readonly issues: readonly Issue[] }> {
  const issues: Issue[] = [];
  let players = 0;
  const reader = listReader(
    {
      entry: (each) => {
        players += 1;
        entry(each);
      },
      issue: (issue) => issues.push(issue),
    },
    { kind },
  );
  for await (const bytes of world.stream(file)) reader.write(bytes);
  return { isList: reader.end(), players, issues };
}
