import type { VNode } from "preact";
import type { Shown } from "../page.tsx";

interface Props {
  readonly of: { readonly id: string; readonly name: string; readonly title: string | null };
  readonly shown: Pick<Shown, "to">;
}

/** Title and name; who is known to the public leads to their page. */
export const Player = ({ of: { id, name, title }, shown: { to } }: Props): VNode => (
  <>
    {title === null ? null : <span class="badge">{title}</span>}
    {title === null ? null : " "}
    {id === "" ? name : <a href={to(`/players/${id}`)}>{name}</a>}
  </>
);
