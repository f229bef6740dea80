import type { VNode } from "preact";
import type { EntryKind } from "../../domain/journal/journal.ts";
import type { AnswerOf } from "../api-types.ts";
import { ActionForm, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText, MorePages } from "./parts.tsx";

type Book = AnswerOf<"clubs.show">;

export interface BookHome extends Omit<Book, "last"> {
  readonly last: (NonNullable<Book["last"]> & { readonly kind: EntryKind }) | null;
}

/** Where the book stands, and what comes next. */
export function HomePage({ home, shown }: { readonly home: BookHome; readonly shown: OfficeShown }): VNode {
  const { words, to } = shown;
  const { home: says, tabs } = words.web.club;
  const heads = headsOf(shown);
  return (
    <ClubFrame shown={shown} title={home.name}>
      <p class="actions">
        {home.members === 0 ? (
          <a class="button" href={to("/club/members")}>
            {words.web.club.members.enterButton}
          </a>
        ) : (
          <a class="button" href={to("/club/evening")}>
            {tabs.evening}
          </a>
        )}
        <a class="button quiet" href={to("/club/list?so-far=yes")}>
          {says.soFar}
        </a>
      </p>
      <Waiting home={home} shown={shown} />
      <dl class="facts">
        <dt>{says.period}</dt>
        <dd>{says.span(home.period.start, home.period.next)}</dd>
        <dt>{heads.members}</dt>
        <dd>{home.members}</dd>
        <dt>{heads.games}</dt>
        <dd>{home.games}</dd>
        <dt>{heads.closed}</dt>
        <dd>{dayText(shown, home.closed)}</dd>
      </dl>
      <MorePages shown={shown} />
      {home.last === null ? null : (
        <ActionForm shown={shown} action="undo-club-entry" title={says.undo} button={says.undoButton} danger>
          {(entered) => (
            <>
              <p class="wide">{says.undoText(home.last!.sequence, words.office.kinds[home.last!.kind])}</p>
              <Field label={words.web.club.reason} name="reason" entered={entered} required wide />
            </>
          )}
        </ActionForm>
      )}
    </ClubFrame>
  );
}

function Waiting({ home, shown }: { readonly home: BookHome; readonly shown: OfficeShown }): VNode | null {
  const { to, words } = shown;
  const { home: says } = words.web.club;
  const items = [
    ...(home.members === 0 ? [["/club/members", says.noMembers] as const] : []),
    ...(home.members > 0 && home.tournaments === 0
      ? [["/club/tournaments", words.web.club.evening.noTournament] as const]
      : []),
    // A book without members has nothing to close yet.
    ...(home.due === null || home.members === 0 ? [] : [["/club/closing", says.due(home.due)] as const]),
    ...(home.estimates === 0 ? [] : [["/club/guests", says.estimates(home.estimates)] as const]),
    ...(home.unsent === null ? [] : [["/club/list", says.unsent(home.unsent)] as const]),
    ...(home.alarms === 0 ? [] : [["/club/scale", says.alarms(home.alarms)] as const]),
  ];
  if (items.length === 0) return null;
  return (
    <div class="notice">
      <ul class="plain-list">
        {items.map(([path, text]) => (
          <li>
            <a href={to(path)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
