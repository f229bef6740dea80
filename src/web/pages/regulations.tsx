import type { VNode } from "preact";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Beside, type BesideEditions, WaysBeside } from "./beside-editions.tsx";

type ListedEdition = AnswerOf<"editions.list">["editions"][number];
export type EditionHead = Omit<ListedEdition, "current">;

export const spanText = ({ phrases }: Catalogue, { from, until }: EditionHead): string =>
  from === null ? phrases.byName : phrases.inForce(from, until);

export const compareAddress = (a: string, b: string): string => `/regulations/compare?a=${a}&b=${b}`;

/** The editions of one list, the newest first: that is the one most readers come for. */
const byList = (editions: readonly ListedEdition[]): readonly (readonly [string, readonly ListedEdition[]])[] =>
  [...new Set(editions.map(({ list }) => list))].map((list) => [
    list,
    editions.filter((each) => each.list === list).toReversed(),
  ]);

interface RegulationsProps extends BesideEditions {
  readonly editions: readonly ListedEdition[];
  readonly shown: Shown;
}

export function RegulationsPage({ editions, shown, ...beside }: RegulationsProps): VNode {
  const { regulations } = shown.words.web;
  return (
    <>
      <h1>{regulations.title}</h1>
      <p>{regulations.intro}</p>
      <WaysBeside shown={shown} />
      <h2>{regulations.timeline}</h2>
      <div class="timelines">
        {byList(editions).map(([list, own]) => (
          <Timeline list={list} editions={own} shown={shown} />
        ))}
      </div>
      <h2>{regulations.compare}</h2>
      <CompareForm editions={editions} shown={shown} />
      <Beside {...beside} shown={shown} />
    </>
  );
}

interface TimelineProps {
  readonly list: string;
  readonly editions: readonly ListedEdition[];
  readonly shown: Shown;
}

function Timeline({ list, editions, shown: { words, to } }: TimelineProps): VNode {
  const { regulations } = words.web;
  return (
    <section>
      <h3>{regulations.lists[list] ?? list}</h3>
      <ol class="timeline" reversed>
        {editions.map((edition, index) => {
          const before = editions[index + 1];
          return (
            <li class={edition.current ? "current" : undefined}>
              <a href={to(`/regulations/${edition.id}`)}>{edition.name}</a>
              {edition.current ? <strong class="tag">{regulations.current}</strong> : null}
              <br />
              <span class="small soft">
                {spanText(words, edition)}
                {before === undefined ? null : (
                  <>
                    {" · "}
                    <a href={to(compareAddress(before.id, edition.id))}>{regulations.changed}</a>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface CompareFormProps {
  readonly editions: readonly ListedEdition[];
  readonly shown: Shown;
}

/** At first the current standard edition is chosen, and the one before it. */
function CompareForm({ editions, shown: { words, to } }: CompareFormProps): VNode {
  const { regulations } = words.web;
  const current = editions.findIndex((each) => each.current);
  const chosen = { a: editions[current - 1]?.id, b: editions[current]?.id };
  return (
    <form class="fields broad" method="get" action={to("/regulations/compare")}>
      {(["a", "b"] as const).map((side) => (
        <label>
          <span>{regulations[side]}</span>
          <select name={side}>
            {byList(editions).map(([list, own]) => (
              <optgroup label={regulations.lists[list] ?? list}>
                {own.map(({ id, name }) => (
                  <option value={id} selected={id === chosen[side]}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{regulations.compare}</button>
    </form>
  );
}
