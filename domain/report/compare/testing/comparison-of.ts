import type { ComparedRow, Comparison, EarlierFinding } from '../comparison';

/** An earlier finding with these values. */
export function earlierOf(fields: Partial<EarlierFinding> = {}): EarlierFinding {
  return {
    id: 'earlier-0001',
    mainProblem: 'Root intrusion',
    footage: 32,
    severity: 'medium',
    date: '2025-03-05',
    videoTime: '',
    photo: '',
    history: [],
    ...fields,
  };
}

/** What became of an earlier finding, with these values. */
export function rowOf(
  fields: Partial<Omit<ComparedRow, 'earlier'>> = {},
  earlier?: Partial<EarlierFinding>,
): ComparedRow {
  return {
    earlier: earlierOf(earlier),
    outcome: 'repaired',
    findingId: '',
    photos: [],
    photoMarks: [],
    videoTime: '',
    ...fields,
  };
}

/** A comparison with these values. */
export function comparisonOf(fields: Partial<Comparison> = {}): Comparison {
  return {
    kind: 'repair',
    reportId: 'report-of-last-year',
    date: '2025-03-05',
    offset: 0,
    linearFootage: 62,
    distanceToMain: 80,
    rows: [rowOf()],
    ...fields,
  };
}
