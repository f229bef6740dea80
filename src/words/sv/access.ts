import type * as english from "../en/access.ts";
import { plural } from "../numbers.ts";

/** Det som sidorna säger om inloggning. */
export const accessWords: typeof english.accessWords = ({ asDay }) => ({
  code: {
    title: "Ange din kod",
    text: "Öppna din autentiseringsapp och ange de sex siffror som den visar, eller en av dina återställningskoder.",
    label: "Kod",
    button: "Fortsätt",
  },
  roleByRule: (provider) => `Reglerna för inloggning med ${provider} ger den här rollen.`,
  identity: {
    title: "Bekräfta att det är du",
    text: "Det här steget kräver ditt lösenord igen. Sedan behövs det inte på 10 minuter.",
    password: "Ditt lösenord",
    code: "Kod från din autentiseringsapp, eller en återställningskod",
    button: "Bekräfta och fortsätt",
  },
  tokens: {
    scope: "Rättigheter",
    scopes: {
      read: "Endast läsning",
      reports: "Anmäla turneringar, skicka rapporter och klubblistor",
      office: "Allt som din roll tillåter, utom användare och publicering",
      all: "Allt som din roll tillåter",
    },
    days: "Upphör efter",
    forDays: (days) => plural("sv", days, "dag", "dagar"),
    expires: "Upphör",
  },
  secretUntil: (day) => `Det gäller till och med ${asDay(day)}.`,
  passwordEnds: "Då avslutas alla dina andra inloggningar och dina åtkomstnycklar.",
  sessions: {
    title: "Här är du inloggad",
    began: "Inloggad",
    seen: "Senast aktiv",
    browser: "Webbläsare",
    address: "Adress",
    here: "den här webbläsaren",
    end: "Logga ut",
    endOthers: "Logga ut alla andra",
  },
  signIns: {
    title: "Senaste inloggningar",
    text: "Byt lösenord om du inte känner igen någon av dem.",
    when: "Tid",
    result: "Resultat",
    succeeded: "lyckades",
    failed: "misslyckades",
    none: "Inga inloggningar än.",
  },
  factor: {
    title: "Tvåstegsinloggning",
    off: "Av. Slå på den för att logga in med en kod från en autentiseringsapp utöver lösenordet.",
    on: (left) => `På. ${plural("sv", left, "återställningskod", "återställningskoder")} kvar.`,
    manage: "Hantera tvåstegsinloggning",
    begin: "Slå på",
    scan: "Läs av bilden med en autentiseringsapp, eller skriv in nyckeln för hand. Ange sedan koden som appen visar.",
    picture: "QR-kod med nyckeln",
    secret: "Nyckel",
    address: "Adress för appar på den här enheten",
    code: "Kod från appen",
    confirm: "Bekräfta",
    codes: "Det här är dina återställningskoder, var och en för en inloggning utan appen. Förvara dem säkert.",
    renew: "Nya återställningskoder",
    renewButton: "Skapa nya koder (de gamla slutar gälla)",
    remove: "Slå av tvåstegsinloggning",
    removeButton: "Slå av",
    column: "Tvåstegsinloggning",
    reset: "Tvåstegsinloggning: app eller telefon borta",
    resetButton: "Slå av den för användaren",
  },
});

export const ACCESS_REFUSAL_WORDS: typeof english.ACCESS_REFUSAL_WORDS = {
  "password-too-common": () => "Lösenordet är för lätt att gissa: välj ett som inte är ett vanligt ord eller mönster.",
  "password-has-name": () => "Välj ett lösenord som inte innehåller ditt användarnamn eller kontorets namn.",
  "one-time-expired": () => "Engångslösenordet har gått ut: be kontoret om ett nytt.",
  "bad-code": () => "Koden är fel eller redan använd. Vänta på nästa och försök igen.",
  "oidc-unavailable": ({ name }) =>
    `${name} går inte att nå just nu. Försök igen senare, eller logga in här med ditt lösenord.`,
  "oidc-failed": ({ name }) =>
    `Inloggningen med ${name} fungerade inte. Försök igen; om det fortsätter, säg till kontoret.`,
  "oidc-unknown-user": ({ name }) =>
    `Ditt konto hos ${name} är inte insläppt i detta kontor. Be en administratör att lägga till det.`,
  "oidc-faulty": ({ file, faults }) =>
    `${file} är ingen giltig konfiguration för OpenID Connect. Rätta det som står på dessa rader: ${faults.join(", ")}.`,
  "sign-in-expired": () => "Inloggningen tog för lång tid. Logga in igen.",
  "identity-unconfirmed": () => "Bekräfta först med ditt lösenord.",
  "token-scope": ({ needed }) => `Åtkomstnyckeln tillåter inte det. Den behöver rättigheten "${needed}".`,
  "no-second-factor": ({ user }) => `Tvåstegsinloggning är inte påslagen för ${user}.`,
  "second-factor-there": () => "Tvåstegsinloggning är redan på.",
};
