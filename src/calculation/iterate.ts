/**
 * Repeated estimates: each pass revises those of the pass before. The number of passes is what an article sets;
 * a worked example that stops after one pass must be reproduced with one.
 */
export function iterate<Estimates>(
  first: Estimates,
  revise: (estimates: Estimates) => Estimates,
  { passes }: { readonly passes: number },
): Estimates {
  let estimates = first;
  for (let pass = 0; pass < passes; pass++) estimates = revise(estimates);
  return estimates;
}
