import type { VNode } from "preact";
import type { ClubResult } from "../../domain/clubs/club.ts";
import type { GameStatus, MetBy } from "../../domain/clubs/club-codes.ts";
import { halvesText } from "../../formats/club-list/write.ts";
import { RatingChart } from "../charts/rating-chart.tsx";
import { RatingNumbers } from "../charts/rating-numbers.tsx";
import { chartLabels } from "../charts/rating-series.ts";
import { resultText } from "../live/evening-rows.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { type MemberFacts, MemberForms } from "./member-forms.tsx";
import { ClubFrame, dayText, pointsText } from "./parts.tsx";

export interface ShownCardGame {
  readonly game: number;
  readonly day: string;
  readonly in: string | null;
  readonly colour: "white" | "black";
  readonly result: ClubResult;
  readonly name: string;
  readonly met: { readonly rating: number; readonly as: MetBy } | null;
  readonly standing: GameStatus;
  readonly same: number | null;
  readonly points: number | null;
  readonly bonus: number | null;
  readonly withheld: string | null;
  readonly after: number | null;
}

export interface ShownCardPeriod {
  readonly start: string;
  readonly next: string;
  readonly isClosed: boolean;
  readonly base: number;
  readonly current: number;
  readonly newBase: number;
  readonly deduction: number;
  readonly raise: number;
  readonly games: readonly ShownCardGame[];
}

export interface ShownCard {
  readonly facts: MemberFacts;
  readonly usualStart: boolean | null;
  /** Other records of the same person. */
  readonly merged: readonly number[];
  readonly periods: readonly ShownCardPeriod[];
  readonly course: readonly { readonly day: string; readonly rating: number }[];
}

/** A member's card: the ratings in a chart, every period with its games, and what can be changed. */
export function CardPage({ card, shown }: { readonly card: ShownCard; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const { facts, periods, course } = card;
  const kind = words.web.club.card.current;
  const points = course.map(({ day, rating }) => ({ kind, date: day, rating: rating / 2, corrected: false }));
  const labels = chartLabels(words, points);
  return (
    <ClubFrame shown={shown} title={facts.name}>
      <Facts card={card} shown={shown} />
      {course.length > 0 ? (
        <>
          <Island name="rating-chart" words={words} of={RatingChart} own={{ points, labels }} />
          <RatingNumbers points={points} labels={labels} words={words} />
        </>
      ) : null}
      {periods.toReversed().map((period) => (
        <Period period={period} member={facts.member} shown={shown} />
      ))}
      <MemberForms facts={facts} shown={shown} />
    </ClubFrame>
  );
}

function Facts({ card, shown }: { readonly card: ShownCard; readonly shown: OfficeShown }): VNode {
  const { facts, usualStart, merged, periods } = card;
  const { words, to } = shown;
  const heads = headsOf(shown);
  const says = words.web.club.card;
  const last = periods.at(-1);
  return (
    <>
      {facts.mergedInto === null ? null : (
        <p class="notice">
          <a href={to(`/club/members/${facts.mergedInto}`)}>{words.web.club.members.isMerged(facts.mergedInto)}</a>
        </p>
      )}
      <div class="grid">
        <div class="card">
          <p class="soft">{says.current}</p>
          <p class="big">{last === undefined ? "–" : halvesText(last.current)}</p>
        </div>
        <div class="card">
          <p class="soft">{says.base}</p>
          <p class="big">{last?.base ?? "–"}</p>
        </div>
      </div>
      <dl class="facts">
        <dt>{heads.number}</dt>
        <dd>{[facts.member, ...merged].join(", ")}</dd>
        <dt>{heads.id}</dt>
        <dd>{facts.id ?? "–"}</dd>
        <dt>{heads.birth}</dt>
        <dd>{facts.birth ?? "–"}</dd>
        <dt>{heads.entered}</dt>
        <dd>{dayText(shown, facts.entered)}</dd>
        <dt>{says.start}</dt>
        <dd>
          {facts.start.rating}
          {facts.start.reason === null ? "" : `: ${facts.start.reason}`}
        </dd>
      </dl>
      {usualStart === false ? (
        <p class="small soft">{words.office.clubs.unusualStart(facts.name, facts.start.rating)}</p>
      ) : null}
    </>
  );
}

interface PeriodProps {
  readonly period: ShownCardPeriod;
  readonly member: number;
  readonly shown: OfficeShown;
}

function Period({ period, member, shown }: PeriodProps): VNode {
  const { words, to } = shown;
  const says = words.web.club.card;
  const { start, next, base, current, newBase, deduction, raise, games, isClosed } = period;
  return (
    <section>
      <h2>{says.period(start, next)}</h2>
      <p>
        {says.course(base, halvesText(current), newBase, isClosed)}{" "}
        {deduction > 0 ? says.deducted(deduction) : raise > 0 ? says.raised(raise) : ""}{" "}
        <a href={to(`/club/members/${member}/${start}`)}>{says.how}</a>
      </p>
      {games.length === 0 ? null : <CardGames games={games} caption={says.games(games.length)} shown={shown} />}
    </section>
  );
}

interface GamesProps {
  readonly games: readonly ShownCardGame[];
  readonly caption: string;
  readonly shown: OfficeShown;
}

function CardGames({ games, caption, shown }: GamesProps): VNode {
  const { words, to } = shown;
  const { clubs } = words.office;
  const heads = headsOf(shown);
  return (
    <Table
      stack
      caption={caption}
      rows={games}
      rowClass={({ points }) => (points === null ? "not-counted" : undefined)}
      columns={[
        {
          head: heads.day,
          names: true,
          cell: ({ game, day }) => <a href={to(`/club/games/${game}`)}>{dayText(shown, day)}</a>,
        },
        { head: heads.tournament, cell: (game) => game.in ?? "–" },
        { head: heads.opponent, cell: ({ name }) => name },
        {
          head: heads.met,
          number: true,
          cell: ({ met }) =>
            met === null ? "–" : `${met.rating}${met.as === "swedish" ? "" : ` (${clubs.met[met.as]})`}`,
        },
        { head: heads.result, cell: ({ result, colour }) => `${resultText(result)} (${clubs.columns[colour]})` },
        {
          head: heads.points,
          number: true,
          cell: ({ points, standing, same }) =>
            points === null ? (same === null ? clubs.standings[standing] : clubs.repeats(same)) : pointsText(points),
        },
        {
          head: heads.bonus,
          number: true,
          cell: ({ bonus, withheld }) => withheld ?? (bonus ? `+${bonus}` : ""),
        },
        { head: heads.after, number: true, cell: ({ after }) => (after === null ? "" : halvesText(after)) },
      ]}
    />
  );
}
