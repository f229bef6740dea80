import type { VNode } from "preact";
import { ActionForm, Area } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";
import type { TournamentData } from "./tournament-data.ts";

interface Props {
  readonly data: TournamentData;
  readonly shown: OfficeShown;
}

/** The sender of a report may withdraw it. */
export function ReportForms({ data, shown }: Props): VNode | null {
  const { decide } = shown.words.web.office;
  if (!shown.may("send a report")) return null;
  return (
    <>
      {data.reports.map(({ part, state }) =>
        state === "stands" ? (
          <ActionForm
            shown={shown}
            action="withdraw-report"
            id={String(part)}
            title={decide.withdraw(part)}
            button={decide.withdrawButton}
            danger
            hidden={{ tournament: data.tournament, part: String(part) }}
          >
            {(entered) => <Area label={decide.reason} name="reason" entered={entered} />}
          </ActionForm>
        ) : null,
      )}
    </>
  );
}

/** What was asked and answered; open questions can be answered in their place. */
export function Questions({ data: { tournament, decisions }, shown }: Props): VNode | null {
  const { tournament: says, decide } = shown.words.web.office;
  const { questions } = decisions;
  if (questions.length === 0 && !shown.may("ask a question")) return null;
  return (
    <>
      <h2 id="questions">{says.questions}</h2>
      {questions.length === 0 ? <p>{says.noQuestions}</p> : null}
      {questions.map(({ question, on, text, answer }) => (
        <section class="card">
          <p>{shown.words.office.tournaments.question(question, on, text)}</p>
          {answer === null ? null : <p>{shown.words.office.tournaments.answer(answer.on, answer.text)}</p>}
          {answer === null && shown.may("answer a question") ? (
            <ActionForm
              shown={shown}
              action="answer-question"
              id={String(question)}
              button={decide.answer}
              hidden={{ tournament, question: String(question) }}
            >
              {(entered) => <Area label={decide.answerText} name="text" entered={entered} />}
            </ActionForm>
          ) : null}
        </section>
      ))}
      {shown.may("ask a question") ? (
        <ActionForm
          shown={shown}
          action="ask-question"
          title={decide.ask}
          button={decide.askButton}
          hidden={{ tournament }}
        >
          {(entered) => <Area label={decide.question} name="text" entered={entered} />}
        </ActionForm>
      ) : null}
    </>
  );
}
