import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { PlayerSearch } from "../live/player-search.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";
import type { ListHead } from "./lists.tsx";

export function HomePage({ lists, shown }: { readonly lists: readonly ListHead[]; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { site, home, lists: says } = words.web;
  const newest = LIST_KINDS.flatMap((kind) => lists.find((each) => each.kind === kind) ?? []);
  return (
    <>
      <h1>{shown.office}</h1>
      <p>{site.tagline}</p>
      <Island name="player-search" words={words} of={PlayerSearch} own={{ base: to(""), name: "" }} />
      <h2>{home.newest}</h2>
      {newest.length === 0 ? <p class="notice">{says.none}</p> : null}
      <div class="grid">
        {newest.map((each) => (
          <a class="card tile" href={to(`/lists/${each.list}`)}>
            <strong>{says.kinds[each.kind]}</strong>
            <span>{says.month(each.date)}</span>
          </a>
        ))}
      </div>
      <h2>{home.check}</h2>
      <div class="grid">
        {(["calculators", "check", "regulations"] as const).map((item) => (
          <a class="card tile" href={to(item === "calculators" ? "/calculators/change" : `/${item}`)}>
            <strong>{site.nav[item]}</strong>
            <span>{home.tiles[item]}</span>
          </a>
        ))}
      </div>
      <p class="small">
        <a href={to("/lists.atom")}>Atom</a> · <a href={to("/lists.json")}>JSON Feed</a>
      </p>
    </>
  );
}
