import type { VNode } from "preact";
import { latestOfEach } from "../../../domain/codes/monitor.ts";
import type { Shown } from "../../page.tsx";
import { AlarmText } from "./alarm-text.tsx";
import { Calibration } from "./calibration.tsx";
import { Groups } from "./groups.tsx";
import { Ledger } from "./ledger.tsx";
import { Measures } from "./measures.tsx";
import type { Numbers, PartProps } from "./numbers.ts";
import { Ridges } from "./ridges.tsx";

interface Props {
  readonly data: { readonly kinds: readonly string[]; readonly kind: string | null; readonly numbers: Numbers | null };
  readonly shown: Shown;
}

/** How well the scale holds: alarms first, then what they go by. */
export function MonitorPage({ data: { kinds, kind, numbers }, shown }: Props): VNode {
  const { words, to } = shown;
  const { page: says } = words.monitor;
  return (
    <>
      <h1>{words.pages.overview.nav.monitor}</h1>
      <p>{says.intro}</p>
      {kinds.length === 0 ? null : (
        <nav aria-label={words.phrases.columns.list}>
          <ul class="chips">
            {kinds.map((each) => (
              <li>
                <a class="chip" href={to(`/monitor?kind=${each}`)} aria-current={each === kind ? "page" : undefined}>
                  {words.web.lists.kinds[each] ?? each}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {numbers === null ? (
        <p class="notice">{kind === null ? says.none : says.calculating}</p>
      ) : (
        <>
          <p>{says.of(numbers.games, numbers.lists)}</p>
          <Alarms numbers={numbers} shown={shown} />
          <Measures numbers={numbers} shown={shown} kind={kind ?? ""} />
          <Calibration numbers={numbers} shown={shown} />
          <Ledger numbers={numbers} shown={shown} />
          <Ridges numbers={numbers} shown={shown} />
          <Groups numbers={numbers} shown={shown} />
        </>
      )}
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
