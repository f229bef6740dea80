/** The lists a federation of federations publishes. A club's book is a list of its own kind. */
export const LIST_KINDS = ["standard", "rapid", "blitz"] as const;
export type ListKind = (typeof LIST_KINDS)[number];
