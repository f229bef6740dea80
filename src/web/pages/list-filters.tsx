import type { VNode } from "preact";
import { TITLES } from "../../domain/report.ts";
import { listName } from "../../words/said/list-name.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";

type ListData = AnswerOf<"lists.show">;

interface Props {
  readonly data: ListData;
  readonly shown: Shown;
}

/** Everything a chip may set: one that is chosen clears the others. */
const CLEARED = { sex: "", group: "", moved: "", sort: "", after: "", mark: "" };

const CHIPS = [
  ["top", {}],
  ["women", { sex: "w" }],
  ["juniors", { group: "juniors" }],
  ["seniors", { group: "seniors" }],
  ["up", { moved: "up", sort: "change" }],
  ["new", { moved: "new" }],
] as const;

/** The usual questions, one click each. What is new on an imported list is not known. */
export function ListChips({ data, shown }: Props): VNode {
  const { query, words, withQuery } = shown;
  const { chips, choose } = words.pages.list;
  const isOn = (set: Readonly<Record<string, string>>): boolean =>
    (["sex", "group", "moved"] as const).every((name) => (query[name] ?? "") === (set[name] ?? ""));
  const offered = CHIPS.filter(([name]) => data.origin === "published" || (name !== "up" && name !== "new"));
  const all = query.inactive === "yes";
  return (
    <ul class="chips no-print" aria-label={choose}>
      {offered.map(([name, set]) => (
        <li>
          <a class="chip" href={withQuery({ ...CLEARED, ...set })} aria-current={isOn(set) ? "true" : undefined}>
            {chips[name]}
          </a>
        </li>
      ))}
      <li>
        <a
          class="chip"
          href={withQuery({ inactive: all ? "" : "yes", after: "" })}
          aria-current={all ? "true" : undefined}
        >
          {chips.inactive}
        </a>
      </li>
      <FilterChips name="federation" values={federationsOf(data)} shown={shown} />
      <FilterChips name="title" values={data.titles} shown={shown} />
    </ul>
  );
}

/** More than these are chosen below. */
const FEDERATIONS_MAX = 6;
const federationsOf = ({ federations }: ListData): readonly string[] =>
  federations.length > FEDERATIONS_MAX || federations.length < 2 ? [] : federations;

interface FilterProps {
  readonly name: "federation" | "title";
  readonly values: readonly string[];
  readonly shown: Shown;
}

/** Federations and titles, each once; what is chosen can be taken back, and is there in any case. */
function FilterChips({ name, values, shown: { query, withQuery } }: FilterProps): VNode {
  const chosen = query[name]?.toUpperCase() ?? "";
  const all = chosen === "" || values.includes(chosen) ? values : [...values, chosen];
  return (
    <>
      {all.map((value) => (
        <li>
          <a
            class="chip"
            href={withQuery({ [name]: value === chosen ? "" : value, after: "", mark: "" })}
            aria-current={value === chosen ? "true" : undefined}
          >
            {value}
          </a>
        </li>
      ))}
    </>
  );
}

/** A form that works without scripts: a search, and the rarer choices folded. */
export function ListFilters({ data, shown }: Props): VNode {
  const { lists: says } = shown.words.web;
  const { list: words } = shown.words.pages;
  const { query } = shown;
  const isUsed = ["federation", "title", "bornFrom", "bornTo", "against", "kinds"].some((name) => query[name]);
  return (
    <form class="fields list-filters" method="get">
      {(["version", "group", "moved", "inactive", "mark"] as const).map((name) =>
        query[name] ? <input type="hidden" name={name} value={query[name]} /> : null,
      )}
      <label>
        <span>{words.search}</span>
        <input type="search" name="name" value={query.name ?? ""} />
      </label>
      <Choice name="sort" label={words.sort} first={null} values={Object.entries(words.sorts)} shown={shown} />
      <button type="submit">{says.show}</button>
      <details class="wide" open={isUsed}>
        <summary>{words.moreFilters}</summary>
        <div class="fields-row">
          <Rarer data={data} shown={shown} />
        </div>
      </details>
    </form>
  );
}

function Rarer({ data, shown }: Props): VNode {
  const { lists: says } = shown.words.web;
  const { list: words } = shown.words.pages;
  const { query } = shown;
  const same = (each: string): [string, string] => [each, each];
  const lists = data.comparable.filter((each) => each !== data.list);
  const sexes: [string, string][] = [
    ["w", says.women],
    ["m", says.men],
  ];
  const year = (name: "bornFrom" | "bornTo"): VNode => (
    <label>
      <span>{says[name]}</span>
      <input name={name} inputMode="numeric" pattern="[0-9]{4}" value={query[name] ?? ""} />
    </label>
  );
  return (
    <>
      <Choice name="federation" label={says.federation} values={data.federations.map(same)} shown={shown} />
      <Choice name="sex" label={says.sex} values={sexes} shown={shown} />
      <Choice name="title" label={says.playerTitle} values={TITLES.map(same)} shown={shown} />
      {year("bornFrom")}
      {year("bornTo")}
      <Choice
        name="against"
        label={words.compare}
        first={words.usual}
        values={lists.map((each) => [each, listName(shown.words, each)])}
        shown={shown}
      />
      <Choice
        name="kinds"
        label={words.players}
        first={words.ownKind}
        values={[["all", words.combined]]}
        shown={shown}
      />
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** What stands for no choice; null: there is always one. */
  readonly first?: string | null;
  readonly values: readonly (readonly [value: string, text: string])[];
  readonly shown: Shown;
}

const Choice = ({ name, label, first, values, shown: { query, words } }: ChoiceProps): VNode => (
  <label>
    <span>{label}</span>
    <select name={name}>
      {first === null ? null : <option value="">{first ?? words.web.lists.all}</option>}
      {values.map(([value, text]) => (
        <option value={value} selected={query[name] === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
