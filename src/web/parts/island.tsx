import { type ComponentType, h, type VNode } from "preact";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** What an island is given besides its own: the words in the language of the page. */
export interface IslandProps {
  readonly words: Catalogue;
}

/** The same for islands without words of the regulations, to load less. */
export interface SmallIslandProps {
  readonly words: Pick<Catalogue, "language" | "web">;
}

interface Props<Own extends object> {
  readonly name: string;
  readonly words: Catalogue;
  readonly of: ComponentType<Own & IslandProps> | ComponentType<Own & SmallIslandProps> | ComponentType<Own>;
  /** Sent to the browser as JSON. */
  readonly own: Own;
}

/** A part of a page that the server renders and the browser brings to life: the same component in both. */
export function Island<Own extends object>({ name, words, of, own }: Props<Own>): VNode {
  return (
    <div data-island={name} data-language={words.language} data-own={JSON.stringify(own)}>
      {h(of as ComponentType<Own & IslandProps>, { ...own, words })}
    </div>
  );
}
