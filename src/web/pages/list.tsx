import type { VNode } from "preact";
import { TITLES } from "../../domain/report.ts";
import type { Shown } from "../page.tsx";
import { KNote, markedK } from "../parts/marked-k.tsx";
import { Table } from "../parts/table.tsx";
import type { ListHead } from "./lists.tsx";

export interface ListData extends ListHead {
  readonly isNewest: boolean;
  /** Every version that was published, the newest first. */
  readonly versions: readonly number[];
  readonly size: number;
  /** How many fit the filters. */
  readonly found: number;
  readonly federations: readonly string[];
  readonly players: readonly ListPlayerRow[];
  readonly next: number | null;
}

export interface ListPlayerRow {
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
  readonly kDerived: boolean;
  readonly inactive: boolean;
}

const FORMATS = ["txt", "xml", "csv", "json"] as const;

interface Props {
  readonly data: ListData;
  readonly shown: Shown;
}

export function ListPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { lists: says } = words.web;
  return (
    <>
      <p class="small">
        <a href={to("/lists")}>{says.title}</a>
      </p>
      <h1>{says.name(data.kind, data.date)}</h1>
      <p>
        {says.players(data.found)} {data.version > 1 ? <span class="tag">{says.version(data.version)}</span> : null}
      </p>
      <Versions data={data} shown={shown} />
      <Filters data={data} shown={shown} />
      {data.players.length === 0 ? <p class="notice">{says.nobody}</p> : <Players data={data} shown={shown} />}
      <KNote rows={data.players} words={shown.words} />
      <nav class="pages" aria-label={says.pages}>
        {shown.query.after ? <a href={shown.withQuery({ after: "" })}>{words.web.site.first}</a> : null}
        {data.next === null ? null : (
          <a rel="next" href={shown.withQuery({ after: String(data.next) })}>
            {words.web.site.next}
          </a>
        )}
      </nav>
      <p>
        <a href={to(`/lists/${data.list}/unrated?version=${data.version}`)}>{says.unrated}</a>
      </p>
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

/** Nothing published is changed: an earlier version says what has taken its place, and each leads to the others. */
function Versions({ data, shown: { words, to } }: Props): VNode | null {
  const { lists: says } = words.web;
  if (data.versions.length < 2) return null;
  const address = (version: number): string => to(`/lists/${data.list}?version=${version}`);
  return (
    <div class={data.isNewest ? undefined : "notice warn"}>
      {data.isNewest ? null : <p>{says.superseded(data.version, data.versions[0] ?? data.version)}</p>}
      <p class="small">
        {says.versions}{" "}
        {data.versions.map((version) => (
          <>
            {version === data.version ? (
              <strong>{says.version(version)}</strong>
            ) : (
              <a href={address(version)}>{says.version(version)}</a>
            )}{" "}
          </>
        ))}
      </p>
    </div>
  );
}

function Players({ data, shown: { words, to } }: Props): VNode {
  const { lists: says } = words.web;
  const { columns } = words.phrases;
  return (
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
              <a href={to(`/players/${player}`)}>{name}</a> {inactive ? <span class="tag">{says.inactive}</span> : null}
            </>
          ),
        },
        { head: says.playerTitle, cell: ({ title }) => title ?? "" },
        { head: says.federation, cell: ({ federation }) => federation ?? "" },
        { head: columns.rating, number: true, cell: ({ rating }) => <strong>{rating}</strong> },
        { head: columns.games, number: true, cell: ({ games }) => games },
        { head: "K", number: true, cell: markedK },
        { head: says.born, number: true, cell: ({ birthYear }) => birthYear ?? "" },
      ]}
    />
  );
}

function Filters({ data, shown }: Props): VNode {
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
      {query.version ? <input type="hidden" name="version" value={query.version} /> : null}
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
