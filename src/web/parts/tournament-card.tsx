import type { VNode } from "preact";
import { type ExplainedTournamentModel, explainedTournament } from "../../presentation/explained-tournament.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Days } from "./day.tsx";
import { Table } from "./table.tsx";

interface Props {
  readonly tournament: AnswerOf<"players.explain">["tournaments"][number];
  readonly shown: Shown;
}

/** Every game with what it gained, and what the tournament changed. */
export function TournamentCard({ tournament, shown }: Props): VNode {
  const { words, to } = shown;
  const model = explainedTournament(words, tournament);
  return (
    <section class="card">
      <h2>
        <a href={to(`/tournaments/${tournament.tournament}`)}>{tournament.name}</a>
      </h2>
      <p class="soft small">
        <Days from={tournament.start} to={tournament.end} language={words.language} /> · {model.rules}
      </p>
      {tournament.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated} {model.against.join("; ")}
        </p>
      )}
      {model.ownRating === null ? null : <p>{model.ownRating}</p>}
      <Games model={model} shown={shown} />
      {model.change === null ? null : (
        <p>
          {model.change}
          {model.isLowered ? <span class="tag">{words.web.period.lowered}</span> : null}
        </p>
      )}
    </section>
  );
}

/** Opponent and ruling are words; every other column has numbers. */
const [OPPONENT, RULING] = [1, 6];

function Games({ model, shown }: { readonly model: ExplainedTournamentModel; readonly shown: Shown }): VNode {
  return (
    <Table
      stack
      caption={shown.words.web.calculators.games}
      rows={model.games}
      rowClass={({ counts }) => (counts ? undefined : "not-counted")}
      columns={model.heads.map((head, at) => ({
        head,
        names: at === OPPONENT,
        number: at !== OPPONENT && at !== RULING,
        cell: ({ opponent, cells }: ExplainedTournamentModel["games"][number]) =>
          at === OPPONENT && opponent !== "" ? <a href={shown.to(`/players/${opponent}`)}>{cells[at]}</a> : cells[at],
      }))}
    />
  );
}
