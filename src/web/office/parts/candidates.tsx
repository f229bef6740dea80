import type { VNode } from "preact";
import { dateText } from "../../../words/numbers.ts";
import type { AnswerOf } from "../../api-types.ts";
import { type Column, Table } from "../../parts/table.tsx";
import type { OfficeShown } from "./shown.ts";

type Unmatched = AnswerOf<"reports.list-unmatched">["players"][number];

/** A player of a report, to be matched by hand. */
export interface OpenPlayer extends Omit<Unmatched, "candidates"> {
  readonly candidates: readonly Candidate[];
}

/** The page says itself why somebody is likely, in its own language. */
type Candidate = Omit<Unmatched["candidates"][number], "says">;

/** null: what the report says. */
type Row = Candidate | null;
type Fact = "name" | "birth" | "federation" | "title" | "rating";

interface Props {
  readonly player: OpenPlayer;
  /** The choice that is made. */
  readonly chosen: string;
  readonly shown: OfficeShown;
}

/** The facts of the report, and below them those of each likely player, with what differs marked. */
export function Candidates({ player, chosen, shown }: Props): VNode {
  const { words } = shown;
  const { matching: says } = words.web.office;
  const { facts } = words.office;
  const heads: Readonly<Record<Fact, string>> = {
    ...{ name: facts.name, birth: facts.birth, federation: facts.federation, title: facts.title },
    rating: words.phrases.columns.rating,
  };
  const column = (fact: Fact): Column<Row> => ({
    head: heads[fact],
    cell: (row) => {
      const value = row === null ? player[fact] : row[fact];
      const text = fact === "birth" ? bornOn(row === null ? player.birth : row.birth, shown) : value;
      if (row === null || !differs(player[fact], value)) return text ?? "–";
      return <mark class="differs">{text}</mark>;
    },
  });
  return (
    <Table
      stack
      headed
      caption={says.who(player.startNumber)}
      rows={[null, ...player.candidates]}
      columns={[
        {
          head: says.number,
          names: true,
          cell: (row) => (row === null ? says.inReport : <Choose candidate={row} chosen={chosen} />),
        },
        ...(["name", "birth", "federation", "title", "rating"] as const).map(column),
        { head: says.why, cell: (row) => (row === null ? "" : words.office.tournaments.candidates[row.why]) },
      ]}
    />
  );
}

interface ChooseProps {
  readonly candidate: Candidate;
  readonly chosen: string;
}

const Choose = ({ candidate: { player, name }, chosen }: ChooseProps): VNode => (
  <label class="check">
    <input type="radio" name="choice" value={player} checked={player === chosen} />
    <span>
      {player} <span class="visually-hidden">{name}</span>
    </span>
  </label>
);

/** What one of the two does not say is no difference; of a birth one may say the year only. */
function differs(reported: string | number | null, known: string | number | null): boolean {
  if (reported === null || known === null) return false;
  const [one, other] = [String(reported), String(known)];
  const isYear = /^\d{4}$/.test(one) || /^\d{4}$/.test(other);
  return isYear ? one.slice(0, 4) !== other.slice(0, 4) : one !== other;
}

/** Of a birth often only the year is known. */
export const bornOn = (birth: string | null, { words }: OfficeShown): string | null =>
  birth?.length === 10 ? dateText(words.language, birth) : birth;
