import type { VNode } from "preact";
import { CLUB_CALENDARS } from "../../domain/clubs/club.ts";
import type { BodyOf } from "../api-types.ts";
import { ActionForm, Choice, type Entered, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText } from "./parts.tsx";

/** What the club chose, as the form sends it: the bonus is `none`, `recommended`, or the district and its steps. */
type ShownSettings = BodyOf<"clubs.open">;

/** The first page of a book: what the club is called and chose. */
export function OpenPage({ from, shown }: { readonly from: string; readonly shown: OfficeShown }): VNode {
  const { open } = shown.words.web.club;
  const { form } = shown;
  return (
    <>
      <h1>{open.title}</h1>
      <p>{open.intro}</p>
      {form.problem === null ? null : (
        <p class="notice bad" role="alert">
          {form.problem}
        </p>
      )}
      <ActionForm shown={shown} action="open-club-book" button={open.button}>
        {(entered) => (
          <Choices
            settings={{ from, name: shown.account.club ?? "", calendar: "five", bonus: "recommended" }}
            {...{ entered, shown }}
          />
        )}
      </ActionForm>
    </>
  );
}

interface ChoicesProps {
  readonly settings: ShownSettings;
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

function Choices({ settings, entered, shown }: ChoicesProps): VNode {
  const { words } = shown;
  const { settings: says } = words.web.club;
  const { calendars, bonus } = words.office.clubs;
  const isOwn = settings.bonus.includes(":");
  return (
    <>
      <Field label={says.name} name="name" value={settings.name} entered={entered} required />
      <Field label={says.from} name="from" type="date" value={settings.from} entered={entered} required />
      <Choice
        label={says.calendar}
        name="calendar"
        value={settings.calendar}
        entered={entered}
        options={CLUB_CALENDARS.map((each) => [each, calendars[each]] as const)}
      />
      <Choice
        label={says.bonus}
        name="bonusChoice"
        value={isOwn ? "own" : settings.bonus}
        entered={entered}
        options={[
          ["none", bonus(null)],
          ["recommended", bonus("recommended")],
          ["own", says.own],
        ]}
      />
      <Field label={says.steps} name="steps" value={isOwn ? settings.bonus : ""} entered={entered} wide />
    </>
  );
}

interface Props {
  readonly all: readonly ShownSettings[];
  /** The next period start. */
  readonly next: string;
  readonly shown: OfficeShown;
}

/** What the club chose, from when on; and the way to check the book. */
export function SettingsPage({ all, next, shown }: Props): VNode {
  const { words, to } = shown;
  const { settings: says, verify } = words.web.club;
  const heads = headsOf(shown);
  const { calendars, bonus } = words.office.clubs;
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.settings}>
      <Table
        stack
        caption={says.caption}
        rows={all}
        columns={[
          { head: heads.from, names: true, cell: ({ from }) => dayText(shown, from) },
          { head: heads.name, cell: ({ name }) => name },
          { head: heads.periods, cell: ({ calendar }) => calendars[calendar] },
          { head: heads.bonus, cell: (each) => bonus(each.bonus === "none" ? null : each.bonus) },
        ]}
      />
      <ActionForm shown={shown} action="change-club-settings" title={says.change} button={says.changeButton}>
        {(entered) => <Choices settings={{ ...all.at(-1)!, from: next }} {...{ entered, shown }} />}
      </ActionForm>
      <h2>{verify.title}</h2>
      <p>{verify.text}</p>
      <p>
        <a class="button quiet" href={to("/club/verify")}>
          {verify.button}
        </a>
      </p>
    </ClubFrame>
  );
}

export interface VerifiedList {
  readonly period: string;
  readonly version: number;
  readonly members: number;
  readonly sha256: string;
  readonly faults: readonly {
    readonly fault: keyof OfficeShown["words"]["office"]["clubs"]["faults"];
    readonly member: number | null;
  }[];
}

/** Every closed list, made again from the journal and compared. */
export function VerifyPage({
  lists,
  shown,
}: {
  readonly lists: readonly VerifiedList[];
  readonly shown: OfficeShown;
}): VNode {
  const { clubs } = shown.words.office;
  return (
    <ClubFrame shown={shown} title={shown.words.web.club.verify.title}>
      {lists.length === 0 ? <p class="notice">{clubs.noLists}</p> : null}
      <ul>
        {lists.map(({ period, version, members, sha256, faults }) => (
          <li class={faults.length === 0 ? undefined : "bad"}>
            {faults.length === 0 ? clubs.verified(period, version, members) : clubs.differs(period, version)}{" "}
            <code class="hash soft">{sha256}</code>
            {faults.length === 0 ? null : (
              <ul>
                {faults.map(({ fault, member }) => (
                  <li>{clubs.fault(clubs.faults[fault], member)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </ClubFrame>
  );
}
