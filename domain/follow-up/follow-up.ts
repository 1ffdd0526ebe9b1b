import { number, object, string, type InferType } from 'yup';
import { linkKeyField } from '../access/link-key';
import { linesOfText } from '../contact/fields';

export const followUpConnectionTypes = ['city_sewer', 'septic_tank', 'not_sure'] as const;
export const followUpYesNo = ['yes', 'no', 'not_sure'] as const;
export const earliestFollowUpYear = 1800;
const longestText = 2000;

const choice = <Value extends string>(values: readonly Value[]) =>
  string().oneOf(values, 'Choose an answer.').required('Choose an answer.');

const yearMessage = 'Enter a year from 1800 to this year, or leave it empty.';

/**
 * The follow-up questionnaire with its stored names: requirement U-02. Validate with `{ context: { today } }`;
 * without it, future years are not detected.
 */
export const followUpAnswersSchema = object({
  property_year_built: number()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .typeError(yearMessage)
    .integer(yearMessage)
    .min(earliestFollowUpYear, yearMessage)
    .test('not-future', yearMessage, (value, { options }) => {
      const { today } = (options.context ?? {}) as { today?: string };
      return value === null || value === undefined || !today || value <= Number(today.slice(0, 4));
    })
    .nullable()
    .defined()
    .default(null),
  sewer_connection_type: choice(followUpConnectionTypes),
  backflow_prevention_device: choice(followUpYesNo),
  main_cleanout_location_known: choice(followUpYesNo),
  main_cleanout_description: linesOfText('The description', longestText).defined().default(''),
  water_power_availability: choice(followUpYesNo),
  unusual_access_conditions: linesOfText('The text', longestText).defined().default(''),
  known_sewer_issues: linesOfText('The text', longestText).defined().default(''),
});

export type FollowUpAnswers = InferType<typeof followUpAnswersSchema>;

/** The `data` of client-followup-submit; stored in `follow_up_questionnaires`, id = the job's id. */
export const followUpSubmissionSchema = followUpAnswersSchema
  .shape({ booking_id: linkKeyField })
  .noUnknown()
  .required();

export type FollowUpSubmission = InferType<typeof followUpSubmissionSchema>;
