import { array, number, object, string, type InferType } from 'yup';
import { lineOfText, linesOfText } from '../contact/fields';
import { estimatedCostField } from './estimated-cost';
import { photoPathField } from './inspection-photo';
import { photoMarksField } from './photo-mark';
import { reportLimits } from './report-limits';
import { pipeMaterials } from './report-options';
import { severities } from './severity';
import { videoTimeField } from './video-time';

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

/** One thing that the camera saw. */
export const findingSchema = object({
  id: findingIdField,
  footage: footageField('Enter the footage in feet, like 34 or 34.5.'),
  material: string()
    .oneOf(['', ...pipeMaterials] as const)
    .defined()
    .default(''),
  mainProblem: lineOfText('The main problem', reportLimits.problem).required('Name the main problem.'),
  observation: linesOfText('The observation', reportLimits.observation).defined().default(''),
  severity: string().oneOf(severities, 'Choose the severity.').required('Choose the severity.'),
  recommendation: linesOfText('The recommendation', reportLimits.recommendation).defined().default(''),
  estimatedCost: estimatedCostField,
  videoTime: videoTimeField,
  /** Paths in the bucket; each reader gets their own download URLs. */
  photos: array()
    .of(photoPathField)
    .max(reportLimits.photosPerFinding, `A finding can have ${reportLimits.photosPerFinding} photos at most.`)
    .defined()
    .default([]),
  /** Photo marks by photo. */
  photoMarks: array()
    .of(object({ path: photoPathField, marks: photoMarksField }).noUnknown().required())
    .max(reportLimits.photosPerFinding)
    .defined()
    .default([]),
}).noUnknown();

export type Finding = InferType<typeof findingSchema>;
