import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import type { Editions } from "../../regulations/editions.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { CalculatorWords } from "../../words/types/web/web-words.ts";
import type { CalculatorName } from "./calculate.ts";
import { filled, type Query } from "./query.ts";

type FieldName = keyof CalculatorWords["fields"];

interface FieldShape {
  readonly name: FieldName;
  readonly type: "number" | "month" | "text" | "flag";
}

const STANDING: readonly FieldShape[] = [
  { name: "gamesBefore", type: "number" },
  { name: "highest", type: "number" },
  { name: "birth", type: "text" },
  { name: "forList", type: "month" },
];

/** What each calculator asks for, besides edition and games. */
const FIELDS: Readonly<Record<CalculatorName, readonly FieldShape[]>> = {
  change: [{ name: "rating", type: "number" }, { name: "k", type: "number" }, ...STANDING],
  first: [
    { name: "forList", type: "month" },
    { name: "affiliated", type: "flag" },
  ],
  k: [{ name: "rating", type: "number" }, ...STANDING, { name: "games", type: "number" }],
  performance: [],
  lask: [
    { name: "rating", type: "number" },
    { name: "current", type: "text" },
    { name: "bonus", type: "flag" },
  ],
};

/** Empty rows that wait for another game. */
const SPARE = 3;
const ROWS_MIN = 6;

interface Props {
  readonly name: CalculatorName;
  readonly query: Query;
  readonly today: string;
  readonly editions: Editions;
  readonly words: Catalogue;
  /** Called on every change; null on the server. */
  readonly change: ((form: HTMLFormElement) => void) | null;
  /** Called when an opponent was typed that may be a name; null on the server, which looks it up itself. */
  readonly resolve: ((input: HTMLInputElement) => void) | null;
}

/** The same form for the server, where it is sent, and for the browser, where every change is calculated at once. */
export function CalculatorForm({ name, query, today, editions, words, change, resolve }: Props): VNode {
  const handle = (event: Event): void => {
    const { currentTarget: form } = event;
    if (form instanceof HTMLFormElement) change?.(form);
  };
  const { calculators } = words.web;
  return (
    <form class="fields" method="get" onInput={handle} onSubmit={(event) => change && event.preventDefault()}>
      {FIELDS[name].filter(isFirst).map((field) => (
        <Field field={field} query={query} today={today} words={calculators} />
      ))}
      {name === "k" ? null : <Games name={name} query={query} words={words} resolve={resolve} />}
      <details class="wide more-options" open={isMoreFilled(name, query)}>
        <summary>{words.pages.guide.calculator.more}</summary>
        <div class="fields-row">
          {name === "lask" ? null : <EditionFields query={query} today={today} editions={editions} words={words} />}
          {FIELDS[name]
            .filter((field) => !isFirst(field))
            .map((field) => (
              <Field field={field} query={query} today={today} words={calculators} />
            ))}
        </div>
      </details>
      <div class="wide actions">
        <button type="submit">{calculators.calculate}</button>
      </div>
    </form>
  );
}

/** What nearly everybody fills in; all else is folded. */
const isFirst = ({ name }: FieldShape): boolean => name === "rating" || name === "k";

/** Whether something that is folded was filled in. */
const isMoreFilled = (calculator: CalculatorName, query: Query): boolean =>
  ["edition", ...FIELDS[calculator].filter((field) => !isFirst(field)).map(({ name }) => name)].some(
    (field) => filled(query, field) !== undefined,
  );

function EditionFields({
  query,
  today,
  editions,
  words,
}: Pick<Props, "query" | "today" | "editions" | "words">): VNode {
  const { fields, byDate, lists } = words.web.calculators;
  const chosen = filled(query, "edition");
  return (
    <>
      <label>
        <span>{fields.edition}</span>
        <select name="edition">
          <option value="">{byDate}</option>
          {editions.fide.map(({ id }) => (
            <option value={id} selected={id === chosen}>
              {editionName(words, id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{fields.list}</span>
        <select name="list">
          {LIST_KINDS.map((kind) => (
            <option value={kind} selected={kind === filled(query, "list")}>
              {lists[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{fields.on}</span>
        <input type="date" name="on" value={filled(query, "on") ?? today} />
      </label>
    </>
  );
}

function Field({
  field,
  query,
  today,
  words,
}: {
  readonly field: FieldShape;
  readonly query: Query;
  readonly today: string;
  readonly words: CalculatorWords;
}): VNode {
  const { name, type } = field;
  const value = filled(query, name);
  if (type === "flag")
    return (
      <label class="check">
        <input type="checkbox" name={name} value="yes" checked={value !== undefined} />
        <span>{words.fields[name]}</span>
      </label>
    );
  return (
    <label>
      <span>{words.fields[name]}</span>
      <input
        type="text"
        {...(type === "number" ? { inputMode: "numeric" as const } : {})}
        {...(type === "month" ? { placeholder: today.slice(0, 7) } : {})}
        name={name}
        value={value ?? ""}
        autocomplete="off"
      />
    </label>
  );
}

function Games({ name, query, words: all, resolve }: Pick<Props, "name" | "query" | "words" | "resolve">): VNode {
  const words = all.web.calculators;
  const { opponent = [], score = [] } = query;
  const last = opponent.findLastIndex((each) => each.trim() !== "");
  const rows = Math.max(ROWS_MIN, last + 1 + SPARE);
  return (
    <fieldset class="wide">
      <legend>{words.games}</legend>
      {name === "lask" ? null : <p class="small soft">{all.pages.guide.calculator.opponentHint}</p>}
      <div class="grid games">
        {Array.from({ length: rows }, (_, row) => (
          <div class="game">
            <label>
              <span>{words.opponent(row + 1)}</span>
              <input
                name="opponent"
                value={opponent[row] ?? ""}
                autocomplete="off"
                onChange={({ currentTarget }) => resolve?.(currentTarget)}
              />
            </label>
            <label>
              <span>{words.score(row + 1)}</span>
              <select name="score">
                {(["1", "0.5", "0"] as const).map((each) => (
                  <option value={each} selected={each === (score[row] ?? "1")}>
                    {each === "0.5" ? "½" : each}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
