import type { ComponentChildren, VNode } from "preact";
import type { NavItem } from "../words/types/web/web-words.ts";
import { Footer } from "./parts/footer.tsx";
import { Icon } from "./parts/icon.tsx";
import { ShareTags } from "./parts/share-tags.tsx";
import type { Shown } from "./shown.ts";

export type { Shown } from "./shown.ts";

const NAVIGATION: readonly (readonly [item: NavItem, path: string])[] = [
  ["lists", "/lists"],
  ["tournaments", "/tournaments"],
  ["calculators", "/calculators/change"],
  ["check", "/check"],
  ["regulations", "/regulations"],
];

/** What stands around a club's book on its own. */
const ALONE: typeof NAVIGATION = [
  ["calculators", "/calculators/lask"],
  ["regulations", "/regulations"],
];

interface Props {
  readonly shown: Shown;
  readonly title: string;
  readonly unlisted: boolean;
  /** Seconds after which the page reloads itself. */
  readonly refresh: number | null;
  /** The path of the picture that other sites show of it. */
  readonly picture: string | null;
  readonly children: ComponentChildren;
}

/** The frame of every page. */
export function Frame({ shown, title, unlisted, refresh, picture, children }: Props): VNode {
  const { words, asset, office } = shown;
  return (
    <html lang={words.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {unlisted ? <meta name="robots" content="noindex" /> : null}
        {refresh === null ? null : <meta http-equiv="refresh" content={String(refresh)} />}
        <title>{`${title} · ${office}`}</title>
        {unlisted ? null : (
          <ShareTags
            title={title}
            office={office}
            description={words.web.site.tagline}
            address={shown.absolute(shown.to(shown.path))}
            language={words.language}
            picture={picture === null ? null : shown.absolute(picture)}
          />
        )}
        <link rel="stylesheet" href={asset("style")} />
        {shown.face.colour === undefined ? null : (
          <link rel="stylesheet" href={`/colour/${shown.face.colour.slice(1)}.css`} />
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href={shown.to("/lists.atom")}
          title={words.web.site.nav.lists}
        />
        {shown.languages.map(({ language }) => (
          <link rel="alternate" hreflang={language} href={shown.inLanguage(language)} />
        ))}
        <script type="module" src={asset("islands")} />
      </head>
      <body>
        <a class="skip" href="#content">
          {words.web.site.skip}
        </a>
        <Header shown={shown} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer shown={shown} />
      </body>
    </html>
  );
}

function Header({ shown }: { readonly shown: Shown }): VNode {
  const { words, to, path, office } = shown;
  const { site } = words.web;
  return (
    <header class="site">
      <div class="bar">
        <a class="brand" href={to("/")}>
          {shown.face.logo === undefined ? null : <img src={`/logo/${shown.face.logo}`} alt="" />}
          {office}
        </a>
        <nav aria-label={site.menu}>
          <ul>
            {(shown.alone ? ALONE : NAVIGATION).map(([item, target]) => (
              <li>
                <a href={to(target)} aria-current={isHere(path, target) ? "page" : undefined}>
                  {site.nav[item]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {shown.alone || OWN_SEARCH.has(path) ? null : <HeaderSearch shown={shown} />}
        <div class="account">
          {!shown.hasSignIn ? null : shown.user === null ? (
            <a href={to("/sign-in")}>{site.signIn}</a>
          ) : (
            <form method="post" action={to("/sign-out")}>
              <input type="hidden" name="csrf" value={shown.user.csrf} />
              <a href={to("/office")}>{site.nav.office}</a>
              <a class="own" href={to("/office/account")} title={words.web.office.tabs.account}>
                {shown.user.name}
              </a>
              <button type="submit" class="plain" aria-label={site.signOut(shown.user.name)}>
                {site.signOutButton}
              </button>
            </form>
          )}
        </div>
      </div>
      {shown.isSample ? <p class="sample">{site.sample}</p> : null}
    </header>
  );
}

/** Pages with a search of their own, which proposes names: a second field would only ask which to use. */
const OWN_SEARCH: ReadonlySet<string> = new Set(["/", "", "/players"]);

/** A plain form: it works without scripts, and on every page. */
function HeaderSearch({ shown: { words, to } }: { readonly shown: Shown }): VNode {
  const { players: says } = words.web;
  return (
    <search class="find" aria-label={says.search}>
      <form method="get" action={to("/players")}>
        <input type="search" name="name" placeholder={says.placeholder} aria-label={says.search} maxLength={80} />
        <button type="submit" aria-label={says.searchButton}>
          <Icon of="search" />
        </button>
      </form>
    </search>
  );
}

const isHere = (path: string, target: string): boolean => {
  const room = `/${target.split("/")[1]}`;
  return path === room || path.startsWith(`${room}/`);
};
