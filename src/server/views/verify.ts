import { h } from "preact";
import { Type } from "typebox";
import { knownSigningKey, publicKeyText } from "../../periods/log/signing-key.ts";
import { VerifyPage } from "../../web/pages/verify.tsx";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

/** Only files of this site: nobody shall be led to check another's under our name. */
const OWN_FILE = /^\/(files|log)\/[\w/.-]+$/;

/** The page alone: what it does happens in the browser. */
export const verify = view({
  operation: null,
  path: "/verify",
  params: NOTHING,
  query: Type.Object({ file: Type.Optional(Type.String({ maxLength: 200 })) }),
  data: Type.Object({ office: Text, file: NullableText }),
  load: async ({ ledger }, { query: { file = "" } }) => {
    const known = await knownSigningKey(ledger.db);
    return { office: known === null ? "" : publicKeyText(known.key), file: OWN_FILE.test(file) ? file : null };
  },
  page: (data, shown) => ({ title: shown.words.web.files.title, content: h(VerifyPage, { ...data, shown }) }),
  cachePolicy: () => "until the next entry",
});
