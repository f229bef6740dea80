import type { VNode } from "preact";
import { BOOK_BALANCE_PARTS } from "../../domain/clubs/club-codes.ts";
import { addMonths, day } from "../../domain/dates.ts";
import type { BookScale } from "../../presentation/studies/book-scale.ts";
import { decimals } from "../../words/numbers.ts";
import type { AnswerOf } from "../api-types.ts";
import { CurveChart } from "../charts/curve-chart.tsx";
import { LineChart } from "../charts/line-chart.tsx";
import { SheetTable } from "../laboratory/sheet.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { ChartNumbers } from "../pages/monitor/chart-numbers.tsx";
import { AgeCurve } from "../pages/monitor/groups.tsx";
import { LedgerChart } from "../pages/monitor/ledger.tsx";
import { BookAlarms } from "./alarms.tsx";
import { ClubFrame } from "./parts.tsx";

/** What the charts draw of a book's scale. */
type BookNumbers = AnswerOf<"clubs.measures.show">;
type BookRow = BookNumbers["rows"][number];

interface Props {
  readonly numbers: BookNumbers;
  readonly scale: BookScale;
  readonly shown: OfficeShown;
}

/** How well the scale of the book holds: charts, and their numbers below them. */
export function ScalePage(props: Props): VNode {
  const { numbers, scale, shown } = props;
  const { book } = shown.words.scaleReport;
  return (
    <ClubFrame shown={shown} title={book.title}>
      <p>{book.intro}</p>
      {numbers.games === 0 ? (
        <p class="notice">{book.none}</p>
      ) : (
        <>
          {[...scale.about.lines, ...scale.about.notes].map((line) => (
            <p>{line}</p>
          ))}
          <BookAlarms alarms={numbers.alarms} section={scale.alarms} shown={shown} />
          <Calibration {...props} />
          <Periods {...props} />
          <BookLedger {...props} />
          <Groups {...props} />
          <Files shown={shown} />
        </>
      )}
    </ClubFrame>
  );
}

/** A row with fewer games shows chance; the table has it. */
const GAMES_MIN = 10;
/** Standard errors within which the true value lies with 95 %. */
const SURE = 1.96;
/** Points that the last row of the table, which has no end, is drawn as. */
const OPEN_END = 50;

function Calibration({ numbers, scale, shown: { words } }: Props): VNode {
  const { monitor, scaleReport, language } = words;
  const drawn = numbers.rows.filter(({ games }) => games >= GAMES_MIN);
  const point = ({ from, to }: BookRow, name: string, y: number) => ({
    x: (from + (to ?? from + OPEN_END)) / 2,
    y,
    title: `${name}, ${to === null ? `≥ ${from}` : `${from}–${to}`}: ${decimals(language, y, 3)}`,
  });
  const { expected, scored } = monitor.heads;
  return (
    <section>
      <h2>{monitor.page.curve}</h2>
      <CurveChart
        curves={[
          { name: expected, tone: 1, points: drawn.map((row) => point(row, expected, row.expected)) },
          {
            ...{ name: scored, tone: 2 },
            points: drawn.map((row) => ({ ...point(row, scored, row.scored), off: SURE * row.standardError })),
          },
        ]}
        language={language}
        label={monitor.page.curve}
      />
      {drawn.length === 0 ? null : <p class="small">{monitor.page.curveNote}</p>}
      {drawn.length === numbers.rows.length ? null : <p class="small">{scaleReport.book.few(GAMES_MIN)}</p>}
      <Numbers part={scale.rows} words={words} />
    </section>
  );
}

/** The least that the axes cover: points, and per cent. */
const SPANS = { median: 60, index: 2 };

function Periods({ numbers: { periods }, scale, shown: { words } }: Props): VNode {
  const { book } = words.scaleReport;
  const { median } = words.monitor.movement.heads;
  const chart = (label: string, span: number, values: readonly (number | null)[]): VNode => (
    <section>
      <h3>{label}</h3>
      <LineChart
        lines={[
          {
            ...{ name: "", tone: 1 },
            points: periods.map(({ start }, at) => ({ date: start, value: values[at] ?? null, ringed: false })),
          },
        ]}
        language={words.language}
        label={label}
        cursor={null}
        pointing={null}
        span={span}
      />
    </section>
  );
  return (
    <section>
      <h2>{book.periods}</h2>
      <div class="two-columns">
        {chart(
          median,
          SPANS.median,
          periods.map((each) => each.median),
        )}
        {chart(
          book.index,
          SPANS.index,
          periods.map(({ index }) => index?.value ?? null),
        )}
      </div>
      <Numbers part={scale.periods} words={words} />
      {scale.cohorts === null ? null : <Numbers part={scale.cohorts} words={words} />}
    </section>
  );
}

function Groups({ numbers, scale: { groups }, shown: { words } }: Props): VNode {
  const { title, table } = groups;
  return (
    <section>
      <h2>{title}</h2>
      <AgeCurve ages={numbers.groups.ages} label={`${title}, ${words.monitor.watch.heads.age}`} words={words} />
      {table === null ? null : <SheetTable table={table} caption={title ?? ""} language={words.language} />}
    </section>
  );
}

/** The ledger of the last year: where the points came from. */
function BookLedger({ numbers, scale, shown: { words } }: Props): VNode {
  const { book } = words.scaleReport;
  const last = numbers.ledger.at(-1)?.start;
  const year = numbers.ledger.filter(({ start }) => last !== undefined && start > addMonths(day(last), -12));
  return (
    <section>
      <h2>{scale.ledger.title}</h2>
      <LedgerChart
        parts={BOOK_BALANCE_PARTS.map((part) => ({
          name: book.ledger[part],
          hundredths: year.reduce((sum, each) => sum + each[part], 0),
        }))}
        label={book.ledgerChart(year.length)}
        words={words}
      />
      <Numbers part={scale.ledger} words={words} />
    </section>
  );
}

interface NumbersProps {
  readonly part: BookScale["rows"];
  readonly words: OfficeShown["words"];
}

/** A table under a chart, folded, with what is to be known about it. */
const Numbers = ({ part: { title, table, notes }, words }: NumbersProps): VNode | null =>
  table === null ? null : (
    <ChartNumbers summary={`${words.monitor.page.numbers}: ${title}`} isReport={false}>
      <SheetTable table={table} caption={title ?? ""} language={words.language} />
      {notes.map((note) => (
        <p class="small">{note}</p>
      ))}
    </ChartNumbers>
  );

const Files = ({ shown: { words, to } }: { readonly shown: OfficeShown }): VNode => (
  <p class="actions no-print">
    {(["csv", "json"] as const).map((format) => (
      <a class="button quiet" href={to(`/club/scale/${format}`)} download>
        {words.scaleReport.book[format]}
      </a>
    ))}
  </p>
);
