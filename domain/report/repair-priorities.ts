import type { Finding } from './finding';
import { worstFirst } from './numbered-findings';
import type { Severity } from './severity';

/** What is stored as `recommendations`, as JSON text. */
export interface Recommendations {
  /** The inspector's own words. */
  readonly text: string;
  readonly priorities: readonly RepairPriority[];
}

export interface RepairPriority {
  readonly severity: Exclude<Severity, 'none'>;
  readonly footage: number | null;
  readonly problem: string;
  readonly recommendation: string;
  readonly estimatedCost: string;
}

/** The findings that need work, most urgent first. */
export function repairPriorities(findings: readonly Finding[]): RepairPriority[] {
  return worstFirst(findings).flatMap(({ severity, footage, mainProblem, ...finding }) =>
    severity === 'none'
      ? []
      : [
          {
            severity,
            footage,
            problem: mainProblem,
            recommendation: finding.recommendation,
            estimatedCost: finding.estimatedCost,
          },
        ],
  );
}
