import { Type } from "typebox";
import type { Issue } from "../../../domain/issues/issues.ts";
import { asJson } from "../../../explanation/json.ts";
import type { Receipt } from "../../../periods/tournaments/reports/receipt.ts";
import { receiveReport } from "../../../periods/tournaments/reports/receive.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { OnDay, Part, plainText, Tournament } from "../schemas.ts";
import { type AnyAction, aboutTournament, action, dayOf } from "./action.ts";
import { actionResult } from "./action-result.ts";

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly words: Catalogue;
  /** Receives the issues of a refused file. */
  readonly issues?: (issues: readonly Issue[]) => void;
}

/** The parameters besides the file. */
export const SendInput = Type.Object({
  tournament: Tournament,
  part: Part,
  file: Type.Optional(plainText(200, 1)),
  on: OnDay,
  despiteErrors: Type.Optional(Type.Boolean()),
});

export const SEND_REPORT = "send-report";

/** Sends a report; it is recorded in the name of the sender. */
export const sendReport = ({ bytes, words, issues }: SentFile): AnyAction =>
  action({
    name: SEND_REPORT,
    right: "send a report",
    input: SendInput,
    content: bytes,
    about: async (services, { tournament }) => [await aboutTournament(services, tournament)],
    run: async (acting, { tournament, part = 0, file = `${tournament}.trf`, on, despiteErrors = false }) => {
      const receipt = await receiveReport(acting.office, {
        tournament,
        part,
        bytes,
        file,
        despiteErrors,
        on: dayOf(acting, on),
        sender: acting.account.user,
        enteredBecause: null,
        ...(issues === undefined ? {} : { issues }),
      });
      return actionResult([], { tournament, part, receipt: receiptJson(words, receipt) });
    },
  });

export const receiptJson = (words: Catalogue, { report, list, against, issues, ...receipt }: Receipt) => ({
  ...receipt,
  issues: issues.map((issue) => ({ ...issue, says: words.issues[issue.code] })),
  report: asJson(words, report),
  list: list.value,
  rated: against.length === 0,
});
