import type { VNode } from "preact";
import type { Issue } from "../../domain/issues/issues.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import { EveningForm, type EveningOwn } from "../live/evening-form.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { Games, type ShownClubGame } from "./games.tsx";
import { capital } from "./heads.ts";
import { ClubFrame } from "./parts.tsx";

interface Props {
  readonly own: Omit<EveningOwn, "target" | "csrf">;
  /** What was pasted and turned down, and what is wrong with it. */
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly latest: readonly ShownClubGame[];
  readonly shown: OfficeShown;
}

/** The games of an evening: by keyboard, row by row; or pasted, or as a file. */
export function EveningPage({ own, text, issues, latest, shown }: Props): VNode {
  const { words } = shown;
  const says = words.web.club.evening;
  const form = { ...own, target: shown.to(shown.path), csrf: shown.user?.csrf ?? "" };
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.evening}>
      {own.players.length === 0 ? (
        <p class="notice">
          <a href={shown.to("/club/members")}>{words.web.club.home.noMembers}</a>
        </p>
      ) : null}
      {own.tournaments.length === 0 ? (
        <p class="notice">
          <a href={shown.to("/club/tournaments")}>{says.noTournament}</a>
        </p>
      ) : null}
      <Island name="evening-form" words={words} of={EveningForm} own={form} />
      <details open={text !== ""}>
        <summary>{says.paste}</summary>
        <p>{says.pasteText}</p>
        {issues.length === 0 ? null : <Issues issues={issues} shown={shown} />}
        <Pasting own={form} text={text} shown={shown} />
      </details>
      {latest.length === 0 ? null : <Games games={latest} caption={says.latest} shown={shown} />}
    </ClubFrame>
  );
}

function Pasting({
  own,
  text,
  shown,
}: {
  readonly own: EveningOwn;
  readonly text: string;
  readonly shown: OfficeShown;
}): VNode {
  const says = shown.words.web.club.evening;
  const { day, tournament, round, minutes } = own.common;
  return (
    <form class="fields" method="post" action={own.target} encType="multipart/form-data">
      {Object.entries({ csrf: own.csrf, action: own.action, form: own.action }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{says.day}</span>
        <input type="date" name="day" value={day} required />
      </label>
      <label>
        <span>{says.tournament}</span>
        <select name="tournament">
          <option value="">{says.friendly}</option>
          {own.tournaments.map(({ value, label }) => (
            <option value={value} selected={value === tournament}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{says.round}</span>
        <input type="text" inputMode="numeric" pattern="[0-9]*" name="round" value={round} />
      </label>
      <label>
        <span>{says.minutes}</span>
        <input type="text" name="minutes" value={minutes} pattern="[0-9]+([+][0-9]+)?" />
      </label>
      <label class="wide">
        <span>{says.text}</span>
        <textarea name="text" rows={8} spellcheck={false}>
          {text}
        </textarea>
      </label>
      <label class="wide">
        <span>{says.file}</span>
        <input type="file" name="games" accept=".txt,.csv,.pgn,.trf,.trfx" />
      </label>
      <label class="check wide">
        <input type="checkbox" name="again" value="yes" />
        <span>{says.again}</span>
      </label>
      <p class="wide actions">
        <button type="submit">{says.enter}</button>
      </p>
    </form>
  );
}

function Issues({ issues, shown }: { readonly issues: readonly Issue[]; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const { check } = words.web;
  return (
    <Table
      stack
      caption={check.issues}
      rows={issues}
      columns={[
        { head: check.line, number: true, names: true, cell: ({ line }) => (line > 0 ? line : "") },
        { head: check.what, cell: ({ code }) => capital(words.issues[code]) },
        { head: check.found, cell: ({ found }) => found },
        { head: check.expected, cell: ({ expected }) => expectationSaid(words, expected) },
      ]}
    />
  );
}
