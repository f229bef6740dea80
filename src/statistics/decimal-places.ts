/** A number with at most so many decimals; nothing stays nothing, and there is no −0. */
export function decimalPlaces<Value extends number | null>(value: Value, places: number): Value {
  if (value === null) return value;
  const factor = 10 ** places;
  return (Math.round(value * factor) / factor || 0) as Value;
}
