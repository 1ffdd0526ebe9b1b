import { array, number, object, string, type InferType } from 'yup';
import { trueOrFalse } from '../../api/plain-values';
import { lineOfText } from '../../contact/fields';
import { documentIdField } from '../../firestore/document-id';
import { isCalendarDate } from '../../time/calendar-date';
import { findingSchema, footageField } from '../finding';
import { photoPathField } from '../inspection-photo';
import { reportLimits } from '../report-limits';
import { scopeDirections } from '../report-options';
import { severities } from '../severity';
import { videoTimeField } from '../video-time-field';
import {
  comparisonKinds,
  isStillThere,
  outcomes,
  outcomesOf,
  type ComparisonKind,
  type Outcome,
} from './outcomes';
import { farthestOffset } from './tolerance';

export const comparisonLimits = {
  /** Inspections before the earlier one that a row names. */
  history: 20,
  /** Feet, in both directions. */
  offset: farthestOffset / 10,
} as const;

const lengthSentence = 'Enter the length of the line in feet, like 80.';

const findingId = string().matches(/^[A-Za-z0-9_-]{8,64}$/, {
  message: 'This isn’t a valid finding ID.',
  excludeEmptyString: true,
});

const day = string()
  .required()
  .test('exists', 'This isn’t a date.', (value) => isCalendarDate(value));

const severity = string().oneOf(severities).required();

const footage = footageField('This isn’t a footage.');

/** The path of a photo, or empty. */
const onePhoto = string()
  .defined()
  .default('')
  .test(
    'path',
    'This is not the path of a photo.',
    (value) => value === '' || photoPathField.isValidSync(value),
  );

/** What one inspection saw of a finding. */
const sighting = object({
  date: day,
  footage,
  severity,
  /** Whether its camera went in at the other end than that of the finding whose history it is in. */
  otherEnd: trueOrFalse().optional(),
})
  .noUnknown()
  .required();

/**
 * A finding as the earlier report has it, copied, because that report is deleted after two years and this one isn't.
 */
const earlierFinding = findingSchema
  .pick(['film'])
  .shape({
    id: findingId.required(),
    mainProblem: lineOfText('The main problem', reportLimits.problem).required(),
    footage,
    severity,
    /** The inspection that saw it last. */
    date: day,
    videoTime: videoTimeField,
    /** Its first photo, as the earlier report names it. */
    photo: onePhoto,
    /** The inspections before, the oldest first. */
    history: array().of(sighting).max(comparisonLimits.history).defined().default([]),
  })
  .noUnknown()
  .required();

/** What there is to see of it today, where this report has no finding for it. */
const row = findingSchema
  .pick(['photos', 'photoMarks', 'videoTime', 'film'])
  .shape({
    earlier: earlierFinding,
    /** As the inspector confirmed it. */
    outcome: string().oneOf(outcomes, 'Choose what became of it.').required('Choose what became of it.'),
    /** The finding of this report that it is now; empty for none. */
    findingId: findingId
      .defined()
      .default('')
      .test('there', 'Choose today’s finding for it, or add it.', (value, { parent }) => {
        const { outcome } = parent as { readonly outcome?: Outcome | '' };
        return !outcome || !isStillThere(outcome) || value !== '';
      }),
  })
  .noUnknown()
  .required();

/** A report compared with an earlier one of the same sewer line, as its inspector confirmed it. */
export const comparisonSchema = object({
  kind: string().oneOf(comparisonKinds).required(),
  /** The earlier report, which may be gone by now. */
  reportId: documentIdField,
  /** When it was inspected. */
  date: day,
  /** Feet to add to its footages. */
  offset: number()
    .typeError('Enter the offset in feet, like 6 or -2.5.')
    .required('Enter the offset in feet, like 6 or -2.5.')
    .min(-comparisonLimits.offset, `The offset can be ${comparisonLimits.offset} ft at most.`)
    .max(comparisonLimits.offset, `The offset can be ${comparisonLimits.offset} ft at most.`),
  /** Which way its camera went; missing if unknown, and in comparisons from before it was stored. */
  direction: string().oneOf(scopeDirections),
  /**
   * Feet from one end of the line to the other, if today's camera went in at the other end than the earlier one; missing
   * otherwise. Earlier footages are then counted back from there before the offset is added.
   */
  mirrored: number()
    .typeError(lengthSentence)
    .min(0.1, lengthSentence)
    .max(reportLimits.footage, lengthSentence),
  /** How far the earlier inspection came, and where the main was. */
  linearFootage: footage,
  distanceToMain: footage,
  rows: array()
    .of(row)
    .max(reportLimits.findings)
    .defined()
    .test('own-id', 'An earlier finding is compared twice.', (rows) =>
      differ((rows ?? []).map(({ earlier }) => earlier?.id ?? '')),
    )
    .test('own-match', 'A finding stands for two earlier ones.', (rows) =>
      differ((rows ?? []).map((each) => each.findingId).filter((id) => id !== '')),
    )
    .test(
      'photos',
      `A report can have ${reportLimits.photos} photos at most.`,
      (rows) => (rows ?? []).flatMap(({ photos }) => photos).length <= reportLimits.photos,
    )
    .test('kind', 'Choose what became of it.', (rows, { parent }) => {
      const { kind } = parent as { readonly kind?: ComparisonKind };
      const possible = outcomesOf[kind ?? 'repair'] ?? [];
      return (rows ?? []).every(({ outcome }) => possible.includes(outcome));
    }),
}).noUnknown();

export type Comparison = InferType<typeof comparisonSchema>;
export type ComparedRow = Comparison['rows'][number];
export type EarlierFinding = ComparedRow['earlier'];
export type Sighting = EarlierFinding['history'][number];

function differ(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** The paths of the photos that a comparison adds to its report. */
export function comparedPhotos(
  comparison: { readonly rows: readonly Pick<ComparedRow, 'photos'>[] } | null,
): readonly string[] {
  return (comparison?.rows ?? []).flatMap(({ photos }) => photos);
}

/** The films of the earlier report that show its findings. */
export function earlierFilms(comparison: Pick<Comparison, 'rows'> | null): readonly string[] {
  return (comparison?.rows ?? []).flatMap(({ earlier: { film } }) => film ?? []);
}

/** The paths of the earlier photos, as the earlier report names them. */
export function earlierPhotos(comparison: Pick<Comparison, 'rows'> | null): readonly string[] {
  return (comparison?.rows ?? []).flatMap(({ earlier: { photo } }) => (photo === '' ? [] : [photo]));
}
