/** What is read of an explanation. */
interface Explained {
  readonly value: unknown;
  readonly basis: { readonly kind: string; readonly clause?: { readonly code: string; readonly reason?: unknown } };
  readonly inputs: Readonly<Record<string, Explained>>;
}

export interface Correction {
  readonly points: number;
  readonly reason: string;
}

/** The corrections by the office that a rating was made with, each once: a base rating is an input of many values. */
export function correctionsIn({ basis: { clause }, inputs }: Explained): readonly Correction[] {
  const own = clause?.code === "base-corrected" ? inputs.correction : undefined;
  const found = own === undefined ? [] : [{ points: Number(own.value), reason: String(clause?.reason) }];
  const below = Object.values(inputs).flatMap(correctionsIn);
  return [...found, ...below].filter(
    (each, at, all) => all.findIndex(({ points, reason }) => points === each.points && reason === each.reason) === at,
  );
}
