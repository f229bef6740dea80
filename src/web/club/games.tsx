import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import type { AnswerOf } from "../api-types.ts";
import { resultText } from "../live/evening-rows.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText, pointsText } from "./parts.tsx";

type Game = AnswerOf<"clubs.games.list">["games"][number];

/** A player of a game. */
export interface ShownSide extends SideOfGame {
  /** How the rating after the game came about. */
  readonly because: Derived<unknown> | null;
}
type SideOfGame = Game["white"];

/** A game with what explains it: the API leaves the derivations to pages. */
export interface ShownClubGame extends Omit<Game, "white" | "black"> {
  /** The name of the tournament. */
  readonly in: string | null;
  readonly white: ShownSide;
  readonly black: ShownSide;
  /** The game it repeats. */
  readonly same: number | null;
  readonly withheld: { readonly white: string | null; readonly black: string | null };
  readonly again: boolean;
  /** Why it counts or not; null: it did not come to that. */
  readonly ruling: Derived<boolean> | null;
}

interface GamesProps {
  readonly games: readonly ShownClubGame[];
  readonly caption: string;
  readonly shown: OfficeShown;
}

export function Games({ games, caption, shown }: GamesProps): VNode {
  const { words, to } = shown;
  const heads = headsOf(shown);
  return (
    <Table
      stack
      caption={caption}
      rows={games}
      rowClass={({ status }) => (status === "counts" ? undefined : "not-counted")}
      columns={[
        {
          head: heads.number,
          number: true,
          names: true,
          cell: ({ game }) => <a href={to(`/club/games/${game}`)}>{game}</a>,
        },
        { head: heads.day, cell: ({ finished }) => dayText(shown, finished) },
        { head: heads.tournament, cell: (game) => game.in ?? "–" },
        { head: heads.round, number: true, cell: ({ round }) => round ?? "" },
        { head: heads.white, cell: ({ white }) => <Side side={white} shown={shown} /> },
        { head: heads.result, cell: ({ result }) => resultText(result) },
        { head: heads.black, cell: ({ black }) => <Side side={black} shown={shown} /> },
        {
          head: heads.points,
          number: true,
          cell: ({ white, black, status }) =>
            status === "counts" ? `${pointsText(white.points)} / ${pointsText(black.points)}` : "",
        },
        { head: heads.counts, cell: (game) => statusText(game, words) },
      ]}
    />
  );
}

const Side = ({ side, shown }: { readonly side: ShownSide; readonly shown: OfficeShown }): VNode =>
  side.number.startsWith("g") ? (
    <span>{side.name}</span>
  ) : (
    <a href={shown.to(`/club/members/${side.number}`)}>{side.name}</a>
  );

function statusText({ status, same, withdrawn }: ShownClubGame, { office }: OfficeShown["words"]): string {
  const { standings, repeats } = office.clubs;
  if (withdrawn !== null) return `${standings.withdrawn}: ${withdrawn}`;
  return same === null ? standings[status] : `${standings[status]}: ${repeats(same)}`;
}

interface ListProps {
  readonly games: readonly ShownClubGame[];
  readonly all: number;
  readonly tournaments: readonly { readonly tournament: string; readonly name: string }[];
  readonly shown: OfficeShown;
}

/** The games of the book, the latest first. */
export function GamesPage({ games, all, tournaments, shown }: ListProps): VNode {
  const { words, query, to } = shown;
  const says = words.web.club.games;
  const heads = headsOf(shown);
  const { tournament = "", from = "", to: until = "" } = query;
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.games}>
      <form class="fields" method="get" action={to("/club/games")}>
        <label>
          <span>{heads.tournament}</span>
          <select name="tournament">
            <option value="">{says.all}</option>
            {tournaments.map((each) => (
              <option value={each.tournament} selected={each.tournament === tournament}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{says.from}</span>
          <input type="date" name="from" value={from} />
        </label>
        <label>
          <span>{says.until}</span>
          <input type="date" name="to" value={until} />
        </label>
        <p class="actions">
          <button type="submit">{says.show}</button>
        </p>
      </form>
      {games.length === 0 ? (
        <p class="notice">{all === 0 ? <a href={to("/club/evening")}>{says.empty}</a> : says.none}</p>
      ) : (
        <Games games={games} caption={says.count(games.length, all)} shown={shown} />
      )}
    </ClubFrame>
  );
}
