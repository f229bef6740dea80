import type { VNode } from "preact";
import { latestOfEach } from "../../domain/codes/monitor.ts";
import { bookAlarmText } from "../../presentation/studies/book-ledger.ts";
import type { BookScale } from "../../presentation/studies/book-scale.ts";
import type { AnswerOf } from "../api-types.ts";
import { AlarmCard } from "../office/parts/alarm-card.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";

type BookAlarms = AnswerOf<"clubs.measures.show">["alarms"];

interface Props {
  readonly alarms: BookAlarms;
  readonly section: BookScale["alarms"];
  readonly shown: OfficeShown;
}

/** The latest alarm of each kind, which the keeper acknowledges with a reason. */
export function BookAlarms({ alarms, section, shown }: Props): VNode {
  const latest = latestOfEach(alarms);
  return (
    <section>
      <h2>{section.title}</h2>
      {latest.length === 0 ? section.lines.map((line) => <p>{line}</p>) : <p>{shown.words.scale.book.intro}</p>}
      {latest.map((alarm) => (
        <OneAlarm alarm={alarm} shown={shown} />
      ))}
      {section.notes.map((note) => (
        <p class="small">{note}</p>
      ))}
    </section>
  );
}

function OneAlarm({ alarm, shown }: { readonly alarm: BookAlarms[number]; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const { name, head, why, said } = bookAlarmText(words, alarm);
  const action = said === null ? "acknowledge-club-alarm" : "reopen-club-alarm";
  return (
    <AlarmCard
      name={name}
      raisedFor={`${words.scaleReport.book.heads.period}: ${words.journal.asDay(alarm.date)}`}
      isOpen={said === null}
      form={{ action, hidden: { period: alarm.date, alarm: alarm.code } }}
      shown={shown}
    >
      <p>
        <strong>{head}</strong>
      </p>
      <p>{why}</p>
      {said === null ? null : <p>{said}</p>}
    </AlarmCard>
  );
}
