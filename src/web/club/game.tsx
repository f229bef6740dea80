import type { VNode } from "preact";
import { CLUB_RESULTS } from "../../domain/clubs/club.ts";
import { resultText } from "../live/evening-rows.tsx";
import { ActionForm, Choice, Field, Tick } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Derivation } from "../parts/derivation.tsx";
import { Games, type ShownClubGame } from "./games.tsx";
import { ClubFrame } from "./parts.tsx";

interface GameProps {
  readonly game: ShownClubGame;
  readonly tournaments: readonly { readonly tournament: string; readonly name: string }[];
  readonly shown: OfficeShown;
}

/** One game: what it did to both ratings and why; and the ways to put it right. */
export function GamePage({ game, tournaments, shown }: GameProps): VNode {
  const { words } = shown;
  const says = words.web.club.games;
  const title = says.title(game.game);
  const explained = [game.white, game.black].filter(({ because }) => because !== null);
  return (
    <ClubFrame shown={shown} title={`${title}: ${game.white.name} – ${game.black.name}`}>
      <Games games={[game]} caption={title} shown={shown} />
      {game.withdrawn === null ? (
        <>
          <ChangeForm game={game} tournaments={tournaments} shown={shown} />
          <Deciding action="withdraw-club-game" title={says.withdraw} game={game} shown={shown} />
        </>
      ) : (
        <Deciding action="restore-club-game" title={says.restore} game={game} shown={shown} />
      )}
      {explained.length > 0 ? (
        <details>
          <summary>{says.explanation}</summary>
          {explained.map(({ name, because }) => (
            <>
              <h2>{name}</h2>
              <Derivation derived={because!} words={words} />
            </>
          ))}
        </details>
      ) : game.ruling === null ? null : (
        <Derivation derived={game.ruling} words={words} />
      )}
    </ClubFrame>
  );
}

interface DecidingProps {
  readonly action: string;
  readonly title: string;
  readonly game: ShownClubGame;
  readonly shown: OfficeShown;
}

const Deciding = ({ action, title, game, shown }: DecidingProps): VNode => (
  <ActionForm shown={shown} action={action} title={title} button={title} hidden={{ game: String(game.game) }} danger>
    {(entered) => <Field label={shown.words.web.club.reason} name="reason" entered={entered} required wide />}
  </ActionForm>
);

function ChangeForm({ game, tournaments, shown }: GameProps): VNode {
  const { words } = shown;
  const { evening, games: says, reason } = words.web.club;
  const hidden = { game: String(game.game) };
  return (
    <ActionForm shown={shown} action="change-club-game" title={says.change} button={says.changeButton} hidden={hidden}>
      {(entered) => (
        <>
          <Field
            label={`${evening.white} (${game.white.name})`}
            name="white"
            value={game.white.number}
            entered={entered}
            required
          />
          <Choice
            label={evening.result}
            name="result"
            value={game.result}
            entered={entered}
            options={CLUB_RESULTS.map((each) => [each, resultText(each)] as const)}
          />
          <Field
            label={`${evening.black} (${game.black.name})`}
            name="black"
            value={game.black.number}
            entered={entered}
            required
          />
          <Field label={evening.day} name="begun" type="date" value={game.begun} entered={entered} required />
          <Field label={evening.finished} name="finished" type="date" value={game.finished} entered={entered} />
          <Choice
            label={evening.tournament}
            name="tournament"
            value={game.tournament ?? ""}
            entered={entered}
            options={[
              ["", evening.friendly],
              ...tournaments.map(({ tournament, name }) => [tournament, name] as const),
            ]}
          />
          <Field label={evening.round} name="round" value={String(game.round ?? "")} entered={entered} />
          <Field label={evening.minutes} name="minutes" value={game.minutes} entered={entered} />
          <Field label={says.withheldWhite} name="withheldWhite" value={game.withheld.white ?? ""} entered={entered} />
          <Field label={says.withheldBlack} name="withheldBlack" value={game.withheld.black ?? ""} entered={entered} />
          <Tick label={evening.again} name="again" checked={game.again} entered={entered} />
          <Field label={reason} name="reason" entered={entered} required wide />
        </>
      )}
    </ActionForm>
  );
}
