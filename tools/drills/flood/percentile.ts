/** The value that so many per cent of the values do not exceed, rounded; 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0);
}
