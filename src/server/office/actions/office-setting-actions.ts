import { Type } from "typebox";
import { LOGO_MAX } from "../../../domain/face.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { adoptEdition } from "../../../periods/editions/adopt-edition.ts";
import { withdrawEdition } from "../../../periods/editions/withdraw-edition.ts";
import {
  addFederation,
  readFederationCode,
  setFederationAdministrator,
  setFederationStatus,
} from "../../../periods/federations.ts";
import { changeSettings, setLogo } from "../../../periods/office.ts";
import { plainText, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const common = { right: "keep the office", about: NO_OWNER } as const;
/** Base64 takes four letters for three bytes; a larger file is refused by its size. */
const LOGO_TEXT_MAX = Math.ceil(LOGO_MAX / 3) * 4;
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

const Retention = Type.Optional(Type.Union([Type.Null(), Type.String({ pattern: "^[0-9]{0,3}$" })]));
const LongText = Type.Optional(Type.Union([Type.Null(), plainText(20_000)]));

const logo = action({
  ...common,
  name: "set-logo",
  /** The bytes of a PNG or SVG file in base64; null: none. */
  input: Type.Object({ logo: Type.Union([Type.Null(), Type.String({ minLength: 4, maxLength: LOGO_TEXT_MAX })]) }),
  run: async ({ office }, input) =>
    actionResult([await setLogo(office, input.logo === null ? null : Buffer.from(input.logo, "base64"))]),
  read: (fields, upload) => {
    if (fields.get("remove") === "yes") return { logo: null };
    if (upload === null) throw new Refusal("upload-missing");
    if (upload.bytes.length > LOGO_MAX) throw new Refusal("bad-logo", { max: LOGO_MAX, found: upload.bytes.length });
    return { logo: Buffer.from(upload.bytes).toString("base64") };
  },
});

/** A larger one is no edition. */
const EDITION_MAX = 200_000;

const adoption = action({
  ...common,
  name: "adopt-edition",
  /** The JSON of an edition of one's own, as text; `file` is what it is called where it is spoken of. */
  input: Type.Object({
    file: Type.Optional(plainText(200, 1)),
    edition: plainText(EDITION_MAX, 2),
    reason: Reason,
  }),
  run: async ({ office }, { file = "edition.json", edition: text, reason }) =>
    actionResult([await adoptEdition(office, { file, text, reason })]),
  read: (fields, upload) => {
    if (upload === null) throw new Refusal("upload-missing");
    const edition = Buffer.from(upload.bytes).toString("utf8");
    return { file: upload.name, edition, reason: fields.get("reason") ?? "" };
  },
});

const withdrawal = action({
  ...common,
  name: "withdraw-edition",
  input: Type.Object({ edition: plainText(60, 1), reason: Reason }),
  run: async ({ office }, request) => actionResult([await withdrawEdition(office, request)]),
});

const settings = action({
  ...common,
  name: "change-settings",
  input: Type.Object({
    name: Type.Optional(plainText(100)),
    zone: Type.Optional(plainText(60, 1)),
    federation: Type.Optional(Type.Union([Type.Null(), Code])),
    colour: Type.Optional(Type.Union([Type.Null(), plainText(7)])),
    contact: Type.Optional(Type.Union([Type.Null(), plainText(500)])),
    imprint: LongText,
    privacy: LongText,
    reportYears: Retention,
    signInDays: Retention,
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
  logo,
  adoption,
  withdrawal,
];
