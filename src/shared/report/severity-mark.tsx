import { severityShapes } from '@domain/brand/severity-shapes';
import type { Severity } from '@domain/report/severity';

interface SeverityMarkProps {
  readonly severity: Severity;
  readonly size?: number;
}

/** A severity as a shape and color; its name is shown beside it. */
export function SeverityMark({ severity, size = 22 }: SeverityMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={severityShapes[severity]} fill={`var(--mui-palette-severity-${severity})`} />
    </svg>
  );
}
