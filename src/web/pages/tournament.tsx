import type { VNode } from "preact";
import { listName } from "../../presentation/list-name.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AnswerOf } from "../api-types.ts";
import { TournamentVerifier } from "../live/tournament-verifier.tsx";
import type { Shown } from "../page.tsx";
import { Days } from "../parts/day.tsx";
import { FirstResults } from "../parts/first-results.tsx";
import { Island } from "../parts/island.tsx";
import { Crosstable, NotCounted, rulingSaid } from "./crosstable.tsx";
import { ReportVersions } from "./tournament-reports.tsx";

type TournamentData = AnswerOf<"tournaments.show">;
type PartData = TournamentData["parts"][number];

interface PageProps {
  readonly data: TournamentData;
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
      {data.status.map(({ part, says: status }) => (
        <p class="notice">{part === 0 ? status : `${words.office.tournaments.columns.part} ${part}: ${status}`}</p>
      ))}
      {data.parts.map((part, index) => (
        <Part part={part} number={index + 1} data={data} shown={shown} />
      ))}
      {data.unrated.map(({ part, why, players }) => (
        <section>
          <h2>{part === 0 ? says.notPublished : `${says.notPublished} (${part})`}</h2>
          <p class="notice warn">
            {says.noChanges} {why}
          </p>
          <Crosstable caption={says.results} rows={players} marks={null} shown={shown} />
        </section>
      ))}
      {data.reports.length === 0 ? null : <ReportVersions reports={data.reports} shown={shown} />}
    </>
  );
}

function Facts({ data, shown: { words } }: PageProps): VNode {
  const { tournaments: says, lists } = words.web;
  return (
    <dl class="facts">
      <dt>{says.number}</dt>
      <dd>{data.tournament}</dd>
      <dt>{says.dates}</dt>
      <dd>
        <Days from={data.start} to={data.end} language={words.language} />
      </dd>
      {data.city === null ? null : (
        <>
          <dt>{says.city}</dt>
          <dd>{data.city}</dd>
        </>
      )}
      {data.federation === null ? null : (
        <>
          <dt>{lists.federation}</dt>
          <dd>{data.federation}</dd>
        </>
      )}
      <dt>{words.phrases.columns.list}</dt>
      <dd>
        {lists.kinds[data.kind]}, {words.values[data.system as keyof Catalogue["values"]]}
      </dd>
      <dt>{says.rateOfPlay}</dt>
      <dd>{data.rateOfPlay ?? "–"}</dd>
      <dt>{says.registration}</dt>
      <dd>{rulingSaid(words, data.admitted)}</dd>
    </dl>
  );
}

interface PartProps extends PageProps {
  readonly part: PartData;
  readonly number: number;
}

function Part({ part, number, data, shown }: PartProps): VNode {
  const { words, to } = shown;
  const { tournaments: says } = words.web;
  const marks = `why-${number}`;
  const first = part.players.flatMap(({ first, name }) => (first ? [{ ...first, name }] : []));
  return (
    <section>
      <h2>
        {part.isPublished ? (
          <>
            {says.settledBy}{" "}
            <a href={to(`/lists/${part.list}?version=${part.version}`)}>
              {says.listVersion(listName(words, part.list), part.version)}
            </a>
          </>
        ) : (
          says.notPublished
        )}
      </h2>
      <p class="soft">{editionName(words, part.edition)}</p>
      {part.isPublished ? null : <p class="notice warn">{words.web.period.notPublished}</p>}
      {part.standardOf === null ? null : <p class="notice warn">{part.standardOf}</p>}
      <Newer part={part} data={data} words={words} />
      {part.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated} {part.against.map((ruling) => rulingSaid(words, ruling)).join("; ")}
        </p>
      )}
      <Crosstable caption={says.crosstable} rows={part.players} marks={part.counts ? marks : null} shown={shown} />
      {part.counts ? <NotCounted rows={part.players} marks={marks} words={words} /> : null}
      <FirstResults rows={first} words={words} />
      {part.isPublished ? <Verify part={part} data={data} words={words} /> : null}
    </section>
  );
}

interface SaidOfPart {
  readonly part: PartData;
  readonly data: TournamentData;
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
      <p>{words.web.verifying.tournamentText}</p>
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
