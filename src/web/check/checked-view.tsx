import type { VNode } from "preact";
import { countIssues } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { rulingJson, rulingText } from "../../explanation/ruling.ts";
import { firstGiven } from "../../rating/first/first-given.ts";
import type { RatedReport, ReportedRating } from "../../reports/rate-report.ts";
import { decimals, signed } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import { listInSentence } from "../../words/said/list-name.ts";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { FirstResults } from "../parts/first-results.tsx";
import { Table } from "../parts/table.tsx";
import type { CheckedReport } from "./check-report.ts";
import { IssueTable } from "./issue-table.tsx";

interface Props {
  readonly checked: CheckedReport;
  readonly words: Catalogue;
}

/** What is wrong with a report, beside its lines, and what everybody gains or loses. */
export function CheckedView({ checked, words }: Props): VNode {
  const { opened, rated, refusal, issues, file } = checked;
  const { errors, warnings } = countIssues(issues);
  const foreign = foreignKind(issues);
  if (foreign !== null) return <ForeignFile file={file} kind={foreign} words={words} />;
  const hasLines = opened.report !== null && checked.lines.length <= LINES_SHOWN;
  return (
    <section>
      <h2>{opened.report?.name ?? file}</h2>
      <div class={errors > 0 ? "notice bad" : issues.length > 0 ? "notice warn" : "notice good"}>
        <p>{words.phrases.checked(file, errors, warnings)}</p>
      </div>
      {refusal ? (
        <div class="notice warn">
          <p>{sayOnPage(words, refusal)}</p>
        </div>
      ) : null}
      {issues.length > 0 ? <IssueTable issues={issues} opened={opened} words={words} linked={hasLines} /> : null}
      {opened.report && rated ? (
        <Changes report={opened.report} rated={rated} list={checked.list} words={words} />
      ) : null}
      {hasLines ? <FileLines checked={checked} words={words} /> : null}
    </section>
  );
}

/** A page with more lines takes seconds to show; an editor finds them by the numbers in the table. */
const LINES_SHOWN = 10_000;

const foreignKind = (issues: readonly Issue[]): string | null => {
  const expected = issues.find(({ code }) => code === "foreign-file")?.expected;
  return expected?.code === "tournament-report" ? expected.kind : null;
};

interface ForeignProps {
  readonly file: string;
  readonly kind: string;
  readonly words: Catalogue;
}

/** A file that is something else: its lines would say nothing, so one sentence says what it is and what to do. */
const ForeignFile = ({ file, kind, words: { web } }: ForeignProps): VNode => (
  <section>
    <h2>{file}</h2>
    <div class="notice bad">
      <p>{web.check.notReport(file, web.check.foreign[kind] ?? "")}</p>
    </div>
  </section>
);

interface ChangesProps {
  readonly report: TournamentReport;
  readonly rated: RatedReport;
  readonly words: Catalogue;
}

function Changes({ report, rated, list, words }: ChangesProps & Pick<CheckedReport, "list">): VNode {
  const { columns, notRated } = words.phrases;
  const number = (value: number, places?: number): string => decimals(words.language, value, places);
  const rows = rated.players.map((player, place) => ({
    player,
    reported: report.players[place],
    first: firstGiven(rated.tournament, player),
  }));
  const first = rows.flatMap(({ first, reported }) =>
    first ? [{ ...first, name: reported?.name ?? "", ruling: rulingJson(words, first.ruling) }] : [],
  );
  const counted = ({ games }: ReportedRating) => games.filter(({ counts }) => counts.value);
  return (
    <>
      <h3>{words.web.check.changes}</h3>
      <p class="soft">
        {editionName(words, rated.edition.id)}: {words.values[rated.kind]}, {words.values[rated.system]}
        {list === null ? null : <>. {words.office.lists.ratingsOf(listInSentence(words, list))}</>}
      </p>
      {rated.tournament.counts.value ? null : (
        <div class="notice warn">
          <p>
            {notRated} {rated.tournament.against.map((ruling) => rulingText(words, ruling)).join("; ")}
          </p>
        </div>
      )}
      <Table
        stack
        headed
        caption={words.web.check.changes}
        rows={rows}
        columns={[
          { head: columns.number, number: true, cell: ({ reported }) => reported?.startNumber },
          { head: columns.player, names: true, cell: ({ reported }) => reported?.name },
          { head: columns.rating, number: true, cell: ({ player }) => player.entrant.rating?.value ?? "" },
          {
            head: "K",
            number: true,
            cell: ({ player: { K, kBasis } }) => (K ? `${K.value}${kBasis === "assumed" ? "*" : ""}` : ""),
          },
          { head: columns.games, number: true, cell: ({ player, first }) => first?.n ?? counted(player).length },
          {
            head: columns.change,
            number: true,
            cell: ({ player: { change } }) => (change ? signed(number(change.value / 100, 2)) : ""),
          },
          { head: columns.newRating, number: true, cell: ({ player: { Rn } }) => Rn?.value ?? "" },
        ]}
      />
      {rated.players.some(({ kBasis }) => kBasis === "assumed") ? (
        <p class="small soft">{words.web.check.coefficientAssumed}</p>
      ) : null}
      <FirstResults rows={first} words={words} />
      <NotCounted report={report} rated={rated} words={words} />
    </>
  );
}

/** Each game once, from the side of the player who stands first. */
function NotCounted({ report, rated, words }: ChangesProps): VNode | null {
  const games = rated.players.flatMap(({ games }, place) =>
    games
      .filter(({ counts, opponent }) => !counts.value && place < opponent)
      .map(({ round, opponent, counts }) => ({
        round,
        one: report.players[place]?.name ?? "",
        other: report.players[opponent]?.name ?? "",
        why: rulingText(words, counts),
      })),
  );
  if (games.length === 0) return null;
  return (
    <details>
      <summary>{words.phrases.sample.doNotCount}</summary>
      <ul>
        {games.map(({ round, one, other, why }) => (
          <li>
            {words.phrases.sample.game(round, one, other)}: {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

function FileLines({ checked: { lines, issues }, words }: Props): VNode {
  const worst = new Map<number, "error" | "warning">();
  for (const { line, severity } of issues) if (severity === "error" || !worst.has(line)) worst.set(line, severity);
  return (
    <>
      <h3>{words.web.check.file}</h3>
      <section class="file" tabIndex={0} aria-label={words.web.check.file}>
        {lines.map((text, index) => (
          <span class={`line ${worst.get(index + 1) ?? ""}`} id={`line-${index + 1}`} data-line={index + 1}>
            {text === "" ? " " : text}
          </span>
        ))}
      </section>
    </>
  );
}
