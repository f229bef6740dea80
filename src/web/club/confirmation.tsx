import type { ComponentChildren, VNode } from "preact";
import { halvesText } from "../../formats/club-list/write.ts";
import { type Entered, Field } from "../office/parts/fields.tsx";
import type { ChangedList, OfficeShown, ReadMember, Unconfirmed } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { problemSaid, ReadMembers } from "./read-members.tsx";

interface Props {
  readonly asked: Unconfirmed;
  readonly shown: OfficeShown;
}

/** What a change would do to lists that are closed, or that an empty period would be closed: nothing is recorded yet. */
export function Confirmation({ asked, shown }: Props): VNode {
  const { confirm } = shown.words.web.club;
  const isOfLists = asked.sheets.length > 0;
  const { members } = asked;
  const isAmiss = members?.some(({ problem }) => problem !== null) ?? false;
  const several = shown.words.web.club.members.several;
  if (isAmiss && members !== undefined) return <Amiss members={members} asked={asked} shown={shown} />;
  const otherwise = members === undefined ? confirm.closeEmpty : several.add;
  return (
    <>
      {members === undefined || isOfLists ? (
        <p class="notice warn" role="alert">
          {isOfLists ? confirm.text : confirm.empty}
        </p>
      ) : null}
      {members === undefined ? null : <ReadMembers members={members} shown={shown} />}
      {asked.sheets.map((sheet) => (
        <Sheet sheet={sheet} shown={shown} />
      ))}
      <SendAgain
        fields={{ ...asked.fields, confirm: "yes" }}
        shown={shown}
        button={
          <button type="submit" class={members === undefined || isOfLists ? "danger" : undefined}>
            {isOfLists ? confirm.button : otherwise}
          </button>
        }
      />
    </>
  );
}

/** Lines with a problem: they are corrected where they are, so that nobody pastes all of them again. */
function Amiss({ members, asked, shown }: Props & { readonly members: readonly ReadMember[] }): VNode {
  const { members: says } = shown.words.web.club;
  const { text = "", entered: day = "", reason = "", ...fields } = asked.fields;
  // The reason is one for all lines: its problem stands at its field, not at each of them.
  const rows = members.map((each) => (lacksReason(each) ? { ...each, problem: null } : each));
  const missing = members.find(lacksReason)?.problem ?? null;
  const entered: Entered = {
    ...{ value: (_, otherwise) => otherwise, ticked: (_, otherwise) => otherwise },
    problem: (name) => (name === "reason" && missing !== null ? problemSaid(missing, shown) : null),
  };
  return (
    <>
      <p class="notice warn" role="alert">
        {rows.some(({ problem }) => problem !== null) ? says.several.amiss : says.several.reasonMissing}
      </p>
      <ReadMembers members={rows} shown={shown} />
      <SendAgain fields={fields} shown={shown} button={<button type="submit">{says.several.check}</button>}>
        <label class="wide">
          <span>{says.several.text}</span>
          <textarea name="text" rows={Math.min(members.length + 1, ROWS_MAX)}>
            {text}
          </textarea>
        </label>
        <Field label={says.entered} name="entered" type="date" value={day} entered={entered} required />
        <Field label={says.several.reason} name="reason" value={reason} entered={entered} wide />
      </SendAgain>
    </>
  );
}

interface SendAgainProps {
  /** What was sent, and is sent once more. */
  readonly fields: Readonly<Record<string, string>>;
  readonly button: VNode;
  readonly shown: OfficeShown;
  readonly children?: ComponentChildren;
}

/** The form that was sent, to be sent once more or left. */
function SendAgain({ fields, button, shown, children }: SendAgainProps): VNode {
  const here = shown.to(shown.path);
  return (
    <form class="fields" method="post" action={here}>
      <input type="hidden" name="csrf" value={shown.user?.csrf ?? ""} />
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
      <p class="wide actions">
        {button}
        <a class="button quiet" href={here}>
          {shown.words.web.club.confirm.cancel}
        </a>
      </p>
    </form>
  );
}

const lacksReason = ({ problem }: ReadMember): boolean => problem?.code === "reason-missing";

/** Lines of a field that still fit on a screen. */
const ROWS_MAX = 20;

type Line = ChangedList["lines"][number]["before"];

function Sheet({ sheet, shown }: { readonly sheet: ChangedList; readonly shown: OfficeShown }): VNode {
  const heads = headsOf(shown);
  const { before: old, after: next } = shown.words.office.clubs.columns;
  const both = (head: string, isOld: boolean): string => `${head}: ${isOld ? old : next}`;
  const base = (line: Line) => line?.base ?? "–";
  const current = (line: Line) => (line === null ? "–" : halvesText(line.current));
  return (
    <Table
      stack
      caption={shown.words.office.clubs.wouldChange(sheet.period, sheet.version)}
      rows={sheet.lines}
      columns={[
        { head: heads.number, number: true, cell: ({ member }) => member },
        { head: heads.name, names: true, cell: ({ name }) => name },
        { head: both(heads.base, true), number: true, cell: ({ before }) => base(before) },
        { head: both(heads.base, false), number: true, cell: ({ after }) => base(after) },
        { head: both(heads.current, true), number: true, cell: ({ before }) => current(before) },
        { head: both(heads.current, false), number: true, cell: ({ after }) => current(after) },
        {
          head: heads.games,
          number: true,
          cell: ({ after, before }) => `${before?.games ?? "–"} → ${after?.games ?? "–"}`,
        },
      ]}
    />
  );
}
