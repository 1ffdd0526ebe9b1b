import type { Finding } from '../finding';

/** A finding with these values; the others as the form starts with them. */
export function findingOf(fields: Partial<Finding> = {}): Finding {
  return {
    id: 'finding-0001',
    footage: null,
    material: '',
    mainProblem: 'Offset joint',
    observation: '',
    severity: 'low',
    proposedSeverity: '',
    severityReason: '',
    recommendation: '',
    estimatedCost: '',
    videoTime: '',
    photos: [],
    photoMarks: [],
    ...fields,
  };
}
