import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Change } from "../../parts/change.tsx";
import { Table } from "../../parts/table.tsx";

type HomeData = AnswerOf<"home.show">;
type MovedData = HomeData["changed"][number]["gains"][number];

interface Props {
  readonly changed: HomeData["changed"];
  readonly corrected: HomeData["corrected"];
  readonly shown: Shown;
}

/** What is new on the current lists: gains, losses, new players, and lists that were corrected. */
export function Changed({ changed, corrected, shown }: Props): VNode | null {
  const { words, to } = shown;
  const { home, lists: says } = words.web;
  const moved = changed.filter(({ gains, losses, newcomers }) => gains.length + losses.length + newcomers > 0);
  if (moved.length + corrected.length === 0) return null;
  return (
    <>
      <h2>{home.changed}</h2>
      {moved.map((each) => (
        <section>
          <h3>
            <a href={to(`/lists/${each.list}`)}>{says.name(each.kind, each.date)}</a>
          </h3>
          {each.newcomers === 0 ? null : (
            <p>
              <a href={to(`/lists/${each.list}?moved=new`)}>{home.newcomers(each.newcomers)}</a>
            </p>
          )}
          <div class="grid">
            {each.gains.length === 0 ? null : (
              <MovedTable title={`${home.gains}: ${says.kinds[each.kind]}`} moved={each.gains} shown={shown} />
            )}
            {each.losses.length === 0 ? null : (
              <MovedTable title={`${home.losses}: ${says.kinds[each.kind]}`} moved={each.losses} shown={shown} />
            )}
          </div>
        </section>
      ))}
      {corrected.length === 0 ? null : (
        <ul>
          {corrected.map(({ list, kind, date, version }) => (
            <li>
              <a href={to(`/lists/${list}?version=${version}`)}>{home.corrected(says.name(kind, date), version)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MovedTable({
  title,
  moved,
  shown: { words, to },
}: {
  readonly title: string;
  readonly moved: readonly MovedData[];
  readonly shown: Shown;
}): VNode {
  const { columns } = words.phrases;
  return (
    <Table
      caption={title}
      rows={moved}
      columns={[
        {
          head: columns.player,
          names: true,
          cell: ({ player, name }) => <a href={to(`/players/${player}`)}>{name}</a>,
        },
        { head: columns.rating, number: true, cell: ({ rating }) => rating },
        { head: columns.change, number: true, cell: ({ change }) => <Change of={change} /> },
      ]}
    />
  );
}
