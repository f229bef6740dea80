/** 1250 cents as 12.50: made of whole numbers only. */
export function moneyText(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
}

/** 12.50, 12,5 or 12 as cents; undefined: no amount of money. */
export function readMoney(text: string): number | undefined {
  const [, whole, rest = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}
