import type { VNode } from "preact";
import type { CheckedReport } from "../check/check-report.ts";
import { CheckedView } from "../check/checked-view.tsx";
import { ReportUpload, type UploadForm } from "../live/report-upload.tsx";
import { Island } from "../parts/island.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  readonly form: Omit<UploadForm, "target" | "csrf" | "ratings">;
  readonly name: string;
  /** The file that was turned down. */
  readonly checked: readonly CheckedReport[];
  readonly shown: OfficeShown;
}

/** Where a report is sent, and what is wrong with the one that was turned down. */
export function UploadPage({ form, name, checked, shown }: Props): VNode {
  const { words } = shown;
  const { upload } = words.web.office;
  const ratings = shown.to(`/office/tournaments/${form.tournament}/ratings.json`);
  const own = { ...form, ratings, target: shown.to(shown.path), csrf: shown.user?.csrf ?? "" };
  return (
    <OfficeFrame shown={shown} title={upload.title(name, form.tournament)}>
      <p>{upload.intro}</p>
      <Island name="report-upload" words={words} of={ReportUpload} own={own} />
      {checked.map((each) => (
        <CheckedView checked={each} words={words} />
      ))}
    </OfficeFrame>
  );
}
