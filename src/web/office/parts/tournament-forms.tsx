import type { VNode } from "preact";
import { ActionForm, Area, Choice, Field, MonthField, OnDay, yesNo } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";
import type { TournamentData } from "./tournament-data.ts";

interface Props {
  readonly data: TournamentData;
  readonly shown: OfficeShown;
}

/** The decisions that the user may make. */
export function DecisionForms({ data, shown }: Props): VNode {
  return (
    <>
      {shown.may("decide on a registration") ? <OnRegistration data={data} shown={shown} /> : null}
      {shown.may("rule") ? <OnTournament data={data} shown={shown} /> : null}
      {shown.may("rule") ? <OtherList data={data} shown={shown} /> : null}
      {shown.may("decide on a registration") ? <Appeals data={data} shown={shown} /> : null}
      {shown.may("register a tournament") && data.decisions.announced === null && shown.today < data.facts.start ? (
        <Announcement data={data} shown={shown} />
      ) : null}
    </>
  );
}

function OnRegistration({ data: { tournament }, shown }: Props): VNode {
  const { decide } = shown.words.web.office;
  return (
    <ActionForm
      shown={shown}
      action="decide-on-registration"
      title={decide.registration}
      button={decide.record}
      hidden={{ tournament }}
    >
      {(entered) => (
        <>
          <Choice
            label={decide.decision}
            name="admitted"
            value="yes"
            entered={entered}
            options={yesNo(decide.admitted, decide.refused)}
          />
          <OnDay shown={shown} entered={entered} />
          <Field label={decide.toldOn} name="toldOn" type="date" entered={entered} />
          <Area label={decide.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}

function OnTournament({ data: { tournament }, shown }: Props): VNode {
  const { decide } = shown.words.web.office;
  return (
    <ActionForm
      shown={shown}
      action="rule-on-tournament"
      title={decide.tournament}
      button={decide.record}
      hidden={{ tournament }}
    >
      {(entered) => (
        <>
          <Choice
            label={decide.decision}
            name="rated"
            value="no"
            entered={entered}
            options={yesNo(decide.rated, decide.notRated)}
          />
          <Field label={decide.article} name="article" entered={entered} />
          <OnDay shown={shown} entered={entered} />
          <Field label={decide.toldOn} name="toldOn" type="date" entered={entered} />
          <Area label={decide.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}

function OtherList({ data: { tournament }, shown }: Props): VNode {
  const { decide } = shown.words.web.office;
  return (
    <ActionForm
      shown={shown}
      action="assign-to-list"
      title={decide.assign}
      button={decide.record}
      hidden={{ tournament }}
    >
      {(entered) => (
        <>
          <MonthField label={decide.list} name="list" entered={entered} required />
          <OnDay shown={shown} entered={entered} />
          <Area label={decide.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}

/** Against what can be appealed now, and which appeal waits. */
function Appeals({ data: { tournament, decisions }, shown }: Props): VNode {
  const { decide } = shown.words.web.office;
  const both = ["registration", "rating"] as const;
  return (
    <>
      {both.map((against) => {
        const decision = decisions[against];
        if (decision === null || decision.yes || decision.appeal?.outcome) return null;
        const hidden = { tournament, against };
        if (decision.appeal === null)
          return (
            <ActionForm
              shown={shown}
              action="receive-appeal"
              id={against}
              title={decide.appeal[against]}
              button={decide.record}
              hidden={hidden}
            >
              {(entered) => (
                <>
                  <OnDay shown={shown} entered={entered} />
                  <Area label={decide.reason} name="reason" entered={entered} />
                </>
              )}
            </ActionForm>
          );
        return (
          <ActionForm
            shown={shown}
            action="decide-appeal"
            id={against}
            title={decide.decideAppeal[against]}
            button={decide.record}
            hidden={hidden}
          >
            {(entered) => (
              <>
                <Choice
                  label={decide.decision}
                  name="reversed"
                  value="no"
                  entered={entered}
                  options={yesNo(decide.reversed, decide.upheld)}
                />
                <OnDay shown={shown} entered={entered} />
                <Area label={decide.reason} name="reason" entered={entered} />
              </>
            )}
          </ActionForm>
        );
      })}
    </>
  );
}

function Announcement({ data: { tournament }, shown }: Props): VNode {
  const { decide } = shown.words.web.office;
  return (
    <ActionForm
      shown={shown}
      action="announce-not-rated"
      title={decide.announce}
      button={decide.record}
      hidden={{ tournament }}
    >
      {(entered) => (
        <>
          <OnDay shown={shown} entered={entered} />
          <Area label={decide.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}
