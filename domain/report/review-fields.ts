import type { Finding } from './finding';
import type { ReportForm } from './report-form';

/** The fields of a report that the office can comment on, by the names of their labels in the form. */
export const reportFieldLabels = {
  clientName: 'Client Name',
  clientEmail: 'Client Email',
  propertyAddress: 'Property Address',
  inspectionDate: 'Inspection Date',
  inspectionType: 'Inspection Type',
  sewerScopeType: 'Sewer Scope Type',
  entryPoint: 'Entry Point',
  direction: 'Direction',
  pipeMaterial: 'Pipe Material',
  linearFootage: 'Linear Footage',
  distanceToMain: 'Distance to the Main',
  endReached: 'End Reached',
  films: 'Films',
  videoLink: 'Video Link',
  notInspected: 'Not Inspected',
  findings: 'Findings',
  summary: 'Summary',
  recommendations: 'Recommendations',
  inspectorNotes: 'Inspector Notes',
  disclaimers: 'Disclaimers',
  comparison: 'Comparison',
} as const satisfies Record<keyof ReportForm, string>;
export type ReportField = keyof typeof reportFieldLabels;

/** The same for a finding. */
export const findingFieldLabels = {
  footage: 'Footage',
  material: 'Material',
  mainProblem: 'Main Problem',
  observation: 'Observation',
  severity: 'Severity',
  severityReason: 'Reason for the Lower Severity',
  recommendation: 'Recommendation',
  estimatedCost: 'Estimated Cost',
  videoTime: 'Video Time',
  photos: 'Photos',
} as const satisfies Record<
  Exclude<keyof Finding, 'id' | 'photoMarks' | 'proposedSeverity' | 'film' | 'frame'>,
  string
>;
export type FindingField = keyof typeof findingFieldLabels;

/** Where a comment belongs: a field of the report, or of one finding. */
export interface CommentedField {
  /** Empty for a field of the report itself. */
  readonly findingId: string;
  readonly field: string;
}

/** The label of a commented field; with a finding, its place and problem too. */
export function commentLabel(
  { findingId, field }: CommentedField,
  findings: readonly Pick<Finding, 'id' | 'mainProblem'>[],
): string {
  const labels: Readonly<Partial<Record<string, string>>> =
    findingId === '' ? reportFieldLabels : findingFieldLabels;
  const label = labels[field] ?? field;
  if (findingId === '') return label;
  const index = findings.findIndex(({ id }) => id === findingId);
  const problem = findings[index]?.mainProblem;
  return index === -1 ? `A finding, ${label}` : `Finding ${index + 1} (${problem}), ${label}`;
}

/** Whether a comment is about this field. */
export function isAbout(comment: CommentedField, field: string, findingId = ''): boolean {
  return comment.field === field && comment.findingId === findingId;
}
