import type { VNode } from "preact";
import { counted } from "../../../words/numbers.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Table } from "../../parts/table.tsx";

type FederationLine = AnswerOf<"federations.list">["federations"][number];

interface Props {
  readonly federations: readonly FederationLine[];
  readonly shown: Shown;
}

/** Every federation with players on a current list, the largest first. */
export function FederationsPage({ federations, shown: { words, to } }: Props): VNode {
  const { federations: says, nav } = words.pages.overview;
  const kinds = federations[0]?.lists.map(({ kind }) => kind) ?? [];
  const on = (line: FederationLine, kind: string) => line.lists.find((each) => each.kind === kind);
  const nameOf = ({ name, federation }: FederationLine): string => (name === null ? federation : name);
  return (
    <>
      <h1>{nav.federations}</h1>
      <p>{says.intro}</p>
      {federations.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          headed
          caption={nav.federations}
          rows={federations}
          columns={[
            {
              head: says.name,
              names: true,
              cell: (line) => (
                <>
                  <a href={to(`/federations/${line.federation}`)}>{nameOf(line)}</a>
                  {line.suspended ? <span class="tag">{says.suspended}</span> : null}
                </>
              ),
            },
            ...kinds.flatMap((kind, at) => [
              {
                head: `${words.web.lists.kinds[kind] ?? kind}: ${says.active}`,
                number: true,
                wide: at > 0,
                cell: (line: FederationLine) => counted(words.language, on(line, kind)?.active ?? 0),
              },
              {
                head: says.average,
                number: true,
                wide: at > 0,
                cell: (line: FederationLine) => on(line, kind)?.average ?? "–",
              },
            ]),
          ]}
        />
      )}
    </>
  );
}
