import type { VNode } from "preact";
import { ReportChecker } from "../check/report-checker.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";

export function CheckPage({ shown }: { readonly shown: Shown }): VNode {
  const { words } = shown;
  return (
    <>
      <h1>{words.web.check.title}</h1>
      <p>{words.web.check.intro}</p>
      <p class="notice warn no-script">{words.web.site.needsScript}</p>
      <Island name="report-checker" words={words} of={ReportChecker} own={{}} />
    </>
  );
}
