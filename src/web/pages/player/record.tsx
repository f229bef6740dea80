import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import type { Shown } from "../../page.tsx";
import { Table } from "../../parts/table.tsx";
import type { PlayerData } from "./player-data.ts";

interface Props {
  readonly record: PlayerData["record"];
  readonly player: string;
  readonly shown: Shown;
}

const ROWS = ["all", "white", "black", "stronger", "weaker"] as const;

/** Wins, draws and losses by colour and by strength, and whom the player met. */
export function Record({ record, player, shown }: Props): VNode | null {
  const { words, to } = shown;
  const { player: says } = words.pages;
  if (record.games === 0) return null;
  const { recordHeads: heads } = says;
  const rows = ROWS.map((row) => ({ row, ...record[row] }));
  const games = ({ wins, draws, losses }: (typeof rows)[number]): number => wins + draws + losses;
  const { bestWin: best } = record;
  return (
    <>
      <h2>{says.record}</h2>
      <Table
        headed
        narrow
        caption={says.record}
        rows={rows.filter((row) => games(row) > 0)}
        columns={[
          { head: heads.against, names: true, cell: ({ row }) => says.recordRows[row] },
          { head: heads.games, number: true, wide: true, cell: games },
          { head: heads.wins, number: true, cell: ({ wins }) => wins },
          { head: heads.draws, number: true, cell: ({ draws }) => draws },
          { head: heads.losses, number: true, cell: ({ losses }) => losses },
          {
            head: heads.score,
            number: true,
            wide: true,
            cell: (row) => `${Math.round(((row.wins + row.draws / 2) / games(row)) * 100)} %`,
          },
        ]}
      />
      <p class="small">
        {record.averageOpponent === null ? null : says.averageOpponent(record.averageOpponent)}{" "}
        {best === null ? null : (
          <>
            {says.bestWin}{" "}
            {best.opponent === "" ? (
              best.opponentName
            ) : (
              <a href={to(`/players/${player}/games?opponent=${best.opponent}`)}>{best.opponentName}</a>
            )}{" "}
            ({best.opponentRating}), <a href={to(`/tournaments/${best.tournament}`)}>{best.name}</a>.
          </>
        )}{" "}
        <span class="soft">{says.asReported}</span>
      </p>
    </>
  );
}

/** A score against somebody: 2½/4. */
export const scoreOfRecord = (language: string, { all, games }: PlayerData["record"]): string =>
  `${scoreText(language, all.wins + all.draws / 2)}/${games}`;
