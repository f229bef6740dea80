import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { EDITIONS, isLask } from "../../regulations/register.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { CalculatorWords } from "../../words/types/web-words.ts";
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
  readonly words: Catalogue;
  /** Called on every change; null on the server. */
  readonly change: ((form: HTMLFormElement) => void) | null;
}

/** The same form for the server, where it is sent, and for the browser, where every change is calculated at once. */
export function CalculatorForm({ name, query, today, words, change }: Props): VNode {
  const handle = (event: Event): void => {
    const { currentTarget: form } = event;
    if (form instanceof HTMLFormElement) change?.(form);
  };
  const { calculators } = words.web;
  return (
    <form class="fields" method="get" onInput={handle} onSubmit={(event) => change && event.preventDefault()}>
      {name === "lask" ? null : <EditionFields query={query} today={today} words={words} />}
      {FIELDS[name].map((field) => (
        <Field field={field} query={query} today={today} words={calculators} />
      ))}
      {name === "k" ? null : <Games query={query} words={calculators} />}
      <div class="wide actions">
        <button type="submit">{calculators.calculate}</button>
      </div>
    </form>
  );
}

function EditionFields({ query, today, words }: Pick<Props, "query" | "today" | "words">): VNode {
  const { fields, byDate, lists } = words.web.calculators;
  const chosen = filled(query, "edition");
  return (
    <>
      <label>
        <span>{fields.edition}</span>
        <select name="edition">
          <option value="">{byDate}</option>
          {EDITIONS.filter((each) => !isLask(each)).map(({ id }) => (
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

function Games({ query, words }: { readonly query: Query; readonly words: CalculatorWords }): VNode {
  const { opponent = [], score = [] } = query;
  const last = opponent.findLastIndex((each) => each.trim() !== "");
  const rows = Math.max(ROWS_MIN, last + 1 + SPARE);
  return (
    <fieldset class="wide">
      <legend>{words.games}</legend>
      <div class="grid games">
        {Array.from({ length: rows }, (_, row) => (
          <div class="game">
            <label>
              <span>{words.opponent(row + 1)}</span>
              <input name="opponent" inputMode="numeric" value={opponent[row] ?? ""} autocomplete="off" />
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
