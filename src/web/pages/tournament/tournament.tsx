import type { VNode } from "preact";
import { editionName } from "../../../words/said/edition-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { TournamentVerifier } from "../../live/tournament-verifier.tsx";
import type { Shown } from "../../page.tsx";
import { Days } from "../../parts/day.tsx";
import { FirstResults } from "../../parts/first-results.tsx";
import { Island } from "../../parts/island.tsx";
import { Crosstable, rulingSaid } from "./crosstable.tsx";
import { NotRated } from "./not-rated.tsx";
import { ReportVersions } from "./reports.tsx";
import { Rounds } from "./rounds.tsx";
import { type PartData, type PublicTournament, Standings, Summary } from "./standings.tsx";

interface PageProps {
  readonly data: PublicTournament;
  readonly shown: Shown;
}

export function TournamentPage({ data, shown }: PageProps): VNode {
  const { words, to } = shown;
  const { tournaments: says } = words.web;
  return (
    <>
      <p class="small">
        <a href={to("/tournaments")}>{says.title}</a>
      </p>
      <h1>{data.name}</h1>
      <Facts data={data} shown={shown} />
      {data.decided === null ? null : (
        <p class="notice">
          {data.decided.rated ? says.ruledRated : says.ruledNotRated} {data.decided.reason}
        </p>
      )}
      {data.status.filter(isNotBelow(data)).map(({ part, says: status }) => (
        <p class="notice sentence">
          {part === 0 ? status : `${words.office.tournaments.columns.part} ${part}: ${status}`}
        </p>
      ))}
      {data.parts.map((part, index) => (
        <Part part={part} number={index + 1} data={data} shown={shown} />
      ))}
      {data.unrated.map(({ part, why, players }) => (
        <section>
          <h2>
            {words.pages.tournament.results} {part === 0 ? "" : `(${part})`}
          </h2>
          <p class="notice warn">
            {says.noChanges} {why}
          </p>
          <Crosstable rows={players} marks={null} shown={shown} />
          <Rounds tournament={data.tournament} rows={players} shown={shown} />
        </section>
      ))}
      {data.reports.length === 0 ? null : (
        <>
          <h2>{says.reports}</h2>
          <ReportVersions tournament={data.tournament} reports={data.reports} shown={shown} />
        </>
      )}
      <p class="small soft">
        {says.registration}: {rulingSaid(words, data.admitted)}
      </p>
    </>
  );
}

/** The list on which a part was rated stands below, with a link. */
const isNotBelow =
  ({ parts }: PublicTournament) =>
  ({ code, list }: PublicTournament["status"][number]): boolean =>
    code !== "rated" || !parts.some((part) => part.isPublished && part.list === list);

/** When, where and how, in one line. */
function Facts({ data, shown: { words, federation } }: PageProps): VNode {
  const facts = [
    data.city,
    federation(data.federation),
    `${words.web.lists.kinds[data.kind]}, ${words.values[data.system as keyof Catalogue["values"]]}`,
    data.tournament,
  ].filter((each) => each !== null && each !== "");
  return (
    <p class="soft">
      <Days from={data.start} to={data.end} language={words.language} /> · {facts.join(" · ")}
    </p>
  );
}

interface PartProps extends PageProps {
  readonly part: PartData;
  readonly number: number;
}

function Part({ part, number, data, shown }: PartProps): VNode {
  const { words } = shown;
  const marks = part.counts ? `why-${number}` : null;
  const first = part.players.flatMap(({ first, name }) => (first ? [{ ...first, name }] : []));
  return (
    <section>
      <Summary part={part} data={data} shown={shown} />
      {part.isPublished ? null : <p class="notice warn">{words.web.period.notPublished}</p>}
      {part.standardOf === null ? null : <p class="notice warn">{part.standardOf}</p>}
      <Newer part={part} data={data} words={words} />
      {part.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated} {part.against.map((ruling) => rulingSaid(words, ruling)).join("; ")}
        </p>
      )}
      <Standings part={part} shown={shown} />
      <h3>{words.pages.tournament.crosstable}</h3>
      <Crosstable rows={part.players} marks={marks} shown={shown} />
      <Rounds tournament={data.tournament} rows={part.players} shown={shown} />
      {marks === null ? null : <NotRated rows={part.players} marks={marks} shown={shown} />}
      <FirstResults rows={first} words={words} />
      {part.isPublished ? <Verify part={part} data={data} words={words} /> : null}
    </section>
  );
}

interface SaidOfPart {
  readonly part: PartData;
  readonly data: PublicTournament;
  readonly words: Catalogue;
}

/** That a later version of the report stands than the one the list was made from. */
function Newer({ part, data, words }: SaidOfPart): VNode | null {
  const stands = data.reports.find(
    ({ part: of, state }) => of === part.part && (state === "stands" || state === "waiting"),
  );
  if (stands === undefined || stands.version === part.reportVersion) return null;
  return (
    <p class="notice warn">{words.web.tournaments.newerStands(String(part.reportVersion), String(stands.version))}</p>
  );
}

function Verify({ part, data, words }: SaidOfPart): VNode {
  const players = part.players.map(({ id, name, n, k, change, first }) => {
    return { id, name, n, k, change, Ru: first?.Ru ?? null };
  });
  return (
    <>
      <h3>{words.web.period.verify}</h3>
      <p>
        {words.web.verifying.tournamentText} {editionName(words, part.edition)}.
      </p>
      <Island
        name="tournament-verifier"
        words={words}
        of={TournamentVerifier}
        own={{ tournament: data.tournament, part: part.id, list: part.list, version: part.version, players }}
      />
      <p class="notice warn no-script">{words.web.site.needsScript}</p>
    </>
  );
}
