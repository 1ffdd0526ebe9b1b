import type { Finding } from './finding';
import { severities } from './severity';

type Ranked = Pick<Finding, 'severity'>;

function bySeverity(one: Ranked, other: Ranked): number {
  return severities.indexOf(other.severity) - severities.indexOf(one.severity);
}

/** The order in which a report's findings are stored: worst first, equal ones as the inspector ordered them. */
export function worstFirst<Each extends Ranked>(findings: readonly Each[]): Each[] {
  return [...findings].sort(bySeverity);
}

/** A finding with its number in the report, from 1. */
export interface NumberedFinding<Each = Finding> {
  readonly number: number;
  readonly finding: Each;
}

/**
 * The findings of a version with the numbers that its page, PDF, captions, map and repair lists share. They follow the
 * stored order, because versions from before `worstFirst` have PDFs with those numbers.
 */
export function numberedFindings<Each>(findings: readonly Each[]): NumberedFinding<Each>[] {
  return findings.map((finding, index) => ({ number: index + 1, finding }));
}

/** The findings that need work, most urgent first, with their numbers. */
export function numberedRepairs<Each extends Ranked>(findings: readonly Each[]): NumberedFinding<Each>[] {
  return numberedFindings(findings)
    .filter(({ finding }) => finding.severity !== 'none')
    .sort((one, other) => bySeverity(one.finding, other.finding));
}
