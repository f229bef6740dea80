import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import { basisText } from "../../explanation/format.ts";
import type { AnswerOf } from "../api-types.ts";
import { OfficeFrame } from "../office/parts/frame.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { dayText } from "./parts.tsx";

type Received = AnswerOf<"clubs.lists.show-received">;

/** The page says why a list is owed. */
interface Merged extends Omit<Received, "clubs"> {
  readonly clubs: readonly (Omit<Received["clubs"][number], "owed"> & { readonly owed: Derived<boolean> })[];
}

/** All clubs' newest lists as one, at the federation's office. */
export function ReceivedPage({ merged, shown }: { readonly merged: Merged; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const says = words.web.club.received;
  const { clubs: said } = words.office;
  const heads = headsOf(shown);
  const { clubs, lines } = merged;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{clubs.length === 0 ? says.none : said.merged(clubs.length, lines.length)}</p>
      <Apart merged={merged} shown={shown} />
      {clubs.length === 0 ? null : (
        <Table
          stack
          caption={says.clubs}
          rows={clubs}
          columns={[
            { head: heads.club, names: true, cell: ({ name, club }) => `${name} (${club})` },
            { head: heads.period, cell: ({ period }) => dayText(shown, period) },
            { head: heads.version, number: true, cell: ({ version }) => version },
            { head: heads.members, number: true, cell: ({ members }) => members },
            { head: heads.received, cell: ({ received }) => dayText(shown, received) },
            { head: said.owedHead, cell: ({ owed }) => (owed.value ? basisText(words, owed.basis) : "") },
          ]}
        />
      )}
      {lines.length === 0 ? null : (
        <Table
          stack
          caption={says.merged}
          rows={lines.map((line, index) => ({ ...line, place: index + 1 }))}
          columns={[
            { head: heads.place, number: true, cell: ({ place }) => place },
            { head: heads.name, names: true, cell: ({ name }) => name },
            { head: heads.rating, number: true, cell: ({ rating }) => rating },
            { head: heads.id, cell: ({ id }) => id ?? "" },
            { head: heads.birth, cell: ({ birth }) => birth ?? "" },
            { head: heads.club, cell: ({ club }) => club },
          ]}
        />
      )}
    </OfficeFrame>
  );
}

/** Who is in several clubs, and what clubs say differently. */
function Apart({ merged, shown }: { readonly merged: Merged; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const says = words.web.club.received;
  const { clubs: said } = words.office;
  const { duplicates, disagreements } = merged;
  return (
    <>
      {duplicates.length === 0 ? null : (
        <>
          <h2>{says.duplicates}</h2>
          <ul>
            {duplicates.map(({ id, lines }) => (
              <li>
                {said.duplicate(id, lines.map(({ name, rating, club }) => `${name} ${rating} (${club})`).join("; "))}
              </li>
            ))}
          </ul>
        </>
      )}
      {disagreements.length === 0 ? null : (
        <>
          <h2>{says.disagreements}</h2>
          <ul>
            {disagreements.map(({ code, id, name, said: each, period }) => (
              <li>
                {said.disagreement(
                  ...([said.disagreements[code], id, name] as const),
                  each.map(({ club, value }) => `${value ?? "–"} (${club})`).join("; "),
                  period,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
