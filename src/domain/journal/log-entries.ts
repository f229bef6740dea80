/** What is recorded about the journal as a signed log. */
export type LogPayloads = {
  /** The office signs with another key: the new one, as it is handed out, signed with the old one. */
  "signing-key-changed": { from: string; to: string; signature: string };
};
