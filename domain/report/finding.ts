import { array, number, object, string, type InferType } from 'yup';
import { lineOfText, linesOfText } from '../contact/fields';
import { blankProblem } from './blanks';
import { isFilmId } from '../film/film-path';
import { estimatedCostField } from './estimated-cost';
import { photoPathField } from './inspection-photo';
import { findingOfPhoto } from './photo-path';
import { photoMarksField } from './photo-mark';
import { reportLimits } from './report-limits';
import { pipeMaterials } from './report-options';
import { isLower, severities, type Severity } from './severity';
import { videoTimeField } from './video-time-field';

/** Feet from the entry point, one decimal. Null if none is given. */
export function footageField(sentence: string) {
  return number()
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== 'string') return value;
      if (original.trim() === '') return null;
      // Checked as text, because the number cast reads both `3 4` and `0x22` as 34.
      return /^-?\d*\.?\d*$/.test(original.trim()) ? value : NaN;
    })
    .typeError(sentence)
    .nullable()
    .defined()
    .default(null)
    .min(0, 'The footage cannot be below 0.')
    .max(
      reportLimits.footage,
      // Formatted when needed: the first formatted number of a process takes 20 ms.
      ({ max }) => `The footage can be ${max.toLocaleString('en-US')} ft at most.`,
    )
    .transform((value: unknown) =>
      typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 10) / 10 : value,
    );
}

const findingIdField = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{8,64}$/);

/** A text in which no blank of the library is left open. */
export function withoutBlanks(schema: ReturnType<typeof linesOfText>): ReturnType<typeof linesOfText> {
  return schema.test('blanks', (value, { createError }) => {
    const message = blankProblem(value ?? '');
    return message === undefined || createError({ message });
  });
}

/** One thing that the camera saw. */
export const findingSchema = object({
  id: findingIdField,
  footage: footageField('Enter the footage in feet, like 34 or 34.5.'),
  material: string()
    .oneOf(['', ...pipeMaterials] as const)
    .defined()
    .default(''),
  mainProblem: withoutBlanks(lineOfText('The main problem', reportLimits.problem)).required(
    'Name the main problem.',
  ),
  observation: withoutBlanks(linesOfText('The observation', reportLimits.observation)).defined().default(''),
  severity: string().oneOf(severities, 'Choose the severity.').required('Choose the severity.'),
  /** What the library proposed; empty for a finding that was typed. */
  proposedSeverity: string()
    .oneOf(['', ...severities] as const)
    .defined()
    .default(''),
  /** Why it is lower than proposed. The office reads it, not the client. */
  severityReason: linesOfText('The reason', reportLimits.severityReason)
    .defined()
    .default('')
    .test('given', 'Say why the severity is lower than proposed.', (reason, { parent }) => {
      const { severity, proposedSeverity } = parent as LoweredSeverity;
      return !isLower(severity, proposedSeverity) || reason !== '';
    }),
  recommendation: withoutBlanks(linesOfText('The recommendation', reportLimits.recommendation))
    .defined()
    .default(''),
  estimatedCost: estimatedCostField,
  videoTime: videoTimeField,
  /** The film of the job that `videoTime` is about; absent where it is about the video link, or nothing. */
  film: string().test(
    'film',
    'This isn’t a valid film ID.',
    (value) => value === undefined || isFilmId(value),
  ),
  /** Paths in the bucket; each reader gets their own download URLs. */
  photos: array()
    .of(photoPathField)
    .max(reportLimits.photosPerFinding, `A finding can have ${reportLimits.photosPerFinding} photos at most.`)
    .defined()
    .default([]),
  /** The photo that is the film's frame at `videoTime`; absent for none. */
  frame: string().test(
    'path',
    'This is not the path of a photo.',
    (value) => value === undefined || findingOfPhoto(value) !== null,
  ),
  /** Photo marks by photo. */
  photoMarks: array()
    .of(object({ path: photoPathField, marks: photoMarksField }).noUnknown().required())
    .max(reportLimits.photosPerFinding)
    .defined()
    .default([]),
}).noUnknown();

export type Finding = InferType<typeof findingSchema>;

interface LoweredSeverity {
  readonly severity: Severity | '' | undefined;
  readonly proposedSeverity: Severity | '' | undefined;
}

/** What findings from before the library lack. */
export const laterFindingFields = { proposedSeverity: '', severityReason: '' } as const;
