import type { IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import { editionOn } from "./edition.ts";
import {
  fast201201,
  fast201707,
  fast202201,
  fast202210,
  fast202403,
  fast202412,
} from "./fide/editions/rapid-and-blitz.ts";
import { fideStandard200903 } from "./fide/editions/standard-2009-03.ts";
import { fideStandard200907 } from "./fide/editions/standard-2009-07.ts";
import { fideStandard201107 } from "./fide/editions/standard-2011-07.ts";
import { fideStandard201207 } from "./fide/editions/standard-2012-07.ts";
import { fideStandard201407 } from "./fide/editions/standard-2014-07.ts";
import { fideStandard201707 } from "./fide/editions/standard-2017-07.ts";
import { fideStandard202201 } from "./fide/editions/standard-2022-01.ts";
import { fideStandard202403 } from "./fide/editions/standard-2024-03.ts";
import { fideStandard202510 } from "./fide/editions/standard-2025-10.ts";
import type { FideEdition } from "./fide/fide-edition.ts";
import { ssfLask } from "./lask/editions/ssf-lask.ts";
import type { LaskEdition } from "./lask/lask-edition.ts";

const FAST = [fast201201, fast201707, fast202201, fast202210, fast202403, fast202412];

/** Every FIDE edition, in order; the one list to extend. */
export const FIDE_EDITIONS: readonly FideEdition[] = [
  fideStandard200903,
  fideStandard200907,
  fideStandard201107,
  fideStandard201207,
  fideStandard201407,
  fideStandard201707,
  fideStandard202201,
  fideStandard202403,
  fideStandard202510,
  ...FAST.map((edition) => edition("rapid")),
  ...FAST.map((edition) => edition("blitz")),
];

/** The FIDE edition for a tournament of a list that starts on a day; undefined before the first. */
export const fideEditionOn = (list: ListKind, day: IsoDate): FideEdition | undefined =>
  editionOn(
    FIDE_EDITIONS.filter((edition) => edition.list === list),
    day,
  );

/** Every edition of every system. */
export const EDITIONS: readonly (FideEdition | LaskEdition)[] = [...FIDE_EDITIONS, ssfLask];

/** The edition of a name. */
export function editionNamed(id: string): FideEdition | LaskEdition {
  const edition = EDITIONS.find((each) => each.id === id);
  if (edition === undefined) throw new Refusal("unknown-edition", { id, known: EDITIONS.map((each) => each.id) });
  return edition;
}

/** Whether an edition says of itself that it is in force on a day. */
export const holdsOn = ({ inForce }: Pick<FideEdition, "inForce">, day: IsoDate): boolean =>
  inForce !== null && inForce.from <= day && (inForce.until === undefined || day <= inForce.until);

export const isLask = (edition: FideEdition | LaskEdition): edition is LaskEdition => edition.list === "club";
