import type { VNode } from "preact";
import { TOKEN_SCOPES, type TokenScope } from "../../domain/account.ts";
import { type Choices, ChoicesForm } from "../notifications/choices.tsx";
import { Day, Moment } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { ActionForm, Choice, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

export interface OwnToken {
  /** Its id in the database, which keeps only a hash of the token. */
  readonly key: string;
  readonly label: string;
  readonly scope: TokenScope | null;
  readonly made: string;
  readonly used: string | null;
  readonly expires: string;
}

export interface OwnSession {
  readonly key: string;
  readonly began: string;
  readonly seen: string;
  readonly address: string;
  readonly browser: string;
  /** Whether it is the current session. */
  readonly isHere: boolean;
}

export interface OwnSignIn {
  readonly at: string;
  readonly address: string;
  readonly browser: string;
  readonly succeeded: boolean;
}

interface Props {
  readonly tokens: readonly OwnToken[];
  readonly sessions: readonly OwnSession[];
  readonly signIns: readonly OwnSignIn[];
  /** Recovery codes that were not used yet; null: two-step sign-in is off. */
  readonly codesLeft: number | null;
  /** Which messages come by mail. */
  readonly choices: Choices;
  readonly shown: OfficeShown;
}

/** How long a token may be good for, in days; the last is the longest. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = "90";

/** One's own password, second factor, sessions and tokens. */
export function AccountPage({ tokens, sessions, signIns, codesLeft, choices, shown }: Props): VNode {
  const { words, to, account } = shown;
  const { account: says } = words.web.office;
  const { factor } = words.web.access;
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.account}>
      <p>
        {words.web.office.home.hello(
          account.user,
          words.office.roles[account.role],
          account.federation ?? account.club,
        )}
      </p>
      <p class="actions">
        <a class="button quiet" href={to("/password")}>
          {says.password}
        </a>
      </p>
      <h2>{factor.title}</h2>
      <p>{codesLeft === null ? factor.off : factor.on(codesLeft)}</p>
      <p class="actions">
        <a class="button quiet" href={to("/office/account/two-step")}>
          {factor.manage}
        </a>
      </p>
      <ChoicesForm choices={choices} shown={shown} />
      <Sessions sessions={sessions} shown={shown} />
      <SignIns signIns={signIns} shown={shown} />
      <Tokens tokens={tokens} shown={shown} />
    </OfficeFrame>
  );
}

function Sessions({ sessions, shown }: Pick<Props, "sessions" | "shown">): VNode {
  const { language, web } = shown.words;
  const { sessions: says } = web.access;
  return (
    <>
      <h2>{says.title}</h2>
      <Table
        stack
        headed
        caption={says.title}
        rows={sessions}
        columns={[
          { head: says.browser, names: true, cell: ({ browser }) => browser || "–" },
          { head: says.address, cell: ({ address }) => address },
          { head: says.began, cell: ({ began }) => <Moment of={began} language={language} /> },
          { head: says.seen, cell: ({ seen }) => <Moment of={seen} language={language} /> },
          {
            head: says.end,
            cell: ({ key, isHere }) =>
              isHere ? (
                says.here
              ) : (
                <ActionForm shown={shown} action="end-session" id={key} button={says.end} hidden={{ session: key }} />
              ),
          },
        ]}
      />
      {sessions.length > 1 ? <ActionForm shown={shown} action="end-other-sessions" button={says.endOthers} /> : null}
    </>
  );
}

function SignIns({ signIns, shown }: Pick<Props, "signIns" | "shown">): VNode {
  const { language, web } = shown.words;
  const { signIns: says, sessions } = web.access;
  return (
    <>
      <h2>{says.title}</h2>
      <p>{signIns.length === 0 ? says.none : says.text}</p>
      {signIns.length === 0 ? null : (
        <Table
          stack
          headed
          caption={says.title}
          rows={signIns}
          columns={[
            { head: says.when, names: true, cell: ({ at }) => <Moment of={at} language={language} /> },
            { head: sessions.browser, cell: ({ browser }) => browser || "–" },
            { head: sessions.address, cell: ({ address }) => address },
            { head: says.result, cell: ({ succeeded }) => (succeeded ? says.succeeded : says.failed) },
          ]}
        />
      )}
    </>
  );
}

function Tokens({ tokens, shown }: Pick<Props, "tokens" | "shown">): VNode {
  const { words } = shown;
  const { account: says } = words.web.office;
  const { tokens: more } = words.web.access;
  return (
    <>
      <h2>{says.tokens}</h2>
      <p>{says.tokensText}</p>
      {tokens.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.tokens}
          rows={tokens}
          columns={[
            { head: says.label, names: true, cell: ({ label }) => label },
            { head: more.scope, cell: ({ scope }) => (scope === null ? "–" : more.scopes[scope]) },
            { head: says.made, cell: ({ made }) => <Day of={made} language={words.language} /> },
            { head: more.expires, cell: ({ expires }) => <Day of={expires} language={words.language} /> },
            {
              head: says.used,
              cell: ({ used }) => (used === null ? says.never : <Day of={used} language={words.language} />),
            },
            {
              head: says.remove,
              cell: ({ key }) => (
                <ActionForm
                  shown={shown}
                  action="delete-token"
                  id={key}
                  button={says.remove}
                  danger
                  hidden={{ token: key }}
                />
              ),
            },
          ]}
        />
      )}
      <ActionForm shown={shown} action="make-token" title={says.make} button={says.makeButton}>
        {(entered) => (
          <>
            <Field label={says.label} name="label" entered={entered} required />
            <Choice
              label={more.scope}
              name="scope"
              entered={entered}
              value="reports"
              options={TOKEN_SCOPES.map((scope) => [scope, more.scopes[scope]])}
            />
            <Choice
              label={more.days}
              name="days"
              entered={entered}
              value={USUAL_DAYS}
              options={TOKEN_DAYS.map((days) => [String(days), more.forDays(days)])}
            />
          </>
        )}
      </ActionForm>
    </>
  );
}
