import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { TITLES } from "../../domain/report.ts";
import type { Shown } from "../page.tsx";
import { Table } from "../parts/table.tsx";

export interface ListHead {
  readonly list: string;
  readonly version: number;
  readonly kind: string;
  readonly date: string;
  readonly origin: string;
  readonly sha256: string;
}

/** All lists, those of one date side by side. */
export function ListsPage({ lists, shown }: { readonly lists: readonly ListHead[]; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { lists: says } = words.web;
  const dates = [...new Set(lists.map(({ date }) => date))];
  const newest = (date: string, kind: string) => lists.find((each) => each.date === date && each.kind === kind);
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
                const found = newest(date, kind);
                if (found === undefined) return "–";
                return (
                  <>
                    <a href={to(`/lists/${found.list}`)}>{says.open}</a>
                    {found.version > 1 ? <span class="tag">{says.version(found.version)}</span> : null}
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

export interface ListData extends ListHead {
  readonly isNewest: boolean;
  readonly size: number;
  readonly federations: readonly string[];
  readonly players: readonly ListedPlayer[];
  readonly next: number | null;
}

export interface ListedPlayer {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: string | null;
  readonly sex: string | null;
  readonly birthYear: number | null;
  readonly rating: number;
  readonly games: number;
  readonly k: number | null;
  readonly inactive: boolean;
}

const FORMATS = ["txt", "xml", "csv", "json"] as const;

export function ListPage({ data, shown }: { readonly data: ListData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { lists: says } = words.web;
  const { columns } = words.phrases;
  return (
    <>
      <p class="small">
        <a href={to("/lists")}>{says.title}</a>
      </p>
      <h1>{says.name(data.kind, data.date)}</h1>
      <p>
        {says.players(data.size)} {data.version > 1 ? <span class="tag">{says.version(data.version)}</span> : null}
      </p>
      <Filters data={data} shown={shown} />
      {data.players.length === 0 ? <p class="notice">{says.nobody}</p> : null}
      <Table
        stack
        caption={says.name(data.kind, data.date)}
        rows={data.players}
        columns={[
          { head: says.place, number: true, cell: ({ place }) => place },
          {
            head: columns.player,
            names: true,
            cell: ({ player, name, inactive }) => (
              <>
                <a href={to(`/players/${player}`)}>{name}</a>{" "}
                {inactive ? <span class="tag">{says.inactive}</span> : null}
              </>
            ),
          },
          { head: says.playerTitle, cell: ({ title }) => title ?? "" },
          { head: says.federation, cell: ({ federation }) => federation ?? "" },
          { head: columns.rating, number: true, cell: ({ rating }) => <strong>{rating}</strong> },
          { head: columns.games, number: true, cell: ({ games }) => games },
          { head: "K", number: true, cell: ({ k }) => k ?? "" },
          { head: says.born, number: true, cell: ({ birthYear }) => birthYear ?? "" },
        ]}
      />
      <nav class="pages" aria-label={says.pages}>
        {shown.query.after ? <a href={shown.withQuery({ after: "" })}>{words.web.site.first}</a> : null}
        {data.next === null ? null : (
          <a rel="next" href={shown.withQuery({ after: String(data.next) })}>
            {words.web.site.next}
          </a>
        )}
      </nav>
      <h2>{says.download}</h2>
      <p class="actions">
        {FORMATS.map((format) => (
          <a class="button quiet" href={`/files/${data.list}/${data.version}.${format}`} download>
            {format.toUpperCase()}
          </a>
        ))}
        {data.origin === "published" ? (
          <>
            <a class="button quiet" href={`/files/${data.list}/games/${data.version}.csv`} download>
              {says.games}
            </a>
            <a class="button quiet" href={`/files/${data.list}/games/${data.version}.sha256`}>
              {says.gamesHash}
            </a>
          </>
        ) : null}
      </p>
      <p class="small soft">
        {says.hash} <span class="mono hash">{data.sha256}</span>
      </p>
    </>
  );
}

function Filters({ data, shown }: { readonly data: ListData; readonly shown: Shown }): VNode {
  const { lists: says } = shown.words.web;
  const { query } = shown;
  const choice = (name: string, label: string, values: readonly (readonly [value: string, text: string])[]): VNode => (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">{says.all}</option>
        {values.map(([value, text]) => (
          <option value={value} selected={query[name] === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const year = (name: "bornFrom" | "bornTo"): VNode => (
    <label>
      <span>{says[name]}</span>
      <input name={name} inputMode="numeric" pattern="[0-9]{4}" value={query[name] ?? ""} />
    </label>
  );
  return (
    <form class="fields" method="get">
      {choice(
        "federation",
        says.federation,
        data.federations.map((each) => [each, each]),
      )}
      {choice("sex", says.sex, [
        ["w", says.women],
        ["m", says.men],
      ])}
      {choice(
        "title",
        says.playerTitle,
        TITLES.map((each) => [each, each]),
      )}
      {year("bornFrom")}
      {year("bornTo")}
      <label class="check">
        <input type="checkbox" name="inactive" value="yes" checked={query.inactive === "yes"} />
        <span>{says.withInactive}</span>
      </label>
      <button type="submit">{says.show}</button>
    </form>
  );
}
