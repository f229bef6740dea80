import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { OfficeRatings } from "../../reports/office-ratings.ts";
import { type CheckedReport, checkReport, playersIn } from "../check/check-report.ts";
import { CheckedView } from "../check/checked-view.tsx";
import type { IslandProps } from "../parts/island.tsx";
import { UploadFrame } from "./upload-frame.tsx";

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

/** Sends a report; with script the file is checked first. */
export function ReportUpload({ words, ...form }: UploadForm & IslandProps): VNode {
  const { upload } = words.web.office;
  const [checked, show] = useState<readonly CheckedReport[]>([]);
  const look = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return show([]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    show(checkReport(file.name, bytes, await ratingsFrom(form.ratings, playersIn(file.name, bytes))));
  };
  const { csrf, tournament } = form;
  const hidden = { csrf, action: "send-report", form: "send-report", tournament };
  return (
    <>
      <UploadFrame target={form.target} hidden={hidden} button={upload.send} sending={upload.sending}>
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
      </UploadFrame>
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
