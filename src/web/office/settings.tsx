import type { VNode } from "preact";
import type { OfficeFace } from "../../domain/face.ts";
import type { Federation } from "../../domain/player.ts";
import { Federations } from "./parts/federations.tsx";
import { ActionForm, Area, Choice, type Entered, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { federationOptions } from "./parts/player-fields.tsx";
import { ExpireForm, type Retention, RetentionFields } from "./parts/retention.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  /** Reports whose births are older than they are kept; null: they are kept for ever. */
  readonly expired: number | null;
  readonly settings: FaceProps["settings"] & {
    readonly name: string;
    readonly zone: string;
    readonly federation: string | null;
  };
  readonly federations: readonly Federation[];
  /** Time zones to choose from. */
  readonly zones: readonly string[];
  readonly shown: OfficeShown;
}

/** Whose office it is, and the federations it knows. */
export function SettingsPage({ settings, expired, federations, zones, shown }: Props): VNode {
  const { settings: says } = shown.words.web.keeping;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.text}</p>
      <p class="actions">
        {linksOf(shown.words).map(([path, title]) => (
          <a class="button quiet" href={shown.to(path)}>
            {title}
          </a>
        ))}
      </p>
      <ActionForm shown={shown} action="change-settings" button={says.save}>
        {(entered) => (
          <>
            <Field label={says.name} name="name" value={settings.name} entered={entered} wide />
            <label>
              <span>{says.zone}</span>
              <input
                name="zone"
                list="zones"
                value={entered.value("zone", settings.zone)}
                placeholder={says.zoneHint}
                required
              />
              <datalist id="zones">
                {zones.map((zone) => (
                  <option value={zone} />
                ))}
              </datalist>
            </label>
            <Choice
              label={says.federation}
              name="federation"
              value={settings.federation ?? ""}
              entered={entered}
              options={federationOptions(federations, says.noFederation)}
            />
            <FaceFields settings={settings} shown={shown} entered={entered} />
          </>
        )}
      </ActionForm>
      <LogoForms settings={settings} shown={shown} />
      <ExpireForm expired={expired} shown={shown} />
      <Federations federations={federations} shown={shown} />
    </OfficeFrame>
  );
}

/** Other pages for those who keep the office. */
const linksOf = ({ web, design, notifications }: OfficeShown["words"]): readonly (readonly [string, string])[] => [
  ["/office/import", web.keeping.importing.title],
  ["/office/editions", design.office.title],
  ["/office/notifications", notifications.queue.title],
];

interface FaceProps {
  readonly settings: OfficeFace & Retention;
  readonly shown: OfficeShown;
}

function FaceFields({ settings, shown, entered }: FaceProps & { readonly entered: Entered }): VNode {
  const { settings: says } = shown.words.web.keeping;
  return (
    <>
      <Field label={says.colour} name="colour" value={settings.colour ?? ""} entered={entered} pattern="#[0-9a-f]{6}" />
      {(["contact", "imprint", "privacy"] as const).map((name) => (
        <Area label={says[name]} name={name} value={settings[name] ?? ""} entered={entered} optional />
      ))}
      <RetentionFields settings={settings} shown={shown} entered={entered} />
    </>
  );
}

function LogoForms({ settings: { logo }, shown }: FaceProps): VNode {
  const { settings: says } = shown.words.web.keeping;
  return (
    <section>
      <h2>{says.logo}</h2>
      {logo === undefined ? null : (
        <p>
          <img src={`/logo/${logo}`} alt={says.logo} class="logo" />
        </p>
      )}
      <ActionForm shown={shown} action="set-logo" button={says.saveLogo} upload>
        {() => (
          <label class="wide">
            <span>{says.logoFile}</span>
            <input type="file" name="logo" accept="image/png,image/svg+xml" required />
          </label>
        )}
      </ActionForm>
      {logo === undefined ? null : (
        <ActionForm
          shown={shown}
          action="set-logo"
          id="none"
          button={says.removeLogo}
          danger
          hidden={{ remove: "yes" }}
        />
      )}
    </section>
  );
}
