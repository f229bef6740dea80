import { completeErasures } from "../complete-erasures.ts";
import type { Connection } from "../database.ts";
import type { Ledger } from "../ledger.ts";
import { tableHead } from "../queries/journal/journal-table.ts";
import type { LedgerParts } from "../recorder.ts";
import { exportTo, importFrom, verifyCopy } from "../transfer.ts";
import { verify } from "../verify.ts";
import { copySecrets, takeSecrets } from "./copied-secrets.ts";
import type { TransferOptions } from "./transferred.ts";

type Transfers = Pick<Ledger, "verify" | "exportTo" | "importFrom" | "backUpTo" | "restoreFrom">;

interface Own extends Pick<Ledger, "rebuild" | "purge"> {
  /** Called where the journal may end elsewhere now. */
  readonly forgetHead: () => void;
}

const DEFAULTS: TransferOptions = { dryRun: false, progress: () => undefined };

/** An office as a whole: checked, written to a folder, and taken over from one. */
export function officeTransfer(connection: Connection, parts: LedgerParts, own: Own): Transfers {
  const { db } = connection;
  const { storage } = parts;
  // In a turn of its own: between writing a line and committing it, file and table differ.
  const verified = async () => verify(db, storage, await connection.transaction((tx) => tableHead(tx.db)));
  const exported: Ledger["exportTo"] = (folder, options) => exportTo(folder, db, storage, { ...DEFAULTS, ...options });
  const imported: Ledger["importFrom"] = async (folder, options) => {
    const importing = importFrom(folder, connection, parts, { ...DEFAULTS, ...options });
    const moved = await importing.finally(own.forgetHead);
    await completeErasures({ db, ...own });
    return moved;
  };
  return {
    verify: verified,
    exportTo: exported,
    importFrom: imported,
    backUpTo: async (folder, progress) => {
      const moved = await exported(folder, { progress });
      await copySecrets(folder, connection);
      return { ...moved, copy: await verifyCopy(folder, db) };
    },
    restoreFrom: async (folder, progress) => {
      const moved = await imported(folder, { progress });
      const withSecrets = await takeSecrets(folder, connection);
      return { ...moved, withSecrets, office: await verified() };
    },
  };
}
