import type { VNode } from "preact";
import type { Shown } from "../shown.ts";

/** Languages, more pages, and whom to ask. */
export function Footer({ shown }: { readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { overview } = words.pages;
  const { site } = words.web;
  return (
    <footer class="site">
      <nav aria-label={site.languages}>
        <ul class="languages">
          {shown.languages.map((each) => (
            <li>
              <a
                href={shown.inLanguage(each.language)}
                lang={each.language}
                hreflang={each.language}
                aria-current={each.language === words.language ? "true" : undefined}
              >
                {each.web.site.languageName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.alone ? null : (
        <nav aria-label={overview.pages}>
          <ul class="languages">
            {(["calendar", "federations", "statistics", "monitor"] as const).map((item) => (
              <li>
                <a href={to(`/${item}`)}>{overview.nav[item]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Office shown={shown} />
      <p>
        {site.footer} <a href={to("/api")}>{site.nav.api}</a>
      </p>
    </footer>
  );
}

/** Whom to ask, and who is responsible. */
function Office({ shown: { face, words, to } }: { readonly shown: Shown }): VNode | null {
  const { about: says } = words.pages.overview;
  const texts = (["imprint", "privacy"] as const).filter((name) => face[name] !== undefined);
  if (texts.length === 0 && face.contact === undefined) return null;
  return (
    <div>
      {face.contact === undefined ? null : <p class="as-written">{face.contact}</p>}
      <ul class="languages">
        {texts.map((name) => (
          <li>
            <a href={to(`/about#${name}`)}>{says[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
