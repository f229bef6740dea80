import type { VNode } from "preact";
import { SHARE_SIZE } from "../share/share-card.tsx";

interface Props {
  readonly title: string;
  readonly office: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly address: string;
  readonly language: string;
  /** The whole address of its picture. */
  readonly picture: string | null;
}

/** What other sites show of a page that is linked there (Open Graph). */
export function ShareTags({ title, office, description, address, language, picture }: Props): VNode {
  const tags: readonly (readonly [property: string, content: string])[] = [
    ["og:type", "website"],
    ["og:site_name", office],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:locale", language],
    ...(picture === null ? [] : pictureTags(picture, title)),
  ];
  return (
    <>
      <meta name="description" content={`${title} · ${description}`} />
      {tags.map(([property, content]) => (
        <meta property={property} content={content} />
      ))}
      {picture === null ? null : <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

const pictureTags = (address: string, title: string): readonly (readonly [string, string])[] => [
  ["og:image", address],
  ["og:image:type", "image/png"],
  ["og:image:width", String(SHARE_SIZE.width)],
  ["og:image:height", String(SHARE_SIZE.height)],
  ["og:image:alt", title],
];
