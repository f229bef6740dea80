import type { VNode } from "preact";

/** Line drawings on a square of 20: what stands beside says the same in words, so they are not read out. */
const DRAWINGS = {
  search: "M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0M13 13l5 5",
  download: "M10 2v11M5.5 8.5 10 13l4.5-4.5M3 17.5h14",
  calendar: "M3 5h14v12.5H3zM3 9h14M7 2.5V5M13 2.5V5",
  calculators: "M4.5 2.5h11v15h-11zM7.5 5.5h5M7.5 10h.01M10 10h.01M12.5 10h.01M7.5 14h.01M10 14h.01M12.5 14h.01",
  check: "M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0M6.5 10.5 9 13l5-5.5",
  regulations: "M10 5C8 3.5 5 3 2.5 3.5v12C5 15 8 15.5 10 17c2-1.5 5-2 7.5-1.5v-12C15 3 12 3.5 10 5v12",
} as const;

export const Icon = ({ of }: { readonly of: keyof typeof DRAWINGS }): VNode => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={DRAWINGS[of]} />
  </svg>
);
