import type { VNode } from "preact";
import { ActionForm, Area, Choice, Field } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

/** As people write results. */
const RESULTS = [
  ["1-0", "1–0"],
  ["1/2-1/2", "½–½"],
  ["0-1", "0–1"],
  ["+/-", "+/−"],
  ["-/+", "−/+"],
  ["-/-", "−/−"],
] as const;

interface Props {
  readonly tournament: string;
  readonly inParts: boolean;
  readonly shown: OfficeShown;
}

/** One result of a report, corrected without a new file. */
export function CorrectResult({ tournament, inParts, shown }: Props): VNode {
  const { result: says, players } = shown.words.web.keeping;
  const { columns } = shown.words.office.tournaments;
  return (
    <ActionForm shown={shown} action="correct-result" title={says.title} button={says.save} hidden={{ tournament }}>
      {(entered) => (
        <>
          <p class="wide">{says.text}</p>
          {inParts ? <Field label={says.part} name="part" type="number" value="1" entered={entered} required /> : null}
          <Field label={columns.round} name="round" type="number" entered={entered} required />
          <Field label={says.white} name="white" type="number" entered={entered} required />
          <Field label={says.black} name="black" type="number" entered={entered} required />
          <Choice label={says.result} name="result" value="1-0" entered={entered} options={RESULTS} />
          <Area label={players.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}
