import type { VNode } from "preact";
import { monthText } from "../../../words/numbers.ts";
import { groupName } from "../../../words/said/group-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { Shown } from "../../page.tsx";
import { AlarmText } from "./alarm-text.tsx";
import { Calibration } from "./calibration.tsx";
import { findings } from "./findings.ts";
import { GroupLedger } from "./group-ledger.tsx";
import { Groups } from "./groups.tsx";
import { Ledger } from "./ledger.tsx";
import { Levels } from "./levels.tsx";
import { Measures } from "./measures.tsx";
import type { AlarmNumbers, MonitorData, Numbers } from "./numbers.ts";
import { Ridges } from "./ridges.tsx";

/** The page of the report; while its numbers are being calculated it says so. */
export function ScaleReportPage({ data, shown }: { readonly data: MonitorData; readonly shown: Shown }): VNode {
  const { kind, group, numbers, upToDate } = data;
  const { words } = shown;
  if (kind !== null && numbers !== null)
    return (
      <>
        {upToDate ? null : <p class="notice">{words.scaleReport.outdated}</p>}
        <ScaleReport words={words} office={null} kind={kind} group={group} numbers={numbers} />
      </>
    );
  const { page: says } = words.monitor;
  return (
    <>
      <h1>{words.scaleReport.report.title}</h1>
      <p class="notice">{kind === null ? says.none : says.calculating}</p>
    </>
  );
}

interface Props {
  readonly words: Catalogue;
  /** null: the page around it names the office. */
  readonly office: string | null;
  readonly kind: string;
  readonly group: string | null;
  readonly numbers: Numbers;
}

/** How well the scale holds, as a document for a commission: sentences, alarms, charts, how it was measured. */
export function ScaleReport({ words, office, kind, group, numbers }: Props): VNode {
  const { report: says } = words.scaleReport;
  const parts = { numbers, shown: { words }, isReport: true };
  const month = (date: string | undefined): string => monthText(words.language, date ?? "");
  const [first, last] = [numbers.levels[0]?.date, numbers.levels.at(-1)?.date];
  const kindName = words.web.lists.kinds[kind] ?? kind;
  return (
    <article class="scale-report">
      {office === null ? null : <p class="soft">{office}</p>}
      <h1>{says.title}</h1>
      <p>
        {says.about(kindName, month(first), month(last), numbers.lists, numbers.games)}
        {group === null ? null : ` ${says.of(groupName(words, group))} ${words.scaleReport.group.note}`}
      </p>
      <section>
        <h2>{says.summary}</h2>
        <ul>
          {findings(words, numbers, group === null).map((finding) => (
            <li>{finding}</li>
          ))}
        </ul>
      </section>
      {group === null ? <AllAlarms alarms={numbers.alarms} words={words} /> : null}
      <Measures {...parts} />
      <Calibration {...parts} />
      <Levels {...parts} />
      {group === null ? <Ledger {...parts} /> : <GroupLedger {...parts} />}
      <Ridges {...parts} />
      <Groups {...parts} />
      <section>
        <h2>{says.method}</h2>
        {says.methods.map((method) => (
          <p>{method}</p>
        ))}
        <p>
          {says.repeat}{" "}
          <code>{`rating-office monitor office --list ${kind}${group === null ? "" : ` --group ${group}`}`}</code>
        </p>
      </section>
    </article>
  );
}

/** Every alarm, the latest first, with what the office said of it. */
function AllAlarms({ alarms, words }: { readonly alarms: readonly AlarmNumbers[]; readonly words: Catalogue }): VNode {
  return (
    <section>
      <h2>{words.monitor.page.alarmsTitle}</h2>
      {alarms.length === 0 ? <p>{words.monitor.watch.noAlarms}</p> : null}
      {alarms.toReversed().map((alarm) => (
        <div class="notice">
          <AlarmText alarm={alarm} words={words} />
        </div>
      ))}
    </section>
  );
}
