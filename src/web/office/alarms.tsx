import type { VNode } from "preact";
import { listName } from "../../words/said/list-name.ts";
import { AlarmText } from "../pages/monitor/alarm-text.tsx";
import type { AlarmNumbers } from "../pages/monitor/numbers.ts";
import { AlarmCard } from "./parts/alarm-card.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  /** null: they are being calculated. */
  readonly kinds: readonly { readonly kind: string; readonly alarms: readonly AlarmNumbers[] | null }[];
  readonly shown: OfficeShown;
}

/** The alarms of the scale, to be acknowledged. */
export function AlarmsPage({ kinds, shown }: Props): VNode {
  const { words, to } = shown;
  const { alarms: says } = words.scale;
  const alarms = kinds.flatMap((each) => each.alarms ?? []);
  const isCalculating = kinds.some((each) => each.alarms === null);
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>
        {says.intro} <a href={to("/monitor")}>{words.pages.overview.nav.monitor}</a>
      </p>
      {isCalculating ? <p class="notice">{says.calculating}</p> : null}
      {alarms.length === 0 && !isCalculating ? <p class="notice good">{says.none}</p> : null}
      {alarms.map((alarm) => (
        <OneAlarm alarm={alarm} shown={shown} />
      ))}
    </OfficeFrame>
  );
}

function OneAlarm({ alarm, shown }: { readonly alarm: AlarmNumbers; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const { list, code, acknowledged } = alarm;
  const action = acknowledged === null ? "acknowledge-alarm" : "reopen-alarm";
  return (
    <AlarmCard
      name={words.monitor.watch.alarms[code].name}
      raisedFor={listName(words, list)}
      isOpen={acknowledged === null}
      form={shown.may("acknowledge an alarm") ? { action, hidden: { list, alarm: code } } : null}
      shown={shown}
    >
      <AlarmText alarm={alarm} words={words} />
    </AlarmCard>
  );
}
