import type { VNode } from "preact";
import { CLUB_RESULTS } from "../../domain/clubs/club.ts";
import type { SmallIslandProps } from "../parts/island.tsx";

export interface Row {
  readonly white: string;
  readonly result: string;
  readonly black: string;
  readonly again: boolean;
  /** What is wrong with it. */
  readonly problem: string | null;
  /** Such a game is in the book: the keeper may say that the two played twice. */
  readonly isRepeated: boolean;
}

interface Props extends SmallIslandProps {
  readonly rows: readonly Row[];
  readonly edit: (index: number, changes: Partial<Row>) => void;
  readonly complete: (index: number, side: "white" | "black") => void;
}

/** How results are written on paper. */
const WRITTEN: Readonly<Record<string, string>> = {
  "1-0": "1–0",
  "1/2-1/2": "½–½",
  "0-1": "0–1",
  "+-": "+ −",
  "-+": "− +",
  "--": "− −",
};

export const resultText = (result: string): string => WRITTEN[result] ?? result;

export function EveningRows({ rows, words, ...acts }: Props): VNode {
  const says = words.web.club.evening;
  return (
    <ol class="evening-rows">
      {rows.map((row, index) => (
        <li class={row.problem === null ? undefined : "wrong"}>
          <Side row={row} index={index} side="white" label={says.white} {...acts} />
          <label>
            <span>{says.result}</span>
            <select
              name={`result${index}`}
              data-step="result"
              onChange={({ currentTarget }) => acts.edit(index, { result: currentTarget.value })}
            >
              <option value="" selected={row.result === ""} />
              {CLUB_RESULTS.map((result) => (
                <option value={result} selected={row.result === result}>
                  {resultText(result)}
                </option>
              ))}
            </select>
          </label>
          <Side row={row} index={index} side="black" label={says.black} {...acts} />
          {row.problem === null ? null : (
            <p class="bad small" id={`row-problem-${index}`}>
              {row.problem}
            </p>
          )}
          {row.isRepeated ? (
            <label class="check">
              <input type="checkbox" name={`again${index}`} value="yes" checked={row.again} data-step="again" />
              <span>{says.again}</span>
            </label>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface SideProps extends Pick<Props, "edit" | "complete"> {
  readonly row: Row;
  readonly index: number;
  readonly side: "white" | "black";
  readonly label: string;
}

function Side({ row, index, side, label, edit, complete }: SideProps): VNode {
  const described = row.problem === null ? {} : { "aria-describedby": `row-problem-${index}`, "aria-invalid": true };
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        name={`${side}${index}`}
        value={row[side]}
        list="book-players"
        autocomplete="off"
        data-step={side}
        onInput={({ currentTarget }) => edit(index, { [side]: currentTarget.value })}
        onBlur={() => complete(index, side)}
        {...described}
      />
    </label>
  );
}
