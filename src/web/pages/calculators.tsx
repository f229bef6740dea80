import type { VNode } from "preact";
import { CALCULATORS } from "../calculators/calculate.ts";
import { Calculator, type CalculatorProps } from "../calculators/calculator.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";

export function CalculatorPage({ own, shown }: { readonly own: CalculatorProps; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { titles, intros, title } = words.web.calculators;
  return (
    <>
      <h1>{titles[own.name]}</h1>
      <nav class="tabs" aria-label={title}>
        {CALCULATORS.map((name) => (
          <a href={to(`/calculators/${name}`)} aria-current={name === own.name ? "page" : undefined}>
            {titles[name]}
          </a>
        ))}
      </nav>
      <p>{intros[own.name]}</p>
      <Island name="calculator" words={words} of={Calculator} own={own} />
    </>
  );
}
