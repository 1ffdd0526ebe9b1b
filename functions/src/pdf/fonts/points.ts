/** A length in points as an operand; two decimals exceed any printer's resolution. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}
