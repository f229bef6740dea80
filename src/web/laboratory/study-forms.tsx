import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { OfficeShown } from "../office/parts/shown.ts";

/** What the forms offer. */
export interface StudyForms {
  /** The newest first. */
  readonly editions: readonly string[];
  readonly defaults: Readonly<Record<"players" | "lists" | "start" | "seed" | "pairing", string>>;
  readonly limits: { readonly players: number; readonly lists: number };
}

interface Props {
  readonly forms: StudyForms;
  readonly shown: OfficeShown;
}

const PAIRINGS = ["swiss", "strength"] as const;

/** Plain forms whose address is the request: a result can be sent to somebody, and asked for again. */
export function SimulationForm({ forms: { editions, defaults, limits }, shown }: Props): VNode {
  const { words, to, query } = shown;
  const { page: says } = words.study;
  const own = query.what === "simulation" ? query : {};
  const number = (name: "players" | "lists" | "seed", min: number, max: number): VNode => (
    <label>
      <span>{says.fields[name]}</span>
      <input type="number" name={name} min={min} max={max} value={own[name] ?? defaults[name]} required />
    </label>
  );
  return (
    <form class="fields" method="get" action={to("/office/studies")}>
      <input type="hidden" name="what" value="simulation" />
      <EditionChoice name="edition" label={says.fields.edition} editions={editions} value={own.edition} shown={shown} />
      <EditionChoice
        name="other"
        label={says.fields.other}
        editions={editions}
        value={own.other}
        empty={says.none}
        shown={shown}
      />
      {number("players", 100, limits.players)}
      {number("lists", 1, limits.lists)}
      <label>
        <span>{says.fields.start}</span>
        <input type="month" name="start" value={own.start ?? defaults.start} required />
      </label>
      {number("seed", 0, 999_999_999)}
      <label>
        <span>{says.fields.pairing}</span>
        <select name="pairing">
          {PAIRINGS.map((each) => (
            <option value={each} selected={each === (own.pairing ?? defaults.pairing)}>
              {says.pairings[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="wide actions">
        <button type="submit">{says.simulate}</button>
      </p>
    </form>
  );
}

export function ReplayForm({ forms: { editions }, shown }: Props): VNode {
  const { words, to, query } = shown;
  const { page: says, names } = words.study;
  const own = query.what === "replay" ? query : {};
  return (
    <form class="fields" method="get" action={to("/office/studies")}>
      <input type="hidden" name="what" value="replay" />
      <label>
        <span>{says.fields.list}</span>
        <select name="list">
          {LIST_KINDS.map((each) => (
            <option value={each} selected={each === own.list}>
              {words.web.lists.kinds[each] ?? each}
            </option>
          ))}
        </select>
      </label>
      <EditionChoice
        name="other"
        label={says.fields.edition}
        editions={editions}
        value={own.other}
        empty={says.none}
        shown={shown}
      />
      <EditionChoice
        name="edition"
        label={says.fields.other}
        editions={editions}
        value={own.edition}
        empty={names["by-date"]}
        shown={shown}
      />
      <label>
        <span>{says.fields.since}</span>
        <input type="month" name="since" value={own.since ?? ""} />
      </label>
      <p class="wide actions">
        <button type="submit">{says.compare}</button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly editions: readonly string[];
  readonly value: string | undefined;
  /** What no edition means; without it one must be chosen. */
  readonly empty?: string;
  readonly shown: OfficeShown;
}

const EditionChoice = ({ name, label, editions, value, empty, shown: { words } }: ChoiceProps): VNode => (
  <label>
    <span>{label}</span>
    <select name={name}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {editions.map((id) => (
        <option value={id} selected={id === value}>
          {editionName(words, id)}
        </option>
      ))}
    </select>
  </label>
);
