import type { VNode } from "preact";
import type { Guest } from "../../domain/clubs/club.ts";
import { ActionForm, type Entered, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText } from "./parts.tsx";

interface ShownGuest extends Guest {
  /** The estimate that the results suggest; null: they suggest none. */
  readonly needs: { readonly estimate: number | null } | null;
}

interface Props {
  readonly guests: readonly ShownGuest[];
  readonly shown: OfficeShown;
}

/** Opponents from elsewhere, and what each is met with. */
export function GuestsPage({ guests, shown }: Props): VNode {
  const { words } = shown;
  const says = words.web.club.guests;
  const heads = headsOf(shown);
  const rows = guests.flatMap(({ ratings, ...guest }) => ratings.map((each) => ({ ...guest, ...each })));
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.guests}>
      <p>{says.intro}</p>
      {guests.map(({ guest, name, needs }) =>
        needs === null ? null : (
          <p class="notice warn">{words.office.clubs.estimateFor(guest, name, needs.estimate)}</p>
        ),
      )}
      {rows.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          caption={words.web.club.tabs.guests}
          rows={rows}
          columns={[
            { head: heads.number, cell: ({ guest }) => `g${guest}` },
            { head: heads.name, names: true, cell: ({ name }) => name },
            { head: heads.home, cell: ({ home }) => home ?? "" },
            { head: heads.id, cell: ({ id }) => id ?? "" },
            { head: heads.from, cell: ({ from }) => (from === null ? "" : dayText(shown, from)) },
            { head: heads.swedish, number: true, cell: ({ swedish }) => swedish ?? "" },
            { head: heads.elo, number: true, cell: ({ elo }) => elo ?? "" },
            { head: heads.estimate, number: true, cell: ({ estimate }) => estimate ?? "" },
          ]}
        />
      )}
      <ActionForm shown={shown} action="enter-club-guest" title={says.enter} button={says.enterButton}>
        {(entered) => <Fields guest={null} {...{ entered, shown }} />}
      </ActionForm>
      {guests.map((guest) => (
        <ActionForm
          shown={shown}
          action="change-club-guest"
          id={String(guest.guest)}
          title={says.change(guest.name)}
          button={says.changeButton}
          hidden={{ guest: String(guest.guest) }}
          open={guest.needs !== null}
        >
          {(entered) => (
            <>
              <Fields guest={guest} {...{ entered, shown }} />
              <Field label={says.from} name="from" type="date" entered={entered} />
            </>
          )}
        </ActionForm>
      ))}
    </ClubFrame>
  );
}

interface FieldsProps {
  readonly guest: ShownGuest | null;
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

function Fields({ guest, entered, shown }: FieldsProps): VNode {
  const heads = headsOf(shown);
  const { members, guests } = shown.words.web.club;
  const known = guest?.ratings.at(-1);
  const estimate = known?.estimate ?? guest?.needs?.estimate ?? "";
  return (
    <>
      <Field label={members.name} name="name" value={guest?.name ?? ""} entered={entered} required />
      <Field label={guests.home} name="home" value={guest?.home ?? ""} entered={entered} />
      <Field label={heads.id} name="id" value={guest?.id ?? ""} entered={entered} />
      <Field label={guests.swedish} name="swedish" value={String(known?.swedish ?? "")} entered={entered} />
      <Field label={guests.elo} name="elo" value={String(known?.elo ?? "")} entered={entered} />
      <Field label={guests.estimate} name="estimate" value={String(estimate)} entered={entered} />
    </>
  );
}
