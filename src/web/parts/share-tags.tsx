import type { VNode } from "preact";

interface Props {
  readonly title: string;
  readonly office: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly address: string;
  readonly language: string;
}

/** What other sites show of a page that is linked there (Open Graph). */
export function ShareTags({ title, office, description, address, language }: Props): VNode {
  const tags: readonly (readonly [property: string, content: string])[] = [
    ["og:type", "website"],
    ["og:site_name", office],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:locale", language],
  ];
  return (
    <>
      <meta name="description" content={`${title} · ${description}`} />
      {tags.map(([property, content]) => (
        <meta property={property} content={content} />
      ))}
    </>
  );
}
