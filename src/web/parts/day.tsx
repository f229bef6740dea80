import type { VNode } from "preact";
import { dateText, timeText } from "../../words/numbers.ts";
import { dayNumber, shortMonth } from "../charts/scale.ts";

interface Props {
  readonly of: string;
  readonly language: string;
}

/** A day as the language of the page writes it, and as programs read it. */
export const Day = ({ of, language }: Props): VNode => <time datetime={of}>{dateText(language, of)}</time>;

/** The month of a list. */
export const Month = ({ of, language }: Props): VNode => (
  <time datetime={of.slice(0, 7)}>{shortMonth(language, dayNumber(of))}</time>
);

/** The days from one to another. */
export const Days = ({
  from,
  to,
  language,
}: Omit<Props, "of"> & { readonly from: string; readonly to: string }): VNode =>
  from === to ? (
    <Day of={from} language={language} />
  ) : (
    <>
      <Day of={from} language={language} /> – <Day of={to} language={language} />
    </>
  );

/** A moment of the journal. */
export const Moment = ({ of, language }: Props): VNode => <time datetime={of}>{timeText(language, of)}</time>;
