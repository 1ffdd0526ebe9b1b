import { costRange, writtenRange, type CostRange } from './estimated-cost';
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

/** The total of a report's estimates, to stand beside its verdict. */
export interface Estimate {
  readonly sum: string;
  /** A sentence about repairs that it leaves out; empty if there are none. */
  readonly without: string;
}

/** Null if the report gives no estimate. */
export function estimateOf(
  findings: readonly Pick<Finding, 'estimatedCost' | 'severity'>[],
): Estimate | null {
  const total = totalCost(findings);
  if (!total) return null;
  const repairs = findings.filter(({ severity }) => severity !== 'none');
  const without = totalCost(repairs)?.without ?? repairs.length;
  return { sum: writtenRange(total.range), without: withoutWords(without) };
}

function withoutWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 repair has no estimate.' : `${count} repairs have no estimate.`;
}
