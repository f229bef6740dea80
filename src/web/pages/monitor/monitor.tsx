import type { VNode } from "preact";
import { latestOfEach } from "../../../domain/codes/monitor.ts";
import type { Shown } from "../../page.tsx";
import { AlarmText } from "./alarm-text.tsx";
import { Calibration } from "./calibration.tsx";
import { GroupChoice } from "./group-choice.tsx";
import { GroupLedger } from "./group-ledger.tsx";
import { Groups } from "./groups.tsx";
import { Ledger } from "./ledger.tsx";
import { Levels } from "./levels.tsx";
import { Measures } from "./measures.tsx";
import type { MonitorData, Numbers, PartProps } from "./numbers.ts";
import { Ridges } from "./ridges.tsx";

interface Props {
  readonly data: MonitorData;
  readonly shown: Shown;
}

/** How well the scale holds: alarms first, then what they go by. */
export function MonitorPage({ data, shown }: Props): VNode {
  const { kinds, kind, group, numbers, upToDate } = data;
  const { words } = shown;
  const { page: says } = words.monitor;
  return (
    <>
      <h1>{words.pages.overview.nav.monitor}</h1>
      <p>{says.intro}</p>
      {kinds.length === 0 ? null : <Kinds data={data} shown={shown} />}
      {kind === null ? null : <GroupChoice data={data} shown={shown} />}
      {group === null ? null : <p class="small">{words.scaleReport.group.note}</p>}
      {upToDate || numbers === null ? null : <p class="notice">{words.scaleReport.outdated}</p>}
      {numbers === null ? (
        <p class="notice">{kind === null ? says.none : says.calculating}</p>
      ) : (
        <MonitorNumbers data={data} numbers={numbers} shown={shown} />
      )}
    </>
  );
}

function Kinds({ data: { kinds, kind, group }, shown: { words, to } }: Props): VNode {
  return (
    <nav aria-label={words.phrases.columns.list}>
      <ul class="chips">
        {kinds.map((each) => (
          <li>
            <a
              class="chip"
              href={to(`/monitor?${queryOf(each, group)}`)}
              aria-current={each === kind ? "page" : undefined}
            >
              {words.web.lists.kinds[each] ?? each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const queryOf = (kind: string, group: string | null): string =>
  new URLSearchParams({ kind, ...(group === null ? {} : { group }) }).toString();

function MonitorNumbers({ data: { kind, group }, numbers, shown }: Props & { readonly numbers: Numbers }): VNode {
  const { words, to } = shown;
  const parts = { numbers, shown };
  const csv = `/monitor/${kind}.csv${group === null ? "" : `?${new URLSearchParams({ group })}`}`;
  return (
    <>
      <p>
        {words.monitor.page.of(numbers.games, numbers.lists)}{" "}
        <a href={to(`/monitor/report?${queryOf(kind ?? "", group)}`)}>{words.scaleReport.report.open}</a>
      </p>
      {group === null ? <Alarms {...parts} /> : null}
      <Measures {...parts} csv={csv} />
      <Calibration {...parts} />
      <Levels {...parts} />
      {group === null ? <Ledger {...parts} /> : <GroupLedger {...parts} />}
      <Ridges {...parts} />
      <Groups {...parts} />
    </>
  );
}

/** The latest of each kind: what nobody has acknowledged first, the others folded. */
function Alarms({ numbers: { alarms }, shown: { words } }: PartProps): VNode {
  const latest = latestOfEach(alarms);
  return (
    <section>
      <h2>{words.monitor.page.alarmsTitle}</h2>
      {latest.length === 0 ? <p>{words.monitor.watch.noAlarms}</p> : null}
      {latest
        .filter(({ acknowledged }) => acknowledged === null)
        .map((alarm) => (
          <div class="notice">
            <AlarmText alarm={alarm} words={words} />
          </div>
        ))}
      {latest.map(({ acknowledged, ...alarm }) =>
        acknowledged === null ? null : (
          <details>
            <summary>
              {words.monitor.watch.alarms[alarm.code].name}.{" "}
              {words.scale.acknowledged(acknowledged.day, acknowledged.reason)}
            </summary>
            <AlarmText alarm={{ ...alarm, acknowledged: null }} words={words} />
          </details>
        ),
      )}
    </section>
  );
}
