import type { IsoDate } from "../../domain/dates.ts";
import type { Office } from "../../periods/office.ts";

/** Something that happens in the office of the sample. */
export interface SampleStep {
  readonly on: IsoDate;
  readonly does:
    | "opens"
    | "imports"
    | "registers"
    | "decides"
    | "receives"
    | "settles"
    | "closes"
    | "publishes"
    | "corrects";
  /** All of it or nothing; but what settles goes on with what is still open, also when it is done again. */
  readonly act: (office: Office) => Promise<unknown>;
}
