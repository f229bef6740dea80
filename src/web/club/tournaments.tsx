import type { VNode } from "preact";
import { RATINGS_CHOICES, type RatingsChoice } from "../../domain/clubs/club.ts";
import { ActionForm, Choice, type Entered, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText } from "./parts.tsx";

export interface ShownTournament {
  readonly tournament: string;
  readonly name: string;
  readonly minutes: string;
  readonly ratings: RatingsChoice | null;
  readonly days: readonly string[];
  readonly end: string | null;
  readonly games: number;
}

interface Props {
  readonly tournaments: readonly ShownTournament[];
  readonly shown: OfficeShown;
}

/** The tournaments of the book, and with which ratings each goes on at a period start. */
export function TournamentsPage({ tournaments, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.web.club.tournaments;
  const heads = headsOf(shown);
  const { ratings: choices } = words.office.clubs;
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.tournaments}>
      {tournaments.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          caption={words.web.club.tabs.tournaments}
          rows={tournaments}
          columns={[
            {
              head: heads.name,
              names: true,
              cell: ({ tournament, name }) => <a href={to(`/club/games?tournament=${tournament}`)}>{name}</a>,
            },
            { head: heads.time, number: true, cell: ({ minutes }) => minutes },
            { head: heads.ratings, cell: ({ ratings }) => choices[ratings ?? "rule"] },
            { head: heads.end, cell: ({ end }) => (end === null ? "" : dayText(shown, end)) },
            { head: heads.games, number: true, cell: ({ games }) => games },
          ]}
        />
      )}
      <ActionForm
        shown={shown}
        action="open-club-tournament"
        title={says.open}
        button={says.openButton}
        open={tournaments.length === 0}
      >
        {(entered) => <Fields tournament={null} {...{ entered, shown }} />}
      </ActionForm>
      {tournaments.map((each) => (
        <ActionForm
          shown={shown}
          action="change-club-tournament"
          id={each.tournament}
          title={says.change(each.name)}
          button={says.changeButton}
          hidden={{ tournament: each.tournament }}
        >
          {(entered) => (
            <>
              <Fields tournament={each} {...{ entered, shown }} />
              <Field label={words.web.club.reason} name="reason" entered={entered} required wide />
            </>
          )}
        </ActionForm>
      ))}
    </ClubFrame>
  );
}

interface FieldsProps {
  readonly tournament: ShownTournament | null;
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

function Fields({ tournament, entered, shown }: FieldsProps): VNode {
  const { words } = shown;
  const says = words.web.club.tournaments;
  const { ratings: choices } = words.office.clubs;
  return (
    <>
      <Field label={says.name} name="name" value={tournament?.name ?? ""} entered={entered} required />
      <Field
        label={says.minutes}
        name="minutes"
        value={tournament?.minutes ?? ""}
        entered={entered}
        pattern="[0-9]+([+][0-9]+)?"
        required
      />
      <Choice
        label={says.ratings}
        name="ratings"
        value={tournament?.ratings ?? "rule"}
        entered={entered}
        options={(["rule", ...RATINGS_CHOICES] as const).map((each) => [each, choices[each]] as const)}
      />
      <Field label={says.end} name="end" type="date" value={tournament?.end ?? ""} entered={entered} />
      <Field label={says.days} name="days" value={tournament?.days.join(", ") ?? ""} entered={entered} wide />
      <p class="wide small soft">{says.ratingsText}</p>
    </>
  );
}
