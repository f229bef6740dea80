import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Day } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { Record, scoreOfRecord } from "./record.tsx";

type GamesData = AnswerOf<"players.list-games">;

interface Props {
  readonly data: GamesData;
  readonly shown: Shown;
}

/** All games of a player. Against one opponent it is the head-to-head score. */
export function GamesPage({ data, shown }: Props): VNode {
  const { words, to, query } = shown;
  const { player: says } = words.pages;
  const { site, lists } = words.web;
  const filters = new URLSearchParams(
    ["colour", "result", "opponent"].flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  );
  return (
    <>
      <p class="small">
        <a href={to(`/players/${data.player}`)}>{data.name}</a>
      </p>
      <h1>{says.gamesOf(data.name)}</h1>
      <Filters shown={shown} />
      <p>
        {says.found(data.found)} {data.record.games === 0 ? null : `(${scoreOfRecord(words.language, data.record)})`}
      </p>
      {data.games.length === 0 ? <p class="notice">{says.noGames}</p> : <Games data={data} shown={shown} />}
      <nav class="pages" aria-label={lists.pages}>
        {query.after ? <a href={shown.withQuery({ after: "" })}>{site.first}</a> : null}
        {data.next === null ? null : (
          <a rel="next" href={shown.withQuery({ after: String(data.next) })}>
            {site.next}
          </a>
        )}
      </nav>
      <p class="actions">
        <a class="button quiet" href={`/files/players/${data.player}/games.csv?${filters}`} download>
          CSV
        </a>
      </p>
      <Record record={data.record} player={data.player} shown={shown} />
    </>
  );
}

function Games({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { player: says, explanation } = words.pages;
  const { heads, colours } = explanation;
  return (
    <Table
      headed
      long
      caption={says.allGames}
      rows={data.games}
      rowClass={({ counts }) => (counts ? undefined : "not-counted")}
      columns={[
        {
          head: says.date,
          wide: true,
          cell: ({ end }) => <Day of={end} language={words.language} />,
        },
        {
          head: heads.colour,
          cell: ({ colour }) => (
            <>
              <span class={`piece ${colour}`} aria-hidden="true" />
              <span class="word">{colours[colour]}</span>
            </>
          ),
        },
        { head: heads.opponent, names: true, cell: (game) => <Opponent game={game} shown={shown} /> },
        { head: heads.rating, number: true, cell: ({ opponentRating }) => opponentRating ?? "–" },
        {
          head: heads.result,
          number: true,
          cell: ({ score }) => <strong>{score === null ? "–" : scoreText(words.language, score)}</strong>,
        },
        {
          head: says.tournament,
          wide: true,
          cell: ({ tournament, name }) => <a href={to(`/tournaments/${tournament}`)}>{name}</a>,
        },
        { head: heads.round, number: true, wide: true, cell: ({ round }) => round },
      ]}
    />
  );
}

/** Leads to the games against the same opponent: the head-to-head score. */
function Opponent({ game, shown }: { readonly game: GamesData["games"][number]; readonly shown: Shown }): VNode {
  const { opponent, opponentName, name, round } = game;
  return (
    <>
      {opponent === "" ? opponentName : <a href={shown.withQuery({ opponent, after: "" })}>{opponentName}</a>}
      {/* No link on a phone: two of them, one under the other, are too close for a finger. */}
      <span class="second">
        {name} ({round})
      </span>
    </>
  );
}

function Filters({ shown }: { readonly shown: Shown }): VNode {
  const { query, words } = shown;
  const { player: says, explanation } = words.pages;
  const choice = (name: string, label: string, values: Readonly<Record<string, string>>): VNode => (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">{says.any}</option>
        {Object.entries(values).map(([value, text]) => (
          <option value={value} selected={query[name] === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form class="fields" method="get">
      {choice("colour", explanation.heads.colour, explanation.colours)}
      {choice("result", says.result, says.results)}
      <label>
        <span>{says.opponentHint}</span>
        <input name="opponent" value={query.opponent ?? ""} />
      </label>
      <button type="submit">{says.filter}</button>
    </form>
  );
}
