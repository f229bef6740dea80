import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { searchable } from "../../domain/player.ts";
import type { SmallIslandProps } from "../parts/island.tsx";
import { EveningRows, type Row } from "./evening-rows.tsx";

/** A member or a guest: what is written in the field, and what is shown beside it. */
export interface EveningChoice {
  readonly value: string;
  readonly label: string;
}

export interface EveningOwn {
  /** Where the form is sent, and the secret of its page. */
  readonly target: string;
  readonly csrf: string;
  readonly action: string;
  readonly players: readonly EveningChoice[];
  readonly tournaments: readonly EveningChoice[];
  readonly common: Readonly<Record<"day" | "finished" | "tournament" | "round" | "minutes", string>>;
  readonly rows: readonly Row[];
  readonly today: string;
}

/** Rows shown without script. */
const ROWS = 10;

const EMPTY: Row = { white: "", result: "", black: "", again: false, problem: null, isRepeated: false };

const isEmpty = ({ white, result, black }: Row): boolean => white === "" && result === "" && black === "";

/** The evening's games: a form of ten rows; with script it grows by itself, and Enter goes on from field to field. */
export function EveningForm({ words, ...own }: EveningOwn & SmallIslandProps): VNode {
  const says = words.web.club.evening;
  const [rows, change] = useState<readonly Row[]>(padded(own.rows, ROWS));
  const [isLive, live] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    change(grown);
    live(true);
    if (form.current?.contains(document.activeElement)) return;
    // Focus the first field, or the first with a fault, to type at once.
    form.current?.querySelector<HTMLElement>("[aria-invalid], form:not(:has([aria-invalid])) [data-step]")?.focus();
  }, []);
  const edit = (index: number, changes: Partial<Row>): void =>
    change((before) => {
      const after = before.map((row, each) => (each === index ? { ...row, ...changes } : row));
      return isLive ? grown(after) : after;
    });
  const complete = (index: number, side: "white" | "black"): void => {
    const found = completed(own.players, rows[index]?.[side] ?? "");
    if (found !== null) edit(index, { [side]: found });
  };
  return (
    <form
      ref={form}
      class="evening"
      method="post"
      action={own.target}
      onKeyDown={(event) => {
        if (event.key === "Enter" && form.current !== null) goOn(form.current, event);
      }}
    >
      <input type="hidden" name="csrf" value={own.csrf} />
      <input type="hidden" name="action" value={own.action} />
      <input type="hidden" name="form" value={own.action} />
      <Common own={own} words={words} />
      <datalist id="book-players">
        {own.players.map(({ value, label }) => (
          <option value={value}>{label}</option>
        ))}
      </datalist>
      <EveningRows rows={rows} edit={edit} complete={complete} words={words} />
      <p class="actions">
        <button type="submit">{says.enter}</button>
        <span class="small soft">{says.keys}</span>
      </p>
    </form>
  );
}

function Common({ own, words }: { readonly own: EveningOwn } & SmallIslandProps): VNode {
  const says = words.web.club.evening;
  const { day, finished, tournament, round, minutes } = own.common;
  return (
    <div class="fields-row">
      <label>
        <span>{says.day}</span>
        <input type="date" name="day" defaultValue={day} max={own.today} required data-step />
      </label>
      <label>
        <span>{says.tournament}</span>
        <select name="tournament" data-step>
          <option value="" selected={tournament === ""}>
            {says.friendly}
          </option>
          {own.tournaments.map(({ value, label }) => (
            <option value={value} selected={value === tournament}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{says.round}</span>
        <input type="text" inputMode="numeric" pattern="[0-9]*" name="round" defaultValue={round} data-step />
      </label>
      <label>
        <span>{says.minutes}</span>
        <input type="text" name="minutes" defaultValue={minutes} pattern="[0-9]+([+][0-9]+)?" data-step />
      </label>
      <label>
        <span>{says.finished}</span>
        <input type="date" name="finished" defaultValue={finished} max={own.today} data-step />
      </label>
    </div>
  );
}

const padded = (rows: readonly Row[], least: number): readonly Row[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, least - rows.length) }, () => EMPTY),
];

/** Exactly one empty row stands at the end. */
function grown(rows: readonly Row[]): readonly Row[] {
  const last = rows.findLastIndex((row) => !isEmpty(row));
  return [...rows.slice(0, last + 1), EMPTY];
}

/** The whole name, where what was typed begins exactly one, or is the number of one. */
function completed(players: readonly EveningChoice[], text: string): string | null {
  const wanted = searchable(text);
  if (wanted === "" || players.some(({ value }) => value === text)) return null;
  const numbered = players.find(({ label }) => label === text.trim());
  if (numbered !== undefined) return numbered.value;
  const [one, ...others] = players.filter(({ value }) => searchable(value).startsWith(wanted));
  return one !== undefined && others.length === 0 ? one.value : null;
}

/** Enter goes on to the next field; from an empty row at the end to the button, which enters the evening. */
function goOn(form: HTMLFormElement, event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.dataset.step === undefined) return;
  event.preventDefault();
  const steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
  const isEnd = target instanceof HTMLInputElement && target.dataset.step === "white" && target.value.trim() === "";
  const next = isEnd ? undefined : steps[steps.indexOf(target) + 1];
  (next ?? form.querySelector<HTMLElement>("button[type=submit]"))?.focus();
}
