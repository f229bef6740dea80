import type { ComponentChildren, VNode } from "preact";

interface Props {
  /** What opens them. */
  readonly summary: string;
  readonly isReport: boolean;
  readonly children: ComponentChildren;
}

/** The numbers under a chart: folded on a screen, open in a report. */
export const ChartNumbers = ({ summary, isReport, children }: Props): VNode =>
  isReport ? (
    <div class="chart-numbers">{children}</div>
  ) : (
    <details class="chart-numbers">
      <summary>{summary}</summary>
      {children}
    </details>
  );
