import type { VNode } from "preact";
import { Refusal, type RefusalGiven } from "../../domain/refusal.ts";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import { ActionForm, Area, Field } from "../office/parts/fields.tsx";
import type { OfficeShown, ReadMember } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";

/** Where members are pasted, or chosen as a file. */
export function SeveralForm({ day, shown }: { readonly day: string; readonly shown: OfficeShown }): VNode {
  const { members: says } = shown.words.web.club;
  const { several } = says;
  return (
    <ActionForm shown={shown} action="import-club-members" title={several.title} button={several.check} upload>
      {(entered) => (
        <>
          <p class="wide">{several.text}</p>
          <Area label={several.members} name="text" entered={entered} optional />
          <label>
            <span>{several.file}</span>
            <input type="file" name="members" accept=".csv,.txt,text/csv,text/plain" />
          </label>
          <Field label={says.entered} name="entered" type="date" value={day} entered={entered} required />
          <Field label={several.reason} name="reason" entered={entered} wide />
        </>
      )}
    </ActionForm>
  );
}

/** What each line would enter; a problem stands at its line. */
export function ReadMembers({
  members,
  shown,
}: {
  readonly members: readonly ReadMember[];
  readonly shown: OfficeShown;
}) {
  const { several } = shown.words.web.club.members;
  const heads = headsOf(shown);
  return (
    <Table
      stack
      caption={several.preview}
      rows={members}
      columns={[
        { head: several.line, number: true, cell: ({ line }) => line },
        { head: heads.name, names: true, cell: ({ name }) => name },
        { head: heads.base, number: true, cell: ({ rating }) => rating ?? "–" },
        { head: heads.birth, cell: ({ birth }) => birth ?? "" },
        { head: heads.id, cell: ({ id }) => id ?? "" },
        {
          head: several.problem,
          cell: ({ problem }) => (problem === null ? "" : <strong class="bad">{problemSaid(problem, shown)}</strong>),
        },
      ]}
    />
  );
}

/** A refusal that travelled as its code and parameters. */
export const problemSaid = ({ code, parameters }: NonNullable<ReadMember["problem"]>, { words }: OfficeShown): string =>
  sayOnPage(words, new Refusal(...([code, parameters] as unknown as RefusalGiven)));
