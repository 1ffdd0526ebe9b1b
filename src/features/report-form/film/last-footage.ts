import type { FindingValues } from '../report-values';

/** The footage of the finding that was added last and has one, as typed; empty for none. */
export function lastFootage(findings: readonly Pick<FindingValues, 'footage'>[]): string {
  return findings.findLast(({ footage }) => footage.trim() !== '')?.footage.trim() ?? '';
}
