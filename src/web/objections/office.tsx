import type { VNode } from "preact";
import type { Objection } from "../../domain/objection.ts";
import { DifferenceSheet, type ShownSheet } from "../office/parts/difference-sheet.tsx";
import { ActionForm, Area, Choice, OnDay, yesNo } from "../office/parts/fields.tsx";
import { OfficeFrame } from "../office/parts/frame.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

type SaidObjection = Objection & { readonly about: string };

const stateOf = ({ decided }: Objection, { words: { objections } }: OfficeShown): string =>
  decided === null ? objections.open : decided.upheld ? objections.upheld : objections.rejected;

/** All objections, open ones first. */
export function ObjectionsPage({
  objections,
  shown,
}: {
  readonly objections: readonly SaidObjection[];
  readonly shown: OfficeShown;
}): VNode {
  const { words, to } = shown;
  const { objections: says, language } = words;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.intro}</p>
      {objections.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.title}
          rows={objections}
          columns={[
            {
              head: says.about,
              names: true,
              cell: ({ objection, about }) => <a href={to(`/office/objections/${objection}`)}>{about}</a>,
            },
            { head: says.from, cell: ({ name }) => name },
            { head: says.received, cell: ({ on }) => <Day of={on} language={language} /> },
            { head: says.answerBy, cell: ({ answerBy }) => <Day of={answerBy} language={language} /> },
            { head: says.state, cell: (each) => stateOf(each, shown) },
          ]}
        />
      )}
    </OfficeFrame>
  );
}

interface OneProps {
  readonly objection: SaidObjection;
  /** What a ruling would change; null: nobody asked. */
  readonly sheet: ShownSheet | null;
  readonly shown: OfficeShown;
}

/** One objection: what it is about, what a ruling would change, and the decision. */
export function ObjectionPage({ objection, sheet, shown }: OneProps): VNode {
  const { words, to } = shown;
  const { objections: says, language } = words;
  const { subject, decided } = objection;
  const isGame = "tournament" in subject;
  return (
    <OfficeFrame shown={shown} title={says.one(objection.objection)}>
      <p>
        <a
          href={to(isGame ? `/office/tournaments/${subject.tournament}` : `/players/${subject.player}/${subject.list}`)}
        >
          {objection.about}
        </a>
      </p>
      <p class="soft">
        {says.from} {objection.name} · {says.received} <Day of={objection.on} language={language} /> · {says.answerBy}{" "}
        <Day of={objection.answerBy} language={language} /> · {stateOf(objection, shown)}
      </p>
      <blockquote>{objection.text}</blockquote>
      {decided === null ? <p>{isGame ? says.question : says.lineHint}</p> : <p class="notice">{decided.reason}</p>}
      {decided === null && shown.may("rule") ? (
        <>
          {isGame ? <Preview sheet={sheet} shown={shown} /> : null}
          <Decide objection={objection} isGame={isGame} shown={shown} />
        </>
      ) : null}
    </OfficeFrame>
  );
}

function Preview({ sheet, shown }: Pick<OneProps, "sheet" | "shown">): VNode {
  const { objections: says } = shown.words;
  const chosen = shown.query.counts ?? "no";
  return (
    <>
      <h2>{says.preview}</h2>
      <form class="fields" method="get" action={shown.to(shown.path)}>
        <label>
          <span>{says.counts}</span>
          <select name="counts">
            {yesNo(says.countsYes, says.countsNo).map(([value, text]) => (
              <option value={value} selected={value === chosen}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <p class="wide actions">
          <button type="submit" class="quiet">
            {says.previewButton}
          </button>
        </p>
      </form>
      {sheet === null ? null : <p>{sheet.all === 0 ? says.noEffect : says.effect}</p>}
      {sheet === null || sheet.all === 0 ? null : <DifferenceSheet sheet={sheet} shown={shown} />}
    </>
  );
}

function Decide({
  objection: { objection },
  isGame,
  shown,
}: Pick<OneProps, "objection" | "shown"> & { readonly isGame: boolean }): VNode {
  const { objections: says } = shown.words;
  const rulings = [["none", says.countsNone] as const, ...yesNo(says.countsYes, says.countsNo)];
  return (
    <>
      <h2>{says.decide}</h2>
      <p>{says.correct}</p>
      <ActionForm
        shown={shown}
        action="decide-objection"
        button={says.decideButton}
        hidden={{ objection: String(objection) }}
      >
        {(entered) => (
          <>
            <Choice
              label={says.upheldLabel}
              name="upheld"
              entered={entered}
              value="no"
              options={yesNo(says.upheld, says.rejected)}
            />
            {isGame ? (
              <Choice label={says.counts} name="counts" entered={entered} value="none" options={rulings} />
            ) : null}
            <Area label={says.reason} name="reason" entered={entered} />
            <OnDay shown={shown} entered={entered} />
          </>
        )}
      </ActionForm>
    </>
  );
}
