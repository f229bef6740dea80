import type { ComponentChildren, VNode } from "preact";
import type { Shown } from "../page.tsx";
import { Change } from "../parts/change.tsx";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

interface FrameProps {
  readonly shown: Shown;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page inside a page of another site: no menu, no script; links open in place of the whole page. */
export function EmbedFrame({ shown: { words, asset, face, office, to }, title, children }: FrameProps): VNode {
  return (
    <html lang={words.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${office}`}</title>
        <link rel="stylesheet" href={asset("style")} />
        {face.colour === undefined ? null : <link rel="stylesheet" href={`/colour/${face.colour.slice(1)}.css`} />}
        <base target="_top" />
      </head>
      <body class="embedded">
        <main>
          {children}
          <p class="small">
            <a href={to("/")}>{office}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

export interface CardRating {
  readonly kind: string;
  /** The date of the list. */
  readonly date: string;
  readonly rating: number;
  readonly change: number | null;
  readonly games: number;
}

interface CardProps {
  readonly player: {
    readonly player: string;
    readonly name: string;
    readonly title: string | null;
    readonly federation: string | null;
  };
  readonly ratings: readonly CardRating[];
  readonly shown: Shown;
}

/** A player with the ratings on the current lists. */
export function PlayerCard({ player, ratings, shown: { words, to } }: CardProps): VNode {
  const { heads } = words.pages.list;
  return (
    <>
      <h1>
        {player.title === null ? null : <span class="badge">{player.title}</span>}{" "}
        <a href={to(`/players/${player.player}`)}>{player.name}</a> <span class="second">{player.federation}</span>
      </h1>
      <Table
        headed
        caption={player.name}
        rows={ratings}
        columns={[
          {
            head: words.web.lists.title,
            names: true,
            cell: ({ kind, date }) => (
              <>
                {words.web.lists.kinds[kind] ?? kind}{" "}
                <span class="second">
                  <Day of={date} language={words.language} />
                </span>
              </>
            ),
          },
          { head: heads.rating, number: true, cell: ({ rating }) => <strong>{rating}</strong> },
          { head: heads.change, number: true, cell: ({ change }) => <Change of={change} /> },
          { head: heads.games, number: true, cell: ({ games }) => games },
        ]}
      />
    </>
  );
}

interface TableRow {
  readonly place: number;
  readonly player: number;
  readonly name: string;
  readonly title: string;
  readonly rating: number;
  readonly change: number | null;
}

interface TableProps {
  /** The federation. */
  readonly name: string;
  readonly code: string;
  /** null: there is no list of the kind yet. */
  readonly list: { readonly kind: string; readonly date: string } | null;
  readonly rows: readonly TableRow[];
  readonly shown: Shown;
}

/** The best active players of a federation on a current list. */
export function FederationTable({ name, code, list, rows, shown: { words, to } }: TableProps): VNode {
  const { heads } = words.pages.list;
  const { federations: says } = words.pages.overview;
  return (
    <>
      <h1>
        <a href={to(`/federations/${code}`)}>{name}</a>
      </h1>
      {list === null || rows.length === 0 ? (
        <p class="notice">{says.noPlayers}</p>
      ) : (
        <Table
          caption={words.web.lists.name(list.kind, list.date)}
          rows={rows}
          columns={[
            { head: heads.rank, number: true, cell: ({ place }) => place },
            {
              head: heads.player,
              names: true,
              cell: ({ player, title, name: own }) => (
                <>
                  {title === "" ? null : <span class="badge">{title}</span>}{" "}
                  <a href={to(`/players/${player}`)}>{own}</a>
                </>
              ),
            },
            { head: heads.rating, number: true, cell: ({ rating }) => <strong>{rating}</strong> },
            { head: heads.change, number: true, cell: ({ change }) => <Change of={change} /> },
          ]}
        />
      )}
    </>
  );
}
