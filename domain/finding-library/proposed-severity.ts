import { measuredFigure, type Measures } from '../report/measure';
import { worstSeverity, type Severity } from '../report/severity';
import type { LibraryFinding, SeverityThreshold } from './library-finding';

/** The severity that a finding is proposed with, after what was measured. */
export function proposedSeverity(
  finding: Pick<LibraryFinding, 'severity' | 'thresholds'>,
  measures: Measures,
): Severity {
  const raised = passedThresholds(finding, measures).map(({ severity }) => severity);
  return worstSeverity([finding.severity, ...raised]);
}

/** The thresholds that were exceeded; none without a finding. */
export function passedThresholds(
  finding: Pick<LibraryFinding, 'thresholds'> | undefined,
  measures: Measures,
): readonly SeverityThreshold[] {
  const { thresholds = [] } = finding ?? {};
  return thresholds.filter(({ blank, over }) => measuredFigure(blank, measures[blank]) > over);
}
