import type { VNode } from "preact";
import { type Federation, NO_FACTS, type Player } from "../../domain/player.ts";
import type { AnswerOf } from "../api-types.ts";
import { Table } from "../parts/table.tsx";
import { ActionForm, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { PlayerFields } from "./parts/player-fields.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface PlayersProps {
  /** What was searched for. */
  readonly name: string;
  readonly found: readonly Player[];
  readonly federations: readonly Federation[];
  /** A number that nobody has. */
  readonly next: string;
  /** The federation that new players usually belong to. */
  readonly federation: string | null;
  readonly shown: OfficeShown;
}

/** The search, and where to go for what it does not find. */
function FindPlayers({ name, shown }: Pick<PlayersProps, "name" | "shown">): VNode {
  const { words, to } = shown;
  const { players: says } = words.web.keeping;
  return (
    <form class="fields" method="get" action={to("/office/players")}>
      <label>
        <span>{words.web.players.placeholder}</span>
        <input name="name" value={name} />
      </label>
      <button type="submit">{says.find}</button>
      <a class="button quiet" href={to("/office/players/duplicates")}>
        {says.duplicates}
      </a>
      {shown.may("erase persons") ? (
        <a class="button quiet" href={to("/office/persons")}>
          {says.persons.title}
        </a>
      ) : null}
    </form>
  );
}

/** Where players are found and added. */
export function KeptPlayersPage({ name, found, federations, next, federation, shown }: PlayersProps): VNode {
  const { words } = shown;
  const { players: says, tabs } = words.web.keeping;
  return (
    <OfficeFrame shown={shown} title={tabs.players}>
      <p>{says.intro}</p>
      <FindPlayers name={name} shown={shown} />
      {name === "" ? null : found.length === 0 ? (
        <p class="notice">{says.nobody(name)}</p>
      ) : (
        <FoundPlayers found={found} shown={shown} />
      )}
      {shown.may("keep players") ? (
        <ActionForm shown={shown} action="add-player" title={says.add} button={says.addButton}>
          {(entered) => (
            <>
              <Field
                label={words.office.facts.id}
                name="player"
                value={next}
                entered={entered}
                pattern="[0-9]{1,11}"
                required
              />
              <PlayerFields
                facts={{ ...NO_FACTS, federation }}
                federations={federations}
                entered={entered}
                shown={shown}
              />
            </>
          )}
        </ActionForm>
      ) : null}
    </OfficeFrame>
  );
}

function FoundPlayers({ found, shown }: Pick<PlayersProps, "found" | "shown">): VNode {
  const { words, to } = shown;
  const { facts } = words.office;
  return (
    <Table
      stack
      caption={words.web.keeping.players.found}
      rows={found}
      columns={[
        {
          head: facts.name,
          names: true,
          cell: (each) => <a href={to(`/office/players/${each.id}`)}>{each.name}</a>,
        },
        { head: facts.id, number: true, cell: ({ id }) => id },
        { head: facts.title, cell: ({ title, womenTitle }) => title ?? womenTitle ?? "" },
        { head: facts.federation, cell: (each) => each.federation ?? "" },
        { head: facts.birth, cell: ({ birth }) => birth ?? "" },
      ]}
    />
  );
}

type Twin = AnswerOf<"players.list-duplicates">["pairs"][number]["one"];

/** Records that may be of one person. */
export function DuplicatesPage({
  pairs,
  shown,
}: {
  readonly pairs: AnswerOf<"players.list-duplicates">["pairs"];
  readonly shown: OfficeShown;
}): VNode {
  const { words, to } = shown;
  const { players: says } = words.web.keeping;
  const record = (own: Twin, twin: Twin): VNode => (
    <>
      <a href={to(`/office/players/${own.player}?other=${twin.player}#merge-players`)}>{own.name}</a>{" "}
      <span class="soft">{[own.player, own.federation, own.birth].filter((each) => each !== null).join(" · ")}</span>
    </>
  );
  return (
    <OfficeFrame shown={shown} title={says.duplicates}>
      <p>{says.duplicatesText}</p>
      {pairs.length === 0 ? (
        <p class="notice good">{says.noDuplicates}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.duplicates}
          rows={pairs}
          columns={[
            {
              head: says.one,
              names: true,
              cell: ({ one, other }) => record(one, other),
            },
            { head: says.other, cell: ({ one, other }) => record(other, one) },
          ]}
        />
      )}
    </OfficeFrame>
  );
}
