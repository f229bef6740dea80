import { plural } from "../numbers.ts";
import type { AccessRefusalWords, AccessWords } from "../types/access-words.ts";
import type { Writing } from "../writing.ts";

/** What the pages say about getting in. */
export const accessWords = ({ asDay }: Writing): AccessWords => ({
  code: {
    title: "Enter your code",
    text: "Open your authenticator app and enter the six digits it shows, or one of your recovery codes.",
    label: "Code",
    button: "Continue",
  },
  roleByRule: (provider) => `The rules for signing in with ${provider} give this role.`,
  identity: {
    title: "Confirm your identity",
    text: "This step needs your password again. You are then not asked for 10 minutes.",
    password: "Your password",
    code: "Code from your authenticator app, or a recovery code",
    button: "Confirm and continue",
  },
  tokens: {
    scope: "Permissions",
    scopes: {
      read: "Read only",
      reports: "Register tournaments, send reports and club lists",
      office: "Everything your role allows, except users and publishing",
      all: "Everything your role allows",
    },
    days: "Expires after",
    forDays: (days) => plural("en", days, "day", "days"),
    expires: "Expires",
  },
  secretUntil: (day) => `Valid until ${asDay(day)}.`,
  passwordEnds: "This ends all your other sessions and your tokens.",
  sessions: {
    title: "Where you are signed in",
    began: "Signed in",
    seen: "Last seen",
    browser: "Browser",
    address: "Address",
    here: "this browser",
    end: "End",
    endOthers: "End all other sessions",
  },
  signIns: {
    title: "Recent sign-ins",
    text: "If you do not recognise one of them, change your password.",
    when: "Time",
    result: "Result",
    succeeded: "signed in",
    failed: "failed",
    none: "No sign-ins recorded yet.",
  },
  factor: {
    title: "Two-step sign-in",
    off: "Off. Turn it on to sign in with a code from an authenticator app as well as your password.",
    on: (left) => `On. ${plural("en", left, "recovery code", "recovery codes")} left.`,
    manage: "Manage two-step sign-in",
    begin: "Turn on",
    scan: "Scan this code with an authenticator app, or enter the key by hand. Then enter the code shown in the app.",
    picture: "QR code with the key",
    secret: "Key",
    address: "Address for apps on this device",
    code: "Code from the app",
    confirm: "Confirm",
    codes: "These are your recovery codes, each for one sign-in without the app. Keep them in a safe place.",
    renew: "New recovery codes",
    renewButton: "Create new codes (the old ones stop working)",
    remove: "Turn off two-step sign-in",
    removeButton: "Turn off",
    column: "Two-step sign-in",
    reset: "Two-step sign-in: app or phone lost",
    resetButton: "Turn off for this user",
  },
});

export const ACCESS_REFUSAL_WORDS: AccessRefusalWords = {
  "password-too-common": () => "This password is too easy to guess: choose one that is not a common word or pattern.",
  "password-has-name": () => "Choose a password that does not contain your user name or the name of the office.",
  "one-time-expired": () => "This one-time password has expired: ask the office for a new one.",
  "bad-code": () => "Wrong code, or it was used before. Wait for the next one and try again.",
  "oidc-unavailable": ({ name }) =>
    `${name} cannot be reached at the moment. Try again later, or sign in with your password here.`,
  "oidc-failed": ({ name }) => `Signing in with ${name} did not work. Try again; if it keeps failing, tell the office.`,
  "oidc-unknown-user": ({ name }) =>
    `Your account at ${name} is not admitted to this office. Ask an administrator to add it.`,
  "oidc-faulty": ({ file, faults }) =>
    `${file} is not a valid OpenID Connect configuration. Correct what stands at these lines: ${faults.join(", ")}.`,
  "sign-in-expired": () => "The sign-in took too long. Sign in again.",
  "identity-unconfirmed": () => "Confirm with your password first.",
  "token-scope": ({ needed }) => `This token does not allow that. It needs the permission "${needed}".`,
  "no-second-factor": ({ user }) => `Two-step sign-in is not turned on for ${user}.`,
  "second-factor-there": () => "Two-step sign-in is already on.",
};
