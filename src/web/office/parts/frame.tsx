import type { ComponentChildren, VNode } from "preact";
import type { OfficeShown } from "./shown.ts";

interface FrameProps {
  readonly shown: OfficeShown;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The public pages have tournaments, players and lists too: who has both open tells them apart by their titles. */
export const officeTitle = (title: string, { path, words }: Pick<OfficeShown, "path" | "words">): string =>
  path.startsWith("/office/") ? `${title} · ${words.web.site.nav.office}` : title;

/** The frame of an office page: navigation, the last outcome, then the page. */
export function OfficeFrame({ shown, title, children }: FrameProps): VNode {
  const { form, words } = shown;
  const { office } = words.web;
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
        <p class="notice good" role="status">
          {words.office.recorded(form.done.sequence, words.office.kinds[form.done.kind])}
        </p>
      )}
      {form.secret === null ? null : (
        <div class="notice warn" role="status">
          <p>{office.secret(form.secret.whose)}</p>
          <p>
            <code class="hash">{form.secret.text}</code>
          </p>
          {form.secret.until === null ? null : <p>{words.web.access.secretUntil(form.secret.until)}</p>}
        </div>
      )}
      {children}
    </>
  );
}

/** Tabs that begin a group: what comes in, what is published, what keeps the office running. */
const GROUPS: ReadonlySet<string> = new Set(["tournaments", "periods", "fees"]);

const countOn = (tab: string, { open }: OfficeShown): number => open[tab as keyof OfficeShown["open"]] ?? 0;

function Tabs({ shown }: { readonly shown: OfficeShown }): VNode {
  const { may, account, to, path, words } = shown;
  const { menu } = words.web.office;
  const { tab: club, received } = words.web.club;
  const tabs = {
    studies: words.study.page.title,
    ...words.web.office.tabs,
    ...words.web.keeping.tabs,
    club,
    clubs: received.tab,
    inbox: words.notifications.inbox.title,
    objections: words.objections.title,
    fees: words.fees.title,
  };
  const reads = may("read the journal");
  const all = [
    ["home", "/office", true],
    ["inbox", "/office/inbox", true],
    ["club", "/club", may("keep a club's book")],
    ["tournaments", "/office/tournaments", account.role !== "club"],
    ["players", "/office/players", may("see players")],
    ["clubs", "/office/clubs", may("see clubs' lists")],
    ["periods", "/office/periods", reads],
    ["corrections", "/office/corrections", reads],
    ["objections", "/office/objections", reads],
    ["fees", "/office/fees", may("see fees")],
    ["studies", "/office/studies", may("study the rules")],
    ["journal", "/office/journal", reads],
    ["users", "/office/users", may("keep users") || reads],
    ["settings", "/office/settings", may("keep the office")],
  ] as const;
  const isHere = (target: string): boolean =>
    target === "/office" ? path === target : path === target || path.startsWith(`${target}/`);
  return (
    <nav class="tabs" aria-label={menu}>
      {all.map(([tab, target, isShown]) =>
        isShown ? (
          <a
            class={GROUPS.has(tab) ? "group" : undefined}
            href={to(target)}
            aria-current={isHere(target) ? "page" : undefined}
          >
            {tabs[tab]}
            {countOn(tab, shown) === 0 ? null : <span class="count"> {countOn(tab, shown)}</span>}
          </a>
        ) : null,
      )}
    </nav>
  );
}
