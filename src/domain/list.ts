/** The lists a federation of federations publishes. A club's book is a list of its own kind. */
export const LIST_KINDS = ["standard", "rapid", "blitz"] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What people know as the sha-256 of a list: of its first line, which has the root; in format 1, of all its bytes. */
export const listSha256 = (list: { readonly content: string; readonly header?: string | null }): string =>
  list.header ?? list.content;
