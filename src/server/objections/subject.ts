import type { ObjectionSubject } from "../../domain/objection.ts";
import { Refusal } from "../../domain/refusal.ts";

/** What was given of a game or a line. */
export interface GivenSubject {
  readonly tournament?: string | undefined;
  readonly round?: number | string | undefined;
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  readonly list?: string | undefined;
  readonly player?: string | undefined;
}

/** One game, or one line of a list; anything else is refused. */
export function readSubject({ tournament, round, white, black, list, player }: GivenSubject): ObjectionSubject {
  const isRound = /^[1-9]\d{0,2}$/.test(String(round ?? ""));
  if (tournament && isRound && white && black && !list) return { tournament, round: Number(round), white, black };
  if (list && player && !tournament) return { list, player };
  const given = Object.entries({ tournament, round, white, black, list, player }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [name],
  );
  throw new Refusal("objection-subject", { found: given.join(", ") || "–" });
}
