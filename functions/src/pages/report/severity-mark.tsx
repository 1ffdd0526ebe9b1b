import { severityShapes } from '@domain/brand/severity-shapes';
import type { Severity } from '@domain/report/severity';

interface SeverityMarkProps {
  readonly severity: Severity;
  readonly size?: number;
}

/** The severity's shape; its name is shown beside it. */
export function SeverityMark({ severity, size = 24 }: SeverityMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d={severityShapes[severity]} fill={`var(--${severity})`} />
    </svg>
  );
}
