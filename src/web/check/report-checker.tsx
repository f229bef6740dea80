import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { IslandProps } from "../parts/island.tsx";
import { type CheckedReport, checkReport } from "./check-report.ts";
import { CheckedView } from "./checked-view.tsx";

/** Where an arbiter drops a report. The file is read here and goes nowhere. */
export function ReportChecker({ words }: IslandProps): VNode {
  const { check } = words.web;
  const [checked, show] = useState<readonly CheckedReport[] | null>(null);
  const [isOver, hover] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    hover(false);
    if (file) show(checkReport(file.name, new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <>
      <div
        class={isOver ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          hover(true);
        }}
        onDragLeave={() => hover(false)}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <label>
          <span>{check.drop}</span>
          <input
            type="file"
            accept=".trf,.trfx,.txt,.csv,.pgn"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <div aria-live="polite">
        {checked?.map((each) => (
          <CheckedView checked={each} words={words} />
        ))}
      </div>
    </>
  );
}
