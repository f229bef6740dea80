import type { VNode } from "preact";
import type { ErasureSummary } from "../../domain/erasure.ts";
import { ErasureSummaryCard } from "./erase-person.tsx";
import { ActionForm, Area, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  /** What would go, or went; null: nobody has looked yet, or something was recorded since. */
  readonly summary: ErasureSummary | null;
  readonly isErased: boolean;
  readonly shown: OfficeShown;
}

/** Persons who are no players: asked for by name in a form, so that no address has it. */
export function EraseNamedPage({ summary, isErased, shown }: Props): VNode {
  const { players: says } = shown.words.web.keeping;
  return (
    <OfficeFrame shown={shown} title={says.persons.title}>
      <p>{says.persons.intro}</p>
      {isErased ? <p class="notice good">{says.persons.erased}</p> : null}
      {summary === null || isErased ? null : <h2>{summary.player}</h2>}
      {summary === null ? null : <ErasureSummaryCard summary={summary} shown={shown} />}
      {summary === null || isErased ? null : (
        <ActionForm
          shown={shown}
          action="erase-person"
          title={says.erase}
          button={says.eraseButton}
          hidden={{ player: summary.player }}
          open
        >
          {(entered) => <Area label={says.eraseGround} name="reason" entered={entered} />}
        </ActionForm>
      )}
      <ActionForm
        shown={shown}
        action="preview-erasure"
        title={summary === null ? says.persons.open : says.persons.again}
        button={says.previewErasure}
        open={summary === null}
      >
        {(entered) => <Field label={says.persons.name} name="player" entered={entered} required wide />}
      </ActionForm>
      <ActionForm shown={shown} action="export-named" title={says.persons.held} button={says.persons.heldButton}>
        {(entered) => (
          <>
            <p class="wide">{says.persons.heldHint}</p>
            <Field label={says.persons.name} name="player" entered={entered} required wide />
          </>
        )}
      </ActionForm>
    </OfficeFrame>
  );
}
