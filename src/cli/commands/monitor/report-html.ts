import type { Ledger } from "../../../ledger/ledger.ts";
import type { StatedAlarm } from "../../../periods/monitor/alarms.ts";
import type { OfficeWatch } from "../../../periods/monitor/office-watch.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";

type StatedWatch = Omit<OfficeWatch, "alarms"> & { readonly alarms: readonly StatedAlarm[] };

/** The report that the site shows, as one file that needs no other and no script. */
export async function reportHtml(ledger: Ledger, words: Catalogue, watch: StatedWatch): Promise<string> {
  const [{ h }, { ScaleReport }, { renderDocument }, { monitorNumbers }, { settingsOf }] = await Promise.all([
    import("preact"),
    import("../../../web/pages/monitor/report.tsx"),
    import("../../../server/http/render.ts"),
    import("../../../server/views/monitor-numbers.ts"),
    import("../../../periods/office.ts"),
  ]);
  const { name: office } = await settingsOf(ledger);
  const { kind, group, alarms } = watch;
  const numbers = monitorNumbers(watch, alarms);
  const content = h(ScaleReport, { words, office, kind, group, numbers });
  return renderDocument({ language: words.language, title: words.scaleReport.report.title, content });
}
