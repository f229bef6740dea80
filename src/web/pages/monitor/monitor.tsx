import type { VNode } from "preact";
import { decimals } from "../../../words/numbers.ts";
import type { Shown } from "../../page.tsx";
import { Calibration } from "./calibration.tsx";
import { Groups } from "./groups.tsx";
import { Ledger } from "./ledger.tsx";
import { Measures } from "./measures.tsx";
import { monthOf, type Numbers, type PartProps } from "./numbers.ts";
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

/** The latest of each kind. */
function Alarms({ numbers: { alarms }, shown: { words } }: PartProps): VNode {
  const { watch, page } = words.monitor;
  const latest = [...new Map(alarms.map((alarm) => [alarm.code, alarm])).values()];
  const number = (value: number): string => decimals(words.language, value);
  return (
    <section>
      <h2>{page.alarmsTitle}</h2>
      {latest.length === 0 ? <p>{watch.noAlarms}</p> : null}
      {latest.map(({ code, date, value, usual }) => (
        <div class="notice">
          <p>
            <strong>{watch.alarm(watch.alarms[code].name, monthOf(words, date), number(value), number(usual))}</strong>
          </p>
          <p>
            {watch.alarms[code].reason} {watch.alarms[code].look}
          </p>
        </div>
      ))}
    </section>
  );
}
