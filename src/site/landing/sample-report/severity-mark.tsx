import { severityShapes } from '@domain/brand/severity-shapes';
import type { Severity } from '@domain/report/severity';

/** The severities that the sample report has findings of. */
export type SampleSeverity = Exclude<Severity, 'high'>;

/** The severity's word. */
export const severityWord: Record<SampleSeverity, string> = { none: 'none', low: 'low', medium: 'medium' };

interface SeverityMarkProps {
  readonly severity: SampleSeverity;
  readonly size?: number;
}

/** The severity as a shape; its word stands beside it. */
export function SeverityMark({ severity, size = 22 }: SeverityMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d={severityShapes[severity]} fill={`var(--mui-palette-severity-${severity})`} />
    </svg>
  );
}
