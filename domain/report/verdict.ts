import type { Finding } from './finding';
import { worstSeverity, type Severity } from './severity';

export const verdicts = ['nothing-to-do', 'maintain', 'get-quotes', 'repair-before-closing'] as const;
export type VerdictName = (typeof verdicts)[number];

export const verdictWords: Record<VerdictName, string> = {
  'nothing-to-do': 'No action needed',
  maintain: 'Maintain',
  'get-quotes': 'Get quotes',
  'repair-before-closing': 'Repair before closing',
};

const verdictOf: Record<Severity, VerdictName> = {
  none: 'nothing-to-do',
  low: 'maintain',
  medium: 'get-quotes',
  high: 'repair-before-closing',
};

/** The summary at the top of a report. */
export interface Verdict {
  readonly name: VerdictName;
  readonly severity: Severity;
  /** One sentence: the deciding finding and its footage. */
  readonly reason: string;
}

type Judged = Pick<Finding, 'severity' | 'mainProblem' | 'footage'>;

/** Decided by the worst finding. */
export function verdictOn(findings: readonly Judged[]): Verdict {
  const severity = worstSeverity(findings.map((finding) => finding.severity));
  const deciding = findings.filter((finding) => finding.severity === severity);
  return { name: verdictOf[severity], severity, reason: reasonOf(severity, deciding) };
}

function reasonOf(severity: Severity, deciding: readonly Judged[]): string {
  const [first, ...others] = deciding;
  if (severity === 'none' || !first) return 'The camera found nothing that needs work.';
  const place = first.footage === null ? '' : ` at ${first.footage} ft`;
  const more = others.length === 0 ? '' : `, plus ${others.length} more of ${severity} severity`;
  return `${first.mainProblem}${place}${more}.`;
}
