import type { ReportForm } from './report-form';

/**
 * A report as its request is recognized by: without what the form has gained since 1.0, where that is empty. So a
 * report that a device sent before an update, and sends again after it, is still the same request.
 */
export function askedReport({
  direction,
  endReached,
  films,
  findings,
  comparison,
  ...report
}: ReportForm): object {
  return {
    ...report,
    ...(direction !== '' && { direction }),
    ...(endReached !== '' && { endReached }),
    ...(films.length > 0 && { films }),
    ...(comparison !== null && { comparison }),
    findings: findings.map(({ proposedSeverity, severityReason, ...finding }) => ({
      ...finding,
      ...(proposedSeverity !== '' && { proposedSeverity }),
      ...(severityReason !== '' && { severityReason }),
    })),
  };
}
