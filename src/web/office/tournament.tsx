import type { VNode } from "preact";
import { basisText } from "../../explanation/format.ts";
import { reportState, type TournamentModel, tournamentModel } from "../../presentation/tournament.ts";
import { capital } from "../../words/capital.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Day } from "../parts/day.tsx";
import { Derivation } from "../parts/derivation.tsx";
import { ShownValue } from "../parts/shown-value.tsx";
import { Table } from "../parts/table.tsx";
import { TermName } from "../parts/term.tsx";
import { Lookalikes, Matching } from "./matching.tsx";
import { CorrectResult } from "./parts/correct-result.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { Games } from "./parts/games.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { RegisteredFacts } from "./parts/registered-facts.tsx";
import { Questions, ReportForms } from "./parts/report-forms.tsx";
import type { OfficeShown } from "./parts/shown.ts";
import type { TournamentData } from "./parts/tournament-data.ts";
import { DecisionForms } from "./parts/tournament-forms.tsx";

interface Props {
  readonly data: TournamentData;
  readonly shown: OfficeShown;
}

/** Everything about one tournament, and what can be done about it. */
export function TournamentPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { tournament: says } = words.web.office;
  const at = `/office/tournaments/${data.tournament}`;
  const model = tournamentModel(words, data);
  return (
    <OfficeFrame shown={shown} title={`${data.facts.name} (${data.tournament})`}>
      <p class="actions">
        {shown.may("send a report") ? (
          <a class="button" href={to(`${at}/report`)}>
            {says.send}
          </a>
        ) : null}
        {shown.may("register a tournament") ? (
          <a class="button quiet" href={to(`${at}/change`)}>
            {says.change}
          </a>
        ) : null}
      </p>
      {model.status.map((sentence) => (
        <p class="notice">{capital(sentence)}</p>
      ))}
      <NextStep data={data} shown={shown} />
      <RegisteredFacts facts={model.facts} data={data} shown={shown} />
      <Assessment model={model} words={words} />
      <h2>{says.reports}</h2>
      <Reports data={data} shown={shown} />
      <Questions data={data} shown={shown} />
      <Matching players={data.unmatched} tournament={data.tournament} shown={shown} />
      <Lookalikes alike={data.lookalikes} tournament={data.tournament} shown={shown} />
      <h2>{says.decisions}</h2>
      <Decisions model={model} words={words} />
      <DecisionForms data={data} shown={shown} />
      {data.reports.length > 0 && shown.may("send a report") ? (
        <CorrectResult tournament={data.tournament} inParts={data.facts.inParts} shown={shown} />
      ) : null}
      <Games ruled={data.ruledGames} games={data.games} tournament={data.tournament} shown={shown} />
    </OfficeFrame>
  );
}

interface ModelProps {
  readonly model: TournamentModel;
  readonly words: Catalogue;
}

/** Each value with its article; opened, how it came about. */
function Assessment({ model: { assessment, edition }, words }: ModelProps): VNode {
  const { tournament: says } = words.web.office;
  return (
    <>
      <h2>{says.standing}</h2>
      <Table
        stack
        caption={edition}
        rows={assessment}
        columns={[
          { head: says.what, names: true, cell: ({ term }) => <TermName term={term} means={words.terms[term]} /> },
          { head: says.value, cell: (each) => <ShownValue derived={each} words={words} /> },
          { head: says.because, cell: ({ basis }) => basisText(words, basis) },
        ]}
      />
      <details>
        <summary>{says.howItCame}</summary>
        {assessment.map((each) => (
          <Derivation derived={each} words={words} />
        ))}
      </details>
    </>
  );
}

function Reports({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { tournaments } = words.office;
  const { columns } = tournaments;
  const { tournament: says } = words.web.office;
  if (data.reports.length === 0) return <p>{tournaments.noReport}</p>;
  return (
    <>
      <Table
        stack
        headed
        caption={says.reports}
        rows={data.reports}
        columns={[
          { head: columns.part, number: true, cell: ({ part }) => (part === 0 ? "" : part) },
          { head: columns.version, number: true, names: true, cell: ({ version }) => version },
          { head: columns.received, cell: ({ day }) => <Day of={day} language={words.language} /> },
          { head: columns.sender, cell: ({ sender }) => sender },
          { head: columns.players, number: true, cell: ({ players }) => players },
          { head: columns.games, number: true, cell: ({ games }) => games },
          { head: columns.state, cell: (each) => reportState(words, each) },
          {
            head: says.file,
            cell: ({ part, version }) => (
              <a href={to(`/office/tournaments/${data.tournament}/file/${part}/${version}`)}>{says.file}</a>
            ),
          },
          {
            head: says.receipt,
            cell: ({ part, state }) =>
              state === "stands" ? (
                <a href={to(`/office/tournaments/${data.tournament}/receipt/${part}`)}>{says.receipt}</a>
              ) : null,
          },
        ]}
      />
      <ReportForms data={data} shown={shown} />
    </>
  );
}

function Decisions({ model: { decisions }, words }: ModelProps): VNode {
  if (decisions.length === 0) return <p>{words.office.tournaments.noRulings}</p>;
  return (
    <ul>
      {decisions.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
}
