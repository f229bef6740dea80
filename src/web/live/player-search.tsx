import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { SmallIslandProps } from "../parts/island.tsx";

interface Found {
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: string | null;
}

interface Props extends SmallIslandProps {
  /** The site in the language of the page. */
  readonly base: string;
  readonly name: string;
}

/** Debounce in milliseconds: fewer requests, without a noticeable delay. */
const PAUSE = 150;
const SHOWN = 8;

/** A search that suggests as one types; without script it is a form like any other. */
export function PlayerSearch({ base, name, words }: Props): VNode {
  const { players: says } = words.web;
  const [text, type] = useState(name);
  const [found, show] = useState<readonly Found[]>([]);
  const [chosen, choose] = useState(-1);
  const asked = useRef(0);
  useEffect(() => {
    const wanted = text.trim();
    const own = ++asked.current;
    if (wanted.length < 2 || wanted === name) return show([]);
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/v1/players?name=${encodeURIComponent(wanted)}`);
      // Ignores an answer to an outdated query.
      if (answer.ok && own === asked.current) show((await answer.json()).players.slice(0, SHOWN));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, name]);
  const move = (event: KeyboardEvent): void => {
    if (event.key === "Escape") show([]);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      choose((chosen + step + found.length) % found.length);
    }
    const hit = found[chosen];
    if (event.key === "Enter" && hit) {
      event.preventDefault();
      location.href = `${base}/players/${hit.player}`;
    }
  };
  return (
    <search class="search">
      <form method="get" action={`${base}/players`}>
        <input
          type="text"
          name="name"
          value={text}
          placeholder={says.placeholder}
          aria-label={says.search}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls="suggestions"
          aria-autocomplete="list"
          {...(chosen >= 0 && found.length > 0 ? { "aria-activedescendant": `suggestion-${chosen}` } : {})}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
            choose(-1);
          }}
          onKeyDown={move}
        />
        <button type="submit">{says.searchButton}</button>
      </form>
      <div id="suggestions" class="suggestions" role="listbox" aria-label={says.found} hidden={found.length === 0}>
        {found.map(({ player, name: each, federation, title }, index) => (
          <div
            id={`suggestion-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onMouseDown={() => {
              location.href = `${base}/players/${player}`;
            }}
          >
            <span>
              {title === null ? "" : `${title} `}
              {each}
            </span>
            <span class="soft">{federation ?? ""}</span>
          </div>
        ))}
      </div>
    </search>
  );
}
