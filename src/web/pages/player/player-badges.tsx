import type { VNode } from "preact";
import { escaped } from "../../../explanation/html.ts";
import type { Shown } from "../../page.tsx";
import { BADGE_HEIGHT } from "../../share/badge.tsx";
import type { PlayerData } from "./player-data.ts";

interface Props {
  readonly data: PlayerData;
  /** With a rating on the current list. */
  readonly kinds: readonly string[];
  readonly shown: Shown;
}

/** A picture with the current rating for another site, and the code that puts it there. */
export function PlayerBadges({ data, kinds, shown }: Props): VNode | null {
  const { player: says } = shown.words.pages;
  if (kinds.length === 0) return null;
  return (
    <details class="card no-print">
      <summary>{says.badge}</summary>
      <p>{says.badgeText}</p>
      {kinds.map((kind) => (
        <label class="embed">
          <img src={badgeAddress(data, kind, shown)} alt={textOf(data, kind, shown)} height={BADGE_HEIGHT} />
          <textarea
            class="mono"
            readOnly
            rows={3}
            aria-label={says.embedCode(shown.words.web.lists.kinds[kind] ?? kind)}
          >
            {code(data, kind, shown)}
          </textarea>
        </label>
      ))}
    </details>
  );
}

const badgeAddress = ({ player }: PlayerData, kind: string, { words }: Shown): string =>
  `/badges/${words.language}/${kind}/${player}.svg`;

const textOf = ({ name }: PlayerData, kind: string, { words }: Shown): string =>
  `${name}: ${words.web.lists.kinds[kind] ?? kind}`;

function code(data: PlayerData, kind: string, shown: Shown): string {
  const page = escaped(shown.absolute(shown.to(`/players/${data.player}`)));
  const picture = escaped(shown.absolute(badgeAddress(data, kind, shown)));
  return `<a href="${page}"><img src="${picture}" alt="${escaped(textOf(data, kind, shown))}" height="${BADGE_HEIGHT}"></a>`;
}
