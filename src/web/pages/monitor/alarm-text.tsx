import type { VNode } from "preact";
import { decimals } from "../../../words/numbers.ts";
import type { Shown } from "../../page.tsx";
import { type AlarmNumbers, monthOf } from "./numbers.ts";

interface Props {
  readonly alarm: AlarmNumbers;
  readonly words: Shown["words"];
}

/** What an alarm says, why it is one and what to look at first; and what the office said of it. */
export function AlarmText({ alarm, words }: Props): VNode {
  const { reason, look } = words.monitor.watch.alarms[alarm.code];
  const { acknowledged } = alarm;
  return (
    <>
      <p>
        <strong>{alarmLine({ alarm, words })}</strong>
      </p>
      <p>
        {reason} {look}
      </p>
      {acknowledged === null ? null : <p>{words.scale.acknowledged(acknowledged.day, acknowledged.reason)}</p>}
    </>
  );
}

function alarmLine({ alarm: { code, date, value, usual }, words }: Props): string {
  const { watch } = words.monitor;
  const number = (each: number): string => decimals(words.language, each);
  return watch.alarm(watch.alarms[code].name, monthOf(words, date), number(value), number(usual));
}
