import type { VNode } from "preact";
import { listInSentence, listName } from "../../words/said/list-name.ts";
import type { AnswerOf } from "../api-types.ts";
import { Table } from "../parts/table.tsx";
import { DifferenceSheet, type ShownSheet } from "./parts/difference-sheet.tsx";
import { ActionForm, Area, Choice } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

type PendingChange = AnswerOf<"corrections.list">["pending"][number];

interface ListProps {
  readonly pending: readonly PendingChange[];
  readonly shown: OfficeShown;
}

/** Changes after publication. */
export function CorrectionsPage({ pending, shown }: ListProps): VNode {
  const { words, to } = shown;
  const { corrections: says } = words.web.office;
  const lists = [...new Set(pending.map(({ list }) => list))];
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.corrections}>
      <p>{says.intro}</p>
      {lists.length === 0 ? <p class="notice good">{says.nothing}</p> : null}
      {lists.map((list) => (
        <section class="card">
          <h2>
            <a href={to(`/office/corrections/${list}`)}>{listName(words, list)}</a>
          </h2>
          <Changes pending={pending.filter((each) => each.list === list)} shown={shown} />
        </section>
      ))}
    </OfficeFrame>
  );
}

function Changes({ pending, shown }: ListProps): VNode {
  const { words, to } = shown;
  const { columns } = words.office.tournaments;
  return (
    <Table
      stack
      caption={words.web.office.corrections.came}
      rows={pending}
      columns={[
        {
          head: columns.tournament,
          names: true,
          cell: ({ tournament }) => <a href={to(`/office/tournaments/${tournament}`)}>{tournament}</a>,
        },
        { head: columns.part, number: true, cell: ({ part }) => (part === 0 ? "" : part) },
        {
          head: columns.entry,
          number: true,
          cell: ({ entry }) => <a href={`${to("/office/journal")}?before=${entry + 1}`}>{entry}</a>,
        },
      ]}
    />
  );
}

interface CorrectionProps {
  readonly list: string;
  readonly pending: readonly PendingChange[];
  /** null: not previewed yet. */
  readonly sheets: readonly ShownSheet[] | null;
  readonly shown: OfficeShown;
}

/** One list: what came after it, what that would change, and the choices. */
export function CorrectionPage({ list, pending, sheets, shown }: CorrectionProps): VNode {
  const { words, to } = shown;
  const { corrections: says, decide } = words.web.office;
  const mayCorrect = shown.may("correct");
  return (
    <OfficeFrame shown={shown} title={says.title(listInSentence(words, list))}>
      {pending.length === 0 ? <p class="notice good">{says.nothing}</p> : <Changes pending={pending} shown={shown} />}
      {mayCorrect ? (
        <>
          <h2>{says.preview}</h2>
          <p>{says.previewText}</p>
          <ActionForm shown={shown} action="preview-correction" button={says.previewButton} hidden={{ list }} />
        </>
      ) : null}
      {sheets?.map((sheet) => (
        <DifferenceSheet sheet={sheet} shown={shown} />
      ))}
      {mayCorrect && pending.length > 0 ? (
        <>
          <h2>{says.decide}</h2>
          <form class="fields" method="get" action={to(`/office/corrections/${list}/confirm`)}>
            <Choice
              label={decide.decision}
              name="way"
              value="next"
              entered={AS_IS}
              options={[
                ["next", says.ways.next],
                ["reopen", says.ways.reopen],
              ]}
            />
            <Area label={decide.reason} name="reason" entered={AS_IS} />
            <p class="wide actions">
              <button type="submit">{says.goOn}</button>
            </p>
          </form>
        </>
      ) : null}
    </OfficeFrame>
  );
}

/** For forms that only preview: nothing entered is kept after a refusal. */
const AS_IS = {
  value: (_: string, otherwise: string): string => otherwise,
  ticked: (_: string, otherwise: boolean): boolean => otherwise,
  problem: () => null,
};

interface ConfirmProps {
  readonly list: string;
  readonly way: "next" | "reopen";
  readonly reason: string;
  /** The lists that are made again. */
  readonly lists: readonly string[];
  readonly sheets: readonly ShownSheet[] | null;
  readonly shown: OfficeShown;
}

/** The second confirmation of a correction. */
export function ConfirmCorrection({ list, way, reason, lists, sheets, shown }: ConfirmProps): VNode {
  const { words, to } = shown;
  const { corrections: says, decide } = words.web.office;
  return (
    <OfficeFrame shown={shown} title={says.confirmTitle(listInSentence(words, list))}>
      <p>
        {way === "next"
          ? says.confirmNext(listInSentence(words, list))
          : says.confirmReopen(lists.map((each) => listName(words, each)).join(", "))}
      </p>
      <dl class="facts">
        <dt>{decide.reason}</dt>
        <dd>{reason}</dd>
      </dl>
      {sheets === null ? <p class="notice warn">{says.notPreviewed}</p> : null}
      {sheets?.map((sheet) => (
        <DifferenceSheet sheet={sheet} shown={shown} />
      ))}
      <ActionForm
        shown={shown}
        action={way === "next" ? "correct-next-list" : "reopen-lists"}
        button={says.ways[way]}
        danger
        hidden={{ list, reason, way }}
      />
      <p>
        <a href={to(`/office/corrections/${list}`)}>{words.web.office.review.back}</a>
      </p>
    </OfficeFrame>
  );
}
