import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { rulingText } from "../../explanation/ruling.ts";
import type { GameChange } from "../../rating/change-request.ts";
import { editionsWith } from "../../regulations/editions.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { decimals, signed, withMinus } from "../../words/numbers.ts";
import { placesOf } from "../../words/places.ts";
import { editionName, withOwnEditions } from "../../words/said/edition-name.ts";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { resolveOpponent } from "../live/resolve-opponent.ts";
import { Change } from "../parts/change.tsx";
import { Derivation } from "../parts/derivation.tsx";
import type { IslandProps } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { TermName } from "../parts/term.tsx";
import { type Calculated, type CalculatorName, type CalculatorOutcome, calculate } from "./calculate.ts";
import { CalculatorForm } from "./form.tsx";
import { addressOf, type Query } from "./query.ts";

export interface CalculatorProps {
  readonly name: CalculatorName;
  readonly query: Query;
  readonly today: string;
  /** Editions that the office has adopted, whole: a browser cannot look them up. */
  readonly adopted: readonly FideEdition[];
}

/** A calculator: on the server the answer to an address, in the browser to every keystroke. */
export function Calculator({ name, query: asked, today, adopted, words: plain }: CalculatorProps & IslandProps): VNode {
  const editions = useMemo(() => editionsWith(adopted), [adopted]);
  const words = useMemo(() => withOwnEditions(plain, adopted), [plain, adopted]);
  const [query, setQuery] = useState(asked);
  const change = (form: HTMLFormElement): void => {
    const next = queryOf(form);
    setQuery(next);
    history.replaceState(null, "", `?${addressOf(next)}`);
  };
  const isServer = typeof document === "undefined";
  return (
    <div class="calculator">
      <CalculatorForm
        name={name}
        query={query}
        today={today}
        editions={editions}
        words={words}
        change={isServer ? null : change}
        resolve={isServer || name === "lask" ? null : (input) => resolveOpponent(input, name, change)}
      />
      <div aria-live="polite">
        <Answer outcome={calculate(name, query, today, editions)} words={words} />
      </div>
    </div>
  );
}

function queryOf(form: HTMLFormElement): Query {
  const data = new FormData(form);
  const all = (field: string): readonly string[] => data.getAll(field).map(String);
  const single = [...new Set(data.keys())].filter((field) => field !== "opponent" && field !== "score");
  return {
    ...Object.fromEntries(single.map((field) => [field, String(data.get(field) ?? "")])),
    opponent: all("opponent"),
    score: all("score"),
  };
}

function Answer({ outcome, words }: { readonly outcome: CalculatorOutcome; readonly words: Catalogue }): VNode {
  if (outcome.state === "empty") return <p class="soft">{words.web.calculators.empty}</p>;
  if (outcome.state === "refused")
    return (
      <div class="notice warn">
        <p>{sayOnPage(words, outcome.refusal)}</p>
      </div>
    );
  return <Found found={outcome.found} words={words} />;
}

/** Terms that are written with a sign. */
const CHANGES: ReadonlySet<string> = new Set(["ΣΔR × K", "rating change"]);

function Found({ found, words }: { readonly found: Calculated; readonly words: Catalogue }): VNode {
  const { calculators } = words.web;
  const number = (value: number, places?: number): string => withMinus(decimals(words.language, value, places));
  return (
    <section class="card" aria-label={calculators.result}>
      <p class="soft">
        {calculators.fields.edition}: {editionName(words, found.edition)}
      </p>
      <p>
        {calculators.answers[found.answer.label]}
        <br />
        <span class="big">
          {found.answer.value === null ? calculators.none : number(found.answer.value)}{" "}
          <span class="beside">
            <Change of={found.numbers.find(([term]) => term === "rating change")?.[1] ?? null} />
          </span>
        </span>
      </p>
      {found.against.map((ruling) => (
        <p class="bad">{rulingText(words, ruling)}</p>
      ))}
      <dl class="facts">
        {found.numbers.map(([term, value]) => (
          <>
            <dt>
              <TermName term={term} means={words.terms[term as keyof Catalogue["terms"]]} />
            </dt>
            <dd class="mono">
              {CHANGES.has(term) ? signed(number(value, placesOf(term))) : number(value, placesOf(term))}
            </dd>
          </>
        ))}
      </dl>
      {found.games.length === 0 ? null : <GamesTable games={found.games} words={words} />}
      <details>
        <summary>{calculators.howItCame}</summary>
        <Derivation derived={found.derivation} words={words} />
      </details>
    </section>
  );
}

function GamesTable({ games, words }: { readonly games: readonly GameChange[]; readonly words: Catalogue }): VNode {
  const { columns } = words.phrases;
  const number = (value: number | null, places?: number): string =>
    value === null ? "" : withMinus(decimals(words.language, value, places));
  return (
    <Table
      caption={words.web.calculators.games}
      rows={games}
      rowClass={({ gain }) => (gain === null ? "not-counted" : undefined)}
      columns={[
        { head: columns.opponent, number: true, names: true, cell: ({ opponent }) => number(opponent) },
        { head: columns.score, number: true, cell: ({ score }) => number(score) },
        { head: columns.difference, number: true, cell: ({ difference }) => number(difference) },
        { head: columns.expected, number: true, cell: ({ expected }) => number(expected, 2) },
        {
          head: columns.gain,
          number: true,
          // The Swedish book gains whole points by its table, and expects nothing.
          cell: ({ gain, expected, ruling }) =>
            gain === null
              ? ruling && rulingText(words, ruling)
              : signed(number(gain, expected === null ? undefined : 2)),
        },
      ]}
    />
  );
}
