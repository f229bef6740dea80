import type { VNode } from "preact";
import { listName } from "../../words/said/list-name.ts";
import type { AnswerOf } from "../api-types.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import type { Shown } from "../page.tsx";
import { Icon } from "../parts/icon.tsx";
import { KNote } from "../parts/marked-k.tsx";
import { ListChips, ListFilters } from "./list-filters.tsx";
import { ListTable } from "./list-table.tsx";

export type ListData = AnswerOf<"lists.show">;

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
      <ListChips data={data} shown={shown} />
      <ListFilters data={data} shown={shown} />
      {shown.query.against ? (
        <p class="notice">{words.pages.list.comparedWith(listName(words, shown.query.against))}</p>
      ) : null}
      {data.players.length === 0 ? <p class="notice">{says.nobody}</p> : <ListTable data={data} shown={shown} />}
      <KNote rows={data.players} words={shown.words} />
      <nav class="pages" aria-label={says.pages}>
        {data.isFirst ? null : <a href={shown.withQuery({ after: "", mark: "" })}>{words.web.site.first}</a>}
        {data.next === null ? null : (
          <a rel="next" href={shown.withQuery({ after: String(data.next) })}>
            {words.web.site.next}
          </a>
        )}
      </nav>
      <p class="no-print">
        <a href={to(`/lists/${data.list}/unrated?version=${data.version}`)}>{says.unrated}</a>
      </p>
      <Distribution data={data} shown={shown} />
      <Downloads data={data} shown={shown} />
      <Checking data={data} shown={shown} />
    </>
  );
}

/** What the list is known by, and how anybody checks it without the office. */
function Checking({ data, shown: { words, to } }: Props): VNode {
  const { files: says, lists } = words.web;
  return (
    <div class="small soft">
      <p>
        {lists.hash} <span class="mono hash">{data.sha256}</span>
      </p>
      {data.root === null || data.entry === null ? null : <p class="hash">{says.checked(data.root, data.entry)}</p>}
      {data.origin === "published" ? (
        <p class="no-print">
          {data.root === null ? null : (
            <>
              <a href={`/files/${data.list}/${data.version}.public`}>{says.publicFile}</a>
              {" · "}
            </>
          )}
          <a href={`/log/lists/${data.list}/${data.version}.tlog-proof`}>{says.proof}</a>
          {" · "}
          <a href="/log/key">{says.publicKey}</a>
          {" · "}
          <a href={to("/verify")}>{says.title}</a>
        </p>
      ) : null}
    </div>
  );
}

function Distribution({ data, shown: { words } }: Props): VNode | null {
  const { list: says } = words.pages;
  if (data.distribution.length < 2) return null;
  return (
    <>
      <h2>{says.distribution}</h2>
      <BarChart
        language={words.language}
        bars={data.distribution.map(({ from, players, marked }) => ({ name: String(from), value: players, marked }))}
        label={says.distribution}
        heads={[says.heads.rating, says.players]}
        numbers={says.numbers}
      />
    </>
  );
}

/** What limits the players that are shown, their order, and what is shown beside them; files have the same. */
const LIMITS = [
  ...(["federation", "sex", "title", "bornFrom", "bornTo", "inactive", "name", "moved", "group"] as const),
  ...(["sort", "kinds", "against"] as const),
] as const;

/** The whole list as it was published, or what is shown of it. */
function Downloads({ data, shown: { words, query } }: Props): VNode {
  const { lists: says } = words.web;
  const limits = LIMITS.filter((name) => query[name]);
  const asked = limits.length === 0 ? "" : `?${new URLSearchParams(limits.map((name) => [name, query[name] ?? ""]))}`;
  return (
    <section class="no-print">
      <h2>
        <Icon of="download" /> {says.download}
      </h2>
      <p class="actions">
        {FORMATS.map((format) => (
          <a class="button quiet" href={`/files/${data.list}/${data.version}.${format}${asked}`} download>
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
      {limits.length === 0 ? null : <p class="small soft">{words.pages.list.whatIsShown}</p>}
    </section>
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
