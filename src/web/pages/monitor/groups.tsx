import type { VNode } from "preact";
import { counted, decimals, signed } from "../../../words/numbers.ts";
import { spanName } from "../../../words/said/group-name.ts";
import { CurveChart } from "../../charts/curve-chart.tsx";
import { Table } from "../../parts/table.tsx";
import type { PartProps } from "./numbers.ts";

/** Standard errors within which the true value lies with 95 %. */
const SURE = 1.96;
/** Years of a group without an end. */
const OPEN_END = 10;
/** Scored less expected: the chart covers at least this much. */
const SPAN = 0.04;

export function Groups({ numbers, shown: { words } }: PartProps): VNode {
  const { ages, ratings, sexes, federations } = numbers;
  const { watch } = words.monitor;
  const { heads } = watch;
  const rows = [
    ...sexes.map(({ sex, ...each }) => ({ name: watch.sexes[sex as "m" | "w"], ...each })),
    ...ages.map(({ from, to, ...each }) => ({ name: `${heads.age} ${spanName(words, { from, to })}`, ...each })),
    ...ratings.map(({ from, to, ...each }) => ({ name: `${heads.rating} ${spanName(words, { from, to })}`, ...each })),
  ].filter(({ games }) => games > 0);
  const share = (value: number | null): string => (value === null ? "–" : signed(decimals(words.language, value, 3)));
  const plain = (value: number | null): string => (value === null ? "–" : decimals(words.language, value, 3));
  return (
    <>
      <section>
        <h2>{watch.groupsTitle}</h2>
        <AgeCurve ages={ages} label={`${watch.groupsTitle}, ${heads.age}`} words={words} />
        <Table
          headed
          narrow
          caption={watch.groupsTitle}
          rows={rows}
          columns={[
            { head: heads.group, names: true, cell: ({ name }) => name },
            { head: heads.games, number: true, cell: ({ games }) => counted(words.language, games) },
            { head: heads.residual, number: true, cell: ({ residual }) => share(residual) },
            { head: heads.error, number: true, cell: ({ standardError }) => plain(standardError) },
          ]}
        />
      </section>
      <Federations federations={federations} words={words} />
    </>
  );
}

interface FederationProps {
  readonly federations: PartProps["numbers"]["federations"];
  readonly words: PartProps["shown"]["words"];
}

function Federations({ federations, words }: FederationProps): VNode | null {
  if (federations.length === 0) return null;
  const { watch } = words.monitor;
  const { heads } = watch;
  const share = (value: number): string => signed(decimals(words.language, value, 3));
  return (
    <section>
      <h2>{watch.federationsTitle}</h2>
      <Table
        headed
        narrow
        caption={watch.federationsTitle}
        rows={federations}
        columns={[
          { head: heads.federation, names: true, cell: ({ federation }) => federation },
          { head: heads.games, number: true, cell: ({ games }) => counted(words.language, games) },
          { head: heads.residual, number: true, cell: ({ residual }) => share(residual) },
          { head: heads.offset, number: true, cell: ({ offset }) => signed(decimals(words.language, offset, 0)) },
        ]}
      />
    </section>
  );
}

interface CurveProps {
  readonly ages: readonly Omit<PartProps["numbers"]["ages"][number], "games">[];
  readonly label: string;
  readonly words: PartProps["shown"]["words"];
}

/** In the middle of each group of ages; one without an end is drawn as ten years. */
export function AgeCurve({ ages, label, words }: CurveProps): VNode | null {
  const { language } = words;
  const points = ages.flatMap(({ from, to, residual, standardError }) => {
    if (residual === null) return [];
    const [first, last] = [from ?? (to ?? 0) - OPEN_END, to ?? (from ?? 0) + OPEN_END];
    const title = `${spanName(words, { from, to })}: ${signed(decimals(language, residual, 3))}`;
    return [{ x: (first + last) / 2, y: residual, title, off: SURE * (standardError ?? 0) }];
  });
  if (points.length < 2) return null;
  return <CurveChart curves={[{ name: "", tone: 1, points }]} language={language} label={label} span={SPAN} />;
}
