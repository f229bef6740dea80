import type { VNode } from "preact";
import { counted, decimals, signed } from "../../../words/numbers.ts";
import { spanName } from "../../../words/said/group-name.ts";
import { LineChart } from "../../charts/line-chart.tsx";
import { Month } from "../../parts/day.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import { type LevelNumbers, listRows, type PartProps } from "./numbers.ts";

/** The least that the axis of medians covers. */
const SPAN = 60;

/** Each list by itself: level, spread, who came and left, the top; then stable players and points per game. */
export function Levels(props: PartProps): VNode {
  const { words } = props.shown;
  const { levels: says } = words.scaleReport;
  const { levels } = props.numbers;
  const points = levels.map(({ date, median }) => ({ date, value: median, ringed: false }));
  const { median } = words.monitor.movement.heads;
  return (
    <section>
      <h2>{says.title}</h2>
      <h3>{median}</h3>
      <LineChart
        lines={[{ name: "", tone: 1, points }]}
        language={words.language}
        label={`${says.title}, ${median}`}
        cursor={null}
        pointing={null}
        span={SPAN}
      />
      <ChartNumbers summary={words.monitor.page.numbers} isReport={props.isReport ?? false}>
        <LevelTable {...props} />
        <TopTable {...props} />
        <Cohorts {...props} />
      </ChartNumbers>
      <PerGame {...props} />
    </section>
  );
}

type LevelColumn = Column<LevelNumbers>;

const monthColumn = ({ words }: PartProps["shown"]): LevelColumn => ({
  head: words.monitor.watch.heads.list,
  names: true,
  cell: ({ date }) => <Month of={date} language={words.language} />,
});

function LevelTable({ numbers: { levels }, shown, isReport = false }: PartProps): VNode {
  const { words } = shown;
  const { levels: says } = words.scaleReport;
  const { heads } = words.monitor.movement;
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? "–" : decimals(words.language, value);
  const change = (value: number | null | undefined): string =>
    value === null || value === undefined ? "–" : signed(number(value));
  const count = (value: number | undefined): string => (value === undefined ? "–" : counted(words.language, value));
  const column = (head: string, cell: LevelColumn["cell"]): LevelColumn => ({ head, number: true, cell });
  return (
    <Table
      headed
      caption={says.title}
      rows={listRows(levels, isReport)}
      columns={[
        monthColumn(shown),
        column(heads.active, ({ players }) => counted(words.language, players)),
        column(heads.median, ({ median }) => number(median)),
        column(says.heads.composition, ({ step }) => change(step?.composition)),
        column(says.heads.within, ({ step }) => change(step?.within)),
        column(heads.spread, ({ standardDeviation }) => number(standardDeviation)),
        column(says.heads.adults, ({ adultsDeviation }) => number(adultsDeviation)),
        column(says.heads.entrants, ({ step }) => count(step?.entrants.players)),
        column(says.heads.firstRating, ({ step }) => number(step?.entrants.median)),
        column(says.heads.leavers, ({ step }) => count(step?.leavers.players)),
      ]}
    />
  );
}

function TopTable({ numbers: { levels }, shown, isReport = false }: PartProps): VNode {
  const { words } = shown;
  const { levels: says } = words.scaleReport;
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? "–" : decimals(words.language, value);
  const [first] = levels;
  return (
    <Table
      caption={says.topTitle}
      rows={listRows(levels, isReport)}
      columns={[
        monthColumn(shown),
        ...(first?.atLeast ?? []).map(
          ({ rating }, at): LevelColumn => ({
            head: says.atLeast(rating),
            number: true,
            cell: ({ atLeast }) => counted(words.language, atLeast[at]?.players ?? 0),
          }),
        ),
        ...(first?.ranks ?? []).map(
          ({ rank }, at): LevelColumn => ({
            head: says.rank(rank),
            number: true,
            cell: ({ ranks }) => number(ranks[at]?.rating),
          }),
        ),
        { head: words.monitor.movement.heads.top, number: true, cell: ({ topMean }) => number(topMean) },
      ]}
    />
  );
}

function Cohorts({ numbers: { anchors }, shown: { words }, isReport = false }: PartProps): VNode | null {
  if (anchors.length === 0) return null;
  const { levels: says } = words.scaleReport;
  const { heads } = words.monitor.movement;
  return (
    <>
      <Table
        narrow
        caption={says.cohortTitle}
        rows={listRows(anchors, isReport)}
        columns={[
          { head: heads.from, names: true, cell: ({ from }) => <Month of={from} language={words.language} /> },
          { head: heads.to, cell: ({ to }) => <Month of={to} language={words.language} /> },
          { head: heads.players, number: true, cell: ({ players }) => counted(words.language, players) },
          {
            head: heads.change,
            number: true,
            cell: ({ change }) => (change === null ? "–" : signed(decimals(words.language, change))),
          },
        ]}
      />
      <p class="small">{says.cohortNote}</p>
    </>
  );
}

function PerGame({ numbers: { perGame }, shown: { words } }: PartProps): VNode {
  const { levels: says } = words.scaleReport;
  const { heads, watch } = { heads: words.monitor.movement.heads, watch: words.monitor.watch.heads };
  const rows = [
    ...perGame.ages.map((each) => ({ name: `${watch.age} ${spanName(words, each)}`, ...each })),
    ...perGame.ratings.map((each) => ({ name: `${watch.rating} ${spanName(words, each)}`, ...each })),
  ].filter(({ games }) => games > 0);
  return (
    <>
      <h3>{says.perGameTitle}</h3>
      <Table
        headed
        narrow
        caption={says.perGameTitle}
        rows={rows}
        columns={[
          { head: watch.group, names: true, cell: ({ name }) => name },
          { head: heads.games, number: true, cell: ({ games }) => counted(words.language, games) },
          {
            head: heads.perGame,
            number: true,
            cell: (each) => (each.perGame === null ? "–" : signed(decimals(words.language, each.perGame))),
          },
        ]}
      />
    </>
  );
}
