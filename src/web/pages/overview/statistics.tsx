import type { VNode } from "preact";
import { counted } from "../../../words/numbers.ts";
import type { AnswerOf } from "../../api-types.ts";
import { BarChart } from "../../charts/bar-chart.tsx";
import { dayNumber, shortMonth } from "../../charts/scale.ts";
import type { Shown } from "../../page.tsx";
import { Distribution, Months } from "./parts.tsx";

type StatisticsData = AnswerOf<"statistics.show">;
type Numbers = NonNullable<StatisticsData["numbers"]>;

interface Props {
  readonly data: StatisticsData;
  readonly shown: Shown;
}

export function StatisticsPage({ data: { kinds, numbers }, shown }: Props): VNode {
  const { words, to } = shown;
  const { statistics: says, nav } = words.pages.overview;
  return (
    <>
      <h1>{nav.statistics}</h1>
      {numbers === null ? (
        <p class="notice">{says.none}</p>
      ) : (
        <>
          <nav aria-label={words.phrases.columns.list}>
            <ul class="chips">
              {kinds.map((kind) => (
                <li>
                  <a
                    class="chip"
                    href={to(`/statistics?kind=${kind}`)}
                    aria-current={kind === numbers.kind ? "page" : undefined}
                  >
                    {words.web.lists.kinds[kind] ?? kind}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <a href={to(`/lists/${numbers.list}`)}>{says.of(words.web.lists.name(numbers.kind, numbers.date))}</a>:{" "}
            <strong>{counted(words.language, numbers.active)}</strong>
          </p>
          <Charts numbers={numbers} shown={shown} />
        </>
      )}
    </>
  );
}

/** Years of an age group after its first. */
const AGES = 9;

function Charts({ numbers, shown }: { readonly numbers: Numbers; readonly shown: Shown }): VNode {
  const { words } = shown;
  const { statistics: says } = words.pages.overview;
  const { lists } = words.web;
  const sexes: Readonly<Record<string, string>> = { w: lists.women, m: lists.men };
  const bars = (all: readonly (readonly [name: string, value: number])[], head: string, label: string) => (
    <section>
      <h2>{label}</h2>
      <BarChart
        language={words.language}
        bars={all.map(([name, value]) => ({ name, value, marked: false }))}
        label={label}
        heads={[head, says.players]}
        numbers={says.numbers}
      />
    </section>
  );
  return (
    <div class="two-columns">
      <FirstCharts numbers={numbers} shown={shown} />
      {numbers.entrants.length === 0
        ? null
        : bars(
            numbers.entrants.map(({ date, players }) => [shortMonth(words.language, dayNumber(date)), players]),
            says.month,
            says.entrants,
          )}
      {bars(
        numbers.ages.map(({ from, players }) => [from < 0 ? says.unknown : `${from}–${from + AGES}`, players]),
        says.age,
        says.byAge,
      )}
      {bars(
        numbers.sexes
          .filter(({ sex, players }) => sex !== null || players > 0)
          .map(({ sex, players }) => [sexes[sex ?? ""] ?? says.unknown, players]),
        lists.sex,
        says.bySex,
      )}
      {bars(
        numbers.federations.map(({ federation, players }) => [shown.federation(federation), players]),
        words.pages.overview.federations.name,
        says.byFederation,
      )}
    </div>
  );
}

const FirstCharts = ({ numbers, shown }: { readonly numbers: Numbers; readonly shown: Shown }): VNode => (
  <>
    <section>
      <h2>{shown.words.pages.overview.statistics.distribution}</h2>
      <Distribution
        classes={numbers.classes}
        list={shown.words.web.lists.name(numbers.kind, numbers.date)}
        shown={shown}
      />
    </section>
    <section>
      <h2>{shown.words.pages.overview.statistics.byMonth}</h2>
      <Months months={numbers.months} shown={shown} />
    </section>
  </>
);
