import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { Sparkline } from "../charts/sparkline.tsx";
import { PlayerSearch } from "../live/player-search.tsx";
import type { Shown } from "../page.tsx";
import { Day } from "../parts/day.tsx";
import { Icon } from "../parts/icon.tsx";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { listsNamed, listsTogether } from "./overview/calendar.tsx";
import { Changed } from "./overview/changed.tsx";
import { Distribution, PlayerLink, ratedIn, TournamentTable } from "./overview/parts.tsx";

type HomeData = AnswerOf<"home.show">;
type ListCard = HomeData["cards"][number];

interface Props {
  readonly data: HomeData;
  readonly shown: Shown;
}

export function HomePage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const [first] = data.cards;
  return (
    <>
      <h1>{shown.office}</h1>
      <p>{words.web.site.tagline}</p>
      {first === undefined ? (
        <NewOffice shown={shown} />
      ) : (
        <>
          <Island name="player-search" words={words} of={PlayerSearch} own={{ base: to(""), name: "" }} />
          <h2>{words.web.home.newest}</h2>
          <div class="grid">
            {data.cards.map((card) => (
              <Card card={card} shown={shown} />
            ))}
          </div>
          <Coming data={data} shown={shown} />
          <Changed changed={data.changed} corrected={data.corrected} shown={shown} />
        </>
      )}
      <Tournaments data={data} shown={shown} />
      {first === undefined ? null : (
        <>
          <h2>
            {words.pages.overview.statistics.distribution}: {words.web.lists.name(first.kind, first.date)}
          </h2>
          <Distribution classes={first.classes} list={words.web.lists.name(first.kind, first.date)} shown={shown} />
          <p>
            <a href={to("/statistics")}>{words.pages.overview.nav.statistics}</a>
          </p>
        </>
      )}
      <Tools shown={shown} />
    </>
  );
}

/** What this will be, and how to begin. */
function NewOffice({ shown: { words, to, hasSignIn } }: { readonly shown: Shown }): VNode {
  const { home: says } = words.pages.overview;
  return (
    <div class="card">
      <h2>{says.newTitle}</h2>
      <p>{says.newText}</p>
      {hasSignIn ? (
        <p>
          {says.newStaff} <a href={to("/sign-in")}>{words.web.site.signIn}</a>
        </p>
      ) : null}
    </div>
  );
}

function Card({ card, shown }: { readonly card: ListCard; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { lists } = words.web;
  const { overview: says } = words.pages;
  return (
    <section class="card rating-card">
      <h3>
        <a href={to(`/lists/${card.list}`)}>{lists.kinds[card.kind]}</a>
      </h3>
      <p class="soft sentence">
        {lists.month(card.date)} · {says.players(card.players)}
      </p>
      <ol class="top-players">
        {card.top.map((each) => (
          <li>
            <span>
              <PlayerLink of={each} shown={shown} />
            </span>{" "}
            <strong>{each.rating}</strong>
          </li>
        ))}
      </ol>
      {card.activity.some((games) => games > 0) ? (
        <>
          <p class="small soft">{says.home.activity}</p>
          <Sparkline values={card.activity} />
        </>
      ) : null}
      <p class="small">
        <a href={to(`/live/${card.kind}`)}>{says.nav.live}</a>
      </p>
    </section>
  );
}

function Coming({ data, shown: { words, to } }: Props): VNode | null {
  const { home: says, nav } = words.pages.overview;
  if (data.coming.length === 0) return null;
  return (
    <>
      <h2>{says.nextLists}</h2>
      <Table
        headed
        narrow
        caption={says.nextLists}
        rows={listsTogether(data.coming)}
        columns={[
          {
            head: words.pages.overview.calendar.lists,
            names: true,
            cell: ({ date, kinds }) => <span class="sentence">{listsNamed(words, date, kinds)}</span>,
          },
          { head: says.closes, cell: ({ closing }) => <Day of={closing} language={words.language} /> },
        ]}
      />
      <p>
        <a href={to("/calendar")}>{nav.calendar}</a>
      </p>
    </>
  );
}

function Tournaments({ data: { upcoming, rated }, shown }: Props): VNode {
  const { home: says } = shown.words.pages.overview;
  return (
    <>
      {upcoming.length === 0 ? null : (
        <>
          <h2>{says.upcoming}</h2>
          <TournamentTable caption={says.upcoming} rows={upcoming} shown={shown} />
        </>
      )}
      {rated.length === 0 ? null : (
        <>
          <h2>{says.recent}</h2>
          <TournamentTable caption={says.recent} rows={rated} shown={shown} more={[ratedIn(shown)]} />
        </>
      )}
    </>
  );
}

function Tools({ shown: { words, to } }: { readonly shown: Shown }): VNode {
  const { site, home } = words.web;
  return (
    <>
      <h2>{home.check}</h2>
      <div class="grid">
        {(["calculators", "check", "regulations"] as const).map((item) => (
          <a class="card tile" href={to(item === "calculators" ? "/calculators/change" : `/${item}`)}>
            <strong>
              <Icon of={item} /> {site.nav[item]}
            </strong>
            <span>{home.tiles[item]}</span>
          </a>
        ))}
      </div>
      <p class="small">
        <a href={to("/lists.atom")}>Atom</a> · <a href={to("/lists.json")}>JSON Feed</a>
      </p>
    </>
  );
}
