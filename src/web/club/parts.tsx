import type { ComponentChildren, VNode } from "preact";
import { halvesText } from "../../formats/club-list/write.ts";
import { signed } from "../../words/numbers.ts";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Day } from "../parts/day.tsx";
import { Confirmation } from "./confirmation.tsx";

interface FrameProps {
  readonly shown: OfficeShown;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The frame of a book's page: navigation, the last outcome, then the page or a question to confirm. */
export function ClubFrame({ shown, title, children }: FrameProps): VNode {
  const { form, words } = shown;
  return (
    <>
      <Tabs shown={shown} />
      <h1>{title}</h1>
      {form.problem === null ? null : (
        <p class="notice bad" role="alert">
          {form.problem}
        </p>
      )}
      {form.done === null ? null : (
        <p class="notice good no-print" role="status">
          {words.office.recorded(form.done.sequence, words.office.kinds[form.done.kind])}
        </p>
      )}
      {form.confirmation === null ? children : <Confirmation asked={form.confirmation} shown={shown} />}
    </>
  );
}

/** What a phone shows of the menu; the rest is on the first page. */
const ON_PHONE: readonly string[] = ["home", "evening", "games", "members", "list"];

const TABS = [
  ["home", "/club"],
  ["evening", "/club/evening"],
  ["games", "/club/games"],
  ["members", "/club/members"],
  ["guests", "/club/guests"],
  ["tournaments", "/club/tournaments"],
  ["closing", "/club/closing"],
  ["list", "/club/list"],
  ["scale", "/club/scale"],
  ["settings", "/club/settings"],
] as const;

function Tabs({ shown }: { readonly shown: OfficeShown }): VNode {
  const { to, path, words } = shown;
  const { tabs, menu } = words.web.club;
  const isHere = (target: string): boolean =>
    target === "/club" ? path === target : path === target || path.startsWith(`${target}/`);
  return (
    <nav class="tabs" aria-label={menu}>
      {TABS.map(([tab, target]) => (
        <a
          href={to(target)}
          class={ON_PHONE.includes(tab) || isHere(target) ? undefined : "wide-only"}
          aria-current={isHere(target) ? "page" : undefined}
        >
          {tabs[tab]}
        </a>
      ))}
    </nav>
  );
}

/** The pages that the menu of a phone leaves out. */
export const MorePages = ({ shown: { to, words } }: { readonly shown: OfficeShown }): VNode => (
  <ul class="phone-only no-print">
    {TABS.filter(([tab]) => !ON_PHONE.includes(tab)).map(([tab, target]) => (
      <li>
        <a href={to(target)}>{words.web.club.tabs[tab]}</a>
      </li>
    ))}
  </ul>
);

export const dayText = ({ words }: Pick<OfficeShown, "words">, day: string | null): VNode | string =>
  day === null ? "–" : <Day of={day} language={words.language} />;

/** Points in halves, with their sign. */
export const pointsText = (halves: number | null): string => (halves === null ? "–" : signed(halvesText(halves)));
