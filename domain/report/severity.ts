export const severities = ['none', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

export const severityWords: Record<Severity, string> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** Criteria of each severity, shown to the inspector and printed in the report so that readers can judge it. */
export const severityCriteria: Record<Severity, string> = {
  none: 'No action needed. Normal for its age, and flow isn’t affected.',
  low: 'A small defect that doesn’t restrict flow: hairline cracks, light scale, a slight offset. Clean it or keep an eye on it.',
  medium:
    'A defect that restricts flow or will get worse: roots, heavy scale, an offset over a quarter of the pipe, a belly holding water. Get it quoted.',
  high: 'Flow is blocked or the pipe is failing: a break, a hole, a collapse, an offset over half the pipe. Repair it before closing.',
};

/** A finding's severity as the report words it. */
export function severitySentence(severity: Severity): string {
  const criteria = severityCriteria[severity];
  return severity === 'none' ? criteria : `${severityWords[severity]} severity. ${criteria}`;
}

/** The highest severity; `none` for an empty list. */
export function worstSeverity(all: readonly Severity[]): Severity {
  return all.reduce<Severity>(
    (worst, next) => (severities.indexOf(next) > severities.indexOf(worst) ? next : worst),
    'none',
  );
}

/** Whether a severity is lower than the proposed one; false while either is missing. */
export function isLower(severity: Severity | '' | undefined, proposed: Severity | '' | undefined): boolean {
  if (!severity || !proposed) return false;
  return severities.indexOf(severity) < severities.indexOf(proposed);
}
