import { MEMBERSHIPS } from "../../../domain/player.ts";

/** What a form has otherwise than the API: titles in one line, a box for each membership. */
export const readPlayerForm = (fields: URLSearchParams): Readonly<Record<string, unknown>> => ({
  otherTitles: (fields.get("otherTitles") ?? "").split(/[\s,;]+/).filter((each) => each !== ""),
  memberships: MEMBERSHIPS.filter((each) => fields.get(each) === "yes"),
});
