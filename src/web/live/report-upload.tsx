import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { OfficeRatings } from "../../reports/office-ratings.ts";
import { type CheckedReport, checkReport, playersIn } from "../check/check-report.ts";
import { CheckedView } from "../check/checked-view.tsx";
import type { IslandProps } from "../parts/island.tsx";
import { type Sent, sendForm } from "./send-form.ts";

export interface UploadForm {
  /** Where the form is sent. */
  readonly target: string;
  readonly csrf: string;
  readonly tournament: string;
  readonly part: number;
  readonly inParts: boolean;
  /** Where the office says what it knows of players. */
  readonly ratings: string;
}

/** A plain form; with script the file is checked first and progress is shown. */
export function ReportUpload({ words, ...form }: UploadForm & IslandProps): VNode {
  const { upload } = words.web.office;
  const [checked, show] = useState<readonly CheckedReport[]>([]);
  const [sent, move] = useState<Sent>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return show([]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    show(checkReport(file.name, bytes, await ratingsFrom(form.ratings, playersIn(file.name, bytes))));
  };
  const send = (event: SubmitEvent): void => {
    const element = event.currentTarget;
    if (!(element instanceof HTMLFormElement)) return;
    event.preventDefault();
    setProblem(null);
    sendForm(element, move, setProblem);
  };
  return (
    <>
      <form class="fields" method="post" action={form.target} encType="multipart/form-data" onSubmit={send}>
        <Hidden {...form} />
        <label class="wide">
          <span>{upload.file}</span>
          <input
            type="file"
            name="report"
            accept=".trf,.trfx,.txt,.csv,.pgn"
            required
            onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
          />
        </label>
        {form.inParts ? (
          <label>
            <span>{upload.part}</span>
            <input name="part" type="number" min={1} max={99} value={form.part} required />
          </label>
        ) : null}
        <label class="check wide">
          <input type="checkbox" name="despiteErrors" value="yes" />
          <span>{upload.despiteErrors}</span>
        </label>
        <p class="wide actions">
          <button type="submit" disabled={sent !== null}>
            {upload.send}
          </button>
        </p>
      </form>
      {sent === null ? null : (
        <p role="status">
          <progress max={1} value={sent} aria-label={upload.sending} /> {upload.sending}
        </p>
      )}
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {checked.map((each) => (
        <CheckedView checked={each} words={words} />
      ))}
    </>
  );
}

/** Players per request, because their numbers are part of the address. */
const PLAYERS_AT_ONCE = 300;

/** What the office knows of players; null: it cannot be reached, and the report's own ratings are used. */
async function ratingsFrom(address: string, ids: readonly string[]): Promise<OfficeRatings | null> {
  const answers: OfficeRatings[] = [];
  for (let from = 0; from === 0 || from < ids.length; from += PLAYERS_AT_ONCE) {
    const asked = ids.slice(from, from + PLAYERS_AT_ONCE).join(",");
    const answer = await fetch(`${address}?players=${asked}`).catch(() => null);
    if (!answer?.ok) return null;
    answers.push(await answer.json());
  }
  const [first] = answers;
  return first ? { ...first, players: answers.flatMap(({ players }) => players) } : null;
}

const Hidden = ({ csrf, tournament }: Pick<UploadForm, "csrf" | "tournament">): VNode => (
  <>
    <input type="hidden" name="csrf" value={csrf} />
    <input type="hidden" name="action" value="send-report" />
    <input type="hidden" name="form" value="send-report" />
    <input type="hidden" name="tournament" value={tournament} />
  </>
);
