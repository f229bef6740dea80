import type { VNode } from "preact";
import { nextStepOf } from "../../../presentation/next-step.ts";
import type { NextStepCode } from "../../../words/types/web/web-keeping-words.ts";
import type { OfficeShown } from "./shown.ts";
import type { TournamentData } from "./tournament-data.ts";

interface Props {
  readonly data: TournamentData;
  readonly shown: OfficeShown;
}

/** What the reader should do about the tournament now, with the form or page for it. */
export function NextStep({ data, shown }: Props): VNode {
  const { next } = shown.words.web.keeping;
  const step = nextStepOf(data, shown.may);
  const target = targetOf(step, data);
  return (
    <p class="card next-step">
      <strong>{next.title}:</strong>{" "}
      {target === null ? next[step] : <a href={target.startsWith("#") ? target : shown.to(target)}>{next[step]}</a>}
    </p>
  );
}

/** Where it is done; null: there is nothing to do. */
function targetOf(step: NextStepCode, { tournament, decisions, status }: TournamentData): string | null {
  const at = `/office/tournaments/${tournament}`;
  const form = (name: string): string => `${at}?open=${name}#${name}`;
  const appealed = decisions.registration?.appeal?.outcome === null ? "registration" : "rating";
  const list = status.find(({ code }) => code === "newer-version")?.list ?? null;
  const targets: Partial<Readonly<Record<NextStepCode, string>>> = {
    answer: "#questions",
    appeal: form(`decide-appeal-${appealed}`),
    decide: form("decide-on-registration"),
    match: "#matching",
    propose: "#matching",
    compare: "#lookalikes",
    correct: `${at}/report`,
    send: `${at}/report`,
    correction: list === null ? "/office/corrections" : `/office/corrections/${list}`,
    close: "/office/periods",
    done: `/tournaments/${tournament}`,
  };
  return targets[step] ?? null;
}
