import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { Day } from "../parts/day.tsx";
import { type JournalPart, RecentActivity } from "./parts/entry-sentence.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { type FirstStep, FirstSteps, type PeriodBar, PeriodBars } from "./parts/overview.tsx";
import type { OfficeShown } from "./parts/shown.ts";

type Task = AnswerOf<"tasks.list">["tasks"][number];

/** The items of one kind on the to-do list. */
interface ToDoGroup extends Pick<Task, "what"> {
  readonly items: readonly Omit<Task, "what">[];
}

interface Props {
  readonly waiting: readonly ToDoGroup[];
  /** What a new office has to do; empty once its first list is published. */
  readonly steps: readonly FirstStep[];
  /** The next lists. */
  readonly periods: readonly PeriodBar[];
  /** The newest entries of the journal; null: not for this user. */
  readonly recent: JournalPart | null;
  readonly shown: OfficeShown;
}

/** Items shown of each kind. */
const SHOWN = 25;

/** Where lists are looked at; everything else is about a tournament. */
const PAGES: Partial<Readonly<Record<ToDoGroup["what"], string>>> = {
  drafts: "periods",
  corrections: "corrections",
  objections: "objections",
};

const pageOf = (what: ToDoGroup["what"], of: string): string =>
  what === "alarms" ? "/office/alarms" : `/office/${PAGES[what] ?? "tournaments"}/${of}`;

/** The to-do list of the signed-in user. */
export function OfficeHome({ waiting, steps, periods, recent, shown }: Props): VNode {
  const { words, account, to } = shown;
  const { home } = words.web.office;
  const open = waiting.filter(({ items }) => items.length > 0);
  return (
    <OfficeFrame shown={shown} title={home.title}>
      <p>{home.hello(account.user, words.office.roles[account.role], account.federation ?? account.club)}</p>
      <p class="actions">
        {shown.may("register a tournament") ? (
          <a class="button" href={to("/office/tournaments/new")}>
            {home.register}
          </a>
        ) : null}
        {shown.may("close a period") ? (
          <a class="button quiet" href={to("/office/periods")}>
            {home.close}
          </a>
        ) : null}
      </p>
      {steps.length === 0 ? null : <FirstSteps steps={steps} shown={shown} />}
      {periods.length === 0 ? null : <PeriodBars periods={periods} shown={shown} />}
      {open.length === 0 && steps.length === 0 ? <p class="notice good">{home.nothing}</p> : null}
      {open.map(({ what, items }) => (
        <section>
          <h2>
            {home.waits[what]} <span class="tag">{items.length}</span>
          </h2>
          <ul>
            {items.slice(0, SHOWN).map(({ of, name, day, says }) => (
              <li>
                <a href={to(pageOf(what, of))}>{name}</a>{" "}
                <span class="soft">
                  {day === null ? null : <Day of={day} language={words.language} />}
                  {day === null || says === "" ? says : ` · ${says}`}
                </span>
              </li>
            ))}
          </ul>
          {items.length > SHOWN ? <p class="soft">{words.office.lists.more(items.length - SHOWN)}</p> : null}
        </section>
      ))}
      {recent === null ? null : <RecentActivity {...recent} shown={shown} />}
    </OfficeFrame>
  );
}
