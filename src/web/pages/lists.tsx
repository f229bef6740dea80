import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Table } from "../parts/table.tsx";

export type ListHead = AnswerOf<"lists.list">["lists"][number];

/** All lists, those of one date side by side. */
export function ListsPage({ lists, shown }: { readonly lists: readonly ListHead[]; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { lists: says } = words.web;
  const dates = [...new Set(lists.map(({ date }) => date))];
  const versions = (date: string, kind: string) => lists.filter((each) => each.date === date && each.kind === kind);
  return (
    <>
      <h1>{says.title}</h1>
      <p>{says.intro}</p>
      {dates.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          caption={says.title}
          rows={dates}
          columns={[
            { head: says.date, names: true, cell: (date) => says.month(date) },
            ...LIST_KINDS.map((kind) => ({
              head: says.kinds[kind] ?? kind,
              cell: (date: string) => {
                const [newest, ...earlier] = versions(date, kind);
                if (newest === undefined) return "–";
                return (
                  <>
                    <a href={to(`/lists/${newest.list}`)}>{says.open}</a>
                    {newest.version > 1 ? <span class="tag">{says.version(newest.version)}</span> : null}
                    {earlier.map(({ list, version }) => (
                      <a class="small" href={to(`/lists/${list}?version=${version}`)}>
                        {" "}
                        {says.version(version)}
                      </a>
                    ))}
                  </>
                );
              },
            })),
          ]}
        />
      )}
    </>
  );
}
