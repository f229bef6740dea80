import type { CalculatorName } from "../calculators/calculate.ts";
import { mayBeName } from "../calculators/query.ts";

/** A name, or a player's number, becomes the rating on the current list: the server knows it. */
export async function resolveOpponent(
  input: HTMLInputElement,
  name: CalculatorName,
  change: (form: HTMLFormElement) => void,
): Promise<void> {
  const { form, value } = input;
  if (form === null || !mayBeName(value)) return;
  const list = String(new FormData(form).get("list") ?? "");
  const asked = new URLSearchParams({ opponent: value.trim(), score: "1", list });
  const answer = await fetch(`/api/v1/calculators/${name}?${asked}`);
  const [rating] = answer.ok ? ((await answer.json()).query.opponent ?? []) : [];
  if (rating === undefined || input.value !== value) return;
  input.value = rating;
  change(form);
}
