import { decimals } from "./numbers.ts";

/** The rows of a table by hundredths from one half on: "0.50: 3, 0.51: 10". */
export const tableRows = (language: string, values: readonly number[]): string =>
  values.map((value, row) => `${decimals(language, (50 + row) / 100, 2)}: ${value}`).join(", ");
