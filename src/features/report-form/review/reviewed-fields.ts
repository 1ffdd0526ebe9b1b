import type { Comparison } from '@domain/report/compare/comparison';
import { comparisonVerdict } from '@domain/report/compare/comparison-verdict';
import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';
import { endReachedWords, entryPointWords, scopeDirectionWords } from '@domain/report/report-options';
import {
  findingFieldLabels,
  reportFieldLabels,
  type FindingField,
  type ReportField,
} from '@domain/report/review-fields';
import { isLower, severityWords } from '@domain/report/severity';
import { counted } from '@domain/text/counted';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';

/** A field of a submitted report as the reviewer reads it. */
export interface ReviewedField {
  readonly field: string;
  readonly label: string;
  /** Empty where it wasn't filled in. */
  readonly value: string;
}

interface ReviewedPart {
  readonly heading: string;
  readonly fields: readonly ReviewedField[];
}

const feet = (figure: number | null) => (figure === null ? '' : `${figure} ft`);

type OwnField = Exclude<ReportField, 'findings'>;

const shownFields: Partial<Record<OwnField, (form: ReportForm) => string>> = {
  inspectionDate: ({ inspectionDate }) =>
    isCalendarDate(inspectionDate) ? longDate(inspectionDate) : inspectionDate,
  entryPoint: ({ entryPoint }) => (entryPoint === '' ? '' : entryPointWords[entryPoint]),
  direction: ({ direction }) => (direction === '' ? '' : scopeDirectionWords[direction]),
  endReached: ({ endReached }) => (endReached === '' ? '' : endReachedWords[endReached]),
  linearFootage: ({ linearFootage }) => feet(linearFootage),
  distanceToMain: ({ distanceToMain }) => feet(distanceToMain),
  films: ({ films }) => filmsInWords(films ?? []),
};

function filmsInWords(films: ReportForm['films']): string {
  if (films.length === 0) return '';
  const labels = films.map(({ label }) => label).filter((label) => label !== '');
  return [counted(films.length, 'film'), ...labels].join(', ');
}

const parts: readonly (readonly [heading: string, fields: readonly OwnField[]])[] = [
  ['Client', ['clientName', 'clientEmail', 'propertyAddress']],
  [
    'Inspection',
    [
      'inspectionDate',
      'inspectionType',
      'sewerScopeType',
      'entryPoint',
      'direction',
      'pipeMaterial',
      'linearFootage',
      'distanceToMain',
      'endReached',
      'films',
      'videoLink',
      'notInspected',
    ],
  ],
  ['Summary and recommendations', ['summary', 'recommendations', 'inspectorNotes']],
  ['Disclaimers', ['disclaimers']],
];

/** The report's own fields, in the parts and the order of the form. */
export function reviewedParts(form: ReportForm): readonly ReviewedPart[] {
  return parts.map(([heading, fields]) => ({
    heading,
    fields: fields.map((field) => ({
      field,
      label: reportFieldLabels[field],
      value: shownFields[field]?.(form) ?? typedText(form[field]),
    })),
  }));
}

/** What the comparison says before its findings: the verdict, with what it is compared. */
export function comparedInWords(comparison: Comparison, findings: readonly Finding[]): string {
  const { headline, reason } = comparisonVerdict(comparison, findings);
  const { date, offset, mirrored } = comparison;
  const turned =
    mirrored === undefined ? '' : ` The earlier camera came from the other end, ${mirrored} ft away.`;
  const moved = offset === 0 ? '' : ` Earlier footages are moved by ${offset} ft.`;
  return `${headline}. ${reason} Compared with the report of ${writtenDate(date)}.${turned}${moved}`;
}

function typedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const shownOfFinding: Partial<Record<FindingField, (finding: Finding) => string>> = {
  footage: ({ footage }) => feet(footage),
  severity: ({ severity, proposedSeverity }) =>
    isLower(severity, proposedSeverity) && proposedSeverity !== ''
      ? `${severityWords[severity]} (proposed: ${severityWords[proposedSeverity].toLowerCase()})`
      : severityWords[severity],
  photos: ({ photos }) => (photos.length === 0 ? '' : counted(photos.length, 'photo')),
};

/** The fields of one finding, in the order of the form. */
export function reviewedFinding(finding: Finding): readonly ReviewedField[] {
  // Only a lowered severity has a reason.
  const shown = (Object.keys(findingFieldLabels) as FindingField[]).filter(
    (field) => field !== 'severityReason' || finding.severityReason !== '',
  );
  return shown.map((field) => ({
    field,
    label: findingFieldLabels[field],
    value: shownOfFinding[field]?.(finding) ?? String(finding[field]),
  }));
}
