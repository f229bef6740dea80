import { Type } from "typebox";
import {
  addFederation,
  readFederationCode,
  setFederationAdministrator,
  setFederationStatus,
} from "../../../periods/federations.ts";
import { changeSettings } from "../../../periods/office.ts";
import { plainText, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const common = { right: "keep the office", about: NO_OWNER } as const;
const Code = Type.String({ pattern: "^[A-Z]{3}$" });

const addOne = action({
  ...common,
  name: "add-federation",
  input: Type.Object({ code: Code, name: plainText(100, 1) }),
  run: async ({ office }, federation) =>
    actionResult([await addFederation(office, { ...federation, status: "member" })]),
});

const status = (name: "suspend-federation" | "restore-federation", wished: "suspended" | "member") =>
  action({
    ...common,
    name,
    input: Type.Object({ code: Code, reason: Reason }),
    run: async ({ office }, request) =>
      actionResult([await setFederationStatus(office, { ...request, status: wished })]),
  });

const administrator = action({
  ...common,
  name: "set-federation-administrator",
  input: Type.Object({ code: Code, administrator: Type.Union([Type.Null(), plainText(100)]) }),
  run: async ({ office }, request) => actionResult([await setFederationAdministrator(office, request)]),
});

const settings = action({
  ...common,
  name: "change-settings",
  input: Type.Object({
    name: Type.Optional(plainText(100)),
    zone: Type.Optional(plainText(60, 1)),
    federation: Type.Optional(Type.Union([Type.Null(), Code])),
  }),
  run: async ({ office }, { federation, ...changes }) => {
    const wished = federation === undefined ? {} : { federation: federation && readFederationCode(federation) };
    return actionResult([await changeSettings(office, { ...changes, ...wished })]);
  },
});

/** Whose office it is, and the federations it knows. */
export const OFFICE_SETTING_ACTIONS: readonly ApiAction[] = [
  addOne,
  status("suspend-federation", "suspended"),
  status("restore-federation", "member"),
  administrator,
  settings,
];
