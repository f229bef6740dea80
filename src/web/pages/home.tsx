import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { signed } from "../../words/numbers.ts";
import { PlayerSearch } from "../live/player-search.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import type { ListHead } from "./lists.tsx";

export interface MovedData {
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  readonly rating: number;
  readonly change: number;
}

export interface HomeData {
  readonly lists: readonly ListHead[];
  readonly changed: readonly (ListHead & {
    readonly gains: readonly MovedData[];
    readonly losses: readonly MovedData[];
    readonly newcomers: number;
  })[];
  readonly corrected: readonly ListHead[];
}

export function HomePage({ lists, changed, corrected, shown }: HomeData & { readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { site, home, lists: says } = words.web;
  const newest = LIST_KINDS.flatMap((kind) => lists.find((each) => each.kind === kind) ?? []);
  return (
    <>
      <h1>{shown.office}</h1>
      <p>{site.tagline}</p>
      <Island name="player-search" words={words} of={PlayerSearch} own={{ base: to(""), name: "" }} />
      <h2>{home.newest}</h2>
      {newest.length === 0 ? <p class="notice">{says.none}</p> : null}
      <div class="grid">
        {newest.map((each) => (
          <a class="card tile" href={to(`/lists/${each.list}`)}>
            <strong>{says.kinds[each.kind]}</strong>
            <span>{says.month(each.date)}</span>
          </a>
        ))}
      </div>
      {changed.length + corrected.length === 0 ? null : <h2>{home.changed}</h2>}
      {changed
        .filter(({ gains, losses, newcomers }) => gains.length + losses.length + newcomers > 0)
        .map((each) => (
          <section>
            <h3>
              <a href={to(`/lists/${each.list}`)}>{says.name(each.kind, each.date)}</a>
            </h3>
            <p>{home.newcomers(each.newcomers)}</p>
            <div class="grid">
              {each.gains.length === 0 ? null : <MovedTable title={home.gains} moved={each.gains} shown={shown} />}
              {each.losses.length === 0 ? null : <MovedTable title={home.losses} moved={each.losses} shown={shown} />}
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
      <h2>{home.check}</h2>
      <div class="grid">
        {(["calculators", "check", "regulations"] as const).map((item) => (
          <a class="card tile" href={to(item === "calculators" ? "/calculators/change" : `/${item}`)}>
            <strong>{site.nav[item]}</strong>
            <span>{home.tiles[item]}</span>
          </a>
        ))}
      </div>
      <p class="small">
        <a href={to("/lists.atom")}>Atom</a> · <a href={to("/lists.json")}>JSON Feed</a>
      </p>
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
        { head: columns.change, number: true, cell: ({ change }) => signed(String(change).replace("-", "−")) },
      ]}
    />
  );
}
