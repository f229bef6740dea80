import { h } from "preact";
import { Type } from "typebox";
import { AboutPage } from "../../web/pages/about.tsx";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

/** Who runs the site, in the office's own words. */
export const about = view({
  operation: "about",
  path: "/about",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    name: Text,
    zone: Text,
    federation: NullableText,
    contact: NullableText,
    imprint: NullableText,
    privacy: NullableText,
    colour: NullableText,
    /** The address of the picture on this site. */
    logo: NullableText,
  }),
  load: async ({ facts }) => {
    const { settings } = await facts();
    const { name, zone, federation, contact = null, imprint = null, privacy = null, colour = null, logo } = settings;
    const picture = logo === undefined ? null : `/logo/${logo}`;
    return { name, zone, federation, contact, imprint, privacy, colour, logo: picture };
  },
  page: (data, shown) => ({ title: shown.words.pages.overview.about.title, content: h(AboutPage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});
