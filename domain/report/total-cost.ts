import { costRange, type CostRange } from './estimated-cost';
import type { Finding } from './finding';

export interface TotalCost {
  readonly range: CostRange;
  /** Number of findings without a cost. */
  readonly without: number;
}

/** The total cost of the findings; null if none gives a cost. */
export function totalCost(findings: readonly Pick<Finding, 'estimatedCost'>[]): TotalCost | null {
  const ranges = findings.flatMap(({ estimatedCost }) => costRange(estimatedCost) ?? []);
  if (ranges.length === 0) return null;
  const sum = (end: keyof CostRange) => {
    const cents = ranges.reduce((total, range) => total + Math.round(range[end] * 100), 0);
    return cents / 100;
  };
  return { range: { from: sum('from'), to: sum('to') }, without: findings.length - ranges.length };
}
