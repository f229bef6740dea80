import { escapedXml } from "../http/address.ts";

export interface FeedItem {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** The moment of its publication. */
  readonly published: string;
  readonly summary: string;
}

/** A feed as RFC 4287 writes it. */
export function atom(title: string, items: readonly FeedItem[], address: string): string {
  const entries = items.map(
    (item) =>
      `<entry><id>${escapedXml(item.id)}</id><title>${escapedXml(item.title)}</title><updated>${item.published}</updated>` +
      `<link href="${escapedXml(item.address)}"/><summary>${escapedXml(item.summary)}</summary></entry>`,
  );
  const updated = items[0]?.published ?? "1970-01-01T00:00:00Z";
  return (
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${escapedXml(address)}</id>` +
    `<title>${escapedXml(title)}</title><updated>${updated}</updated><link rel="self" href="${escapedXml(address)}"/>` +
    `<author><name>${escapedXml(title)}</name></author>${entries.join("")}</feed>`
  );
}
