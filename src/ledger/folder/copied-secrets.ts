import type { Connection } from "../database.ts";
import { keptMessages, messageFile, putMessages } from "./messages-file.ts";
import { keepSecrets, keptSecrets, putSecrets, secretsIn } from "./secrets-file.ts";

/** Puts passwords, tokens, keys and messages beside an exported office, so that it is the whole installation. */
export const copySecrets = (folder: string, { transaction }: Pick<Connection, "transaction">): Promise<void> =>
  transaction(async ({ query }) => {
    await messageFile(folder).keep(query);
    await keepSecrets(folder, query);
  });

/** Takes them over into an office that has none; what it has of its own stays. Gives whether they were taken. */
export async function takeSecrets(folder: string, { transaction }: Pick<Connection, "transaction">): Promise<boolean> {
  const secrets = keptSecrets(folder);
  if (secrets === null) return false;
  return transaction(async ({ query }) => {
    const own = await secretsIn(query);
    if (Object.values(own).some((rows) => rows.length > 0)) return false;
    await putSecrets(secrets, query);
    await putMessages(keptMessages(folder), query);
    return true;
  });
}
