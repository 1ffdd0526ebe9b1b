import { styled } from '@mui/material/styles';
import { severityShapes } from '@domain/brand/severity-shapes';
import type { Severity } from '@domain/report/severity';

const Shape = styled('path', { shouldForwardProp: (prop) => prop !== 'severity' })<{ severity: Severity }>(
  ({ theme, severity }) => ({ fill: theme.vars.palette.severity[severity] }),
);

interface SeverityMarkProps {
  readonly severity: Severity;
  readonly size?: number;
}

/** A severity as its own shape in its own colour; its word stands beside it. */
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
      <Shape severity={severity} d={severityShapes[severity]} />
    </svg>
  );
}
