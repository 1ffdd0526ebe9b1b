/** A length in points as an operand: two decimals are finer than any printer. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}
