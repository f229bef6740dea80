import { type AlarmCode, BOOK_ALARM_CODES } from "../../domain/codes/monitor.ts";
import type { Refusal } from "../../domain/refusal.ts";
import type { Catalogue } from "../types/catalogue.ts";
import type { ClubPageRefusal } from "../types/web/web-club-words.ts";
import type { PageRefusal } from "../types/web/web-office-words.ts";
import { editionName } from "./edition-name.ts";
import { listInSentence } from "./list-name.ts";

type Given = Refusal["parameters"];
/** The sentence of a code takes the parameters of that code: the compiler does not see that they belong together. */
type Says = (parameters: Given) => string;

/** A refusal as a sentence, as the command line says it. */
export const sayRefusal = (words: Catalogue, refusal: Refusal): string =>
  (words.refusals[refusal.code] as Says)(named(words, refusal));

/** A refusal as a page says it: where the command line names an option, a page names what it has. */
export function sayOnPage(words: Catalogue, refusal: Refusal): string {
  const refusals = { ...words.web.office.refusals, ...words.web.club.refusals };
  const { code } = refusal;
  const own = Object.hasOwn(refusals, code) ? refusals[code as PageRefusal | ClubPageRefusal] : words.refusals[code];
  return (own as Says)(labelled(words, named(words, refusal)));
}

/** What refusals name by its id or code. */
interface NamedById {
  readonly list?: string | null;
  readonly edition?: string;
  readonly alarm?: AlarmCode;
  readonly club?: string | null;
}

/** Lists, editions and alarms by their names. A list that is not known is only what somebody typed. */
function named(words: Catalogue, { code, parameters }: Refusal): Given {
  if (code === "unknown-list") return parameters;
  const known = parameters as NamedById;
  const names = {
    ...("list" in known && known.list && { list: listInSentence(words, known.list) }),
    ...("edition" in known && known.edition && { edition: editionName(words, known.edition) }),
    ...("alarm" in known && known.alarm && alarmNamed(words, { ...known, alarm: known.alarm })),
  };
  return Object.keys(names).length === 0 ? parameters : ({ ...parameters, ...names } as Given);
}

/** An alarm of a club's book has a name of its own, and a period instead of a list. */
function alarmNamed(words: Catalogue, { alarm, club, list }: NamedById & { readonly alarm: AlarmCode }) {
  const own = BOOK_ALARM_CODES.find((code) => code === alarm);
  if (!club || !list || own === undefined) return { alarm: words.monitor.watch.alarms[alarm].name };
  return { alarm: words.scaleReport.book.alarms[own].name, list: words.scale.book.period(list) };
}

/** A field of a form by what stands beside it on the page. */
function labelled(words: Catalogue, parameters: Given): Given {
  if (!("field" in parameters)) return parameters;
  // Of an evening only what stands beside a field: "file" of an address is no label of that form.
  const { day, round, minutes, white, black, result, tournament } = words.web.club.evening;
  const labels: Readonly<Record<string, string>> = {
    ...words.office.tournaments.facts,
    ...words.web.calculators.fields,
    ...{ day, round, minutes, white, black, result, tournament },
    reason: words.web.office.decide.reason,
  };
  const label = labels[parameters.field];
  return label === undefined ? parameters : ({ ...parameters, field: label } as Given);
}
