import { object, string, type InferType } from 'yup';
import { linkKeyField } from '../access/link-key';
import { emailField, emailText, lineOfText, linesOfText, nameLine, phoneText } from '../contact/fields';
import { isCompletePhone } from '../contact/phone';

export const sewerConnectionTypes = ['city-sewer', 'septic-tank', 'not-sure'] as const;
export const yesNoNotSure = ['yes', 'no', 'not-sure'] as const;
export const accessMethods = ['someone-present', 'supra-lockbox', 'other'] as const;
export const reportRecipients = ['buyer', 'seller', 'agent', 'other'] as const;
/** Whether the client wants their agent to be emailed the report; empty if they didn't say. */
export const agentAnswers = ['', 'yes', 'no'] as const;

export const questionnaireLimits = { line: 200, description: 1000, text: 2000, earliestYear: 1800 } as const;

const choice = <Value extends string>(values: readonly Value[]) =>
  string().oneOf(values, 'Choose an answer.').required('Choose an answer.');

/** The fields that are asked only beside one answer of another question, and dropped otherwise. */
const conditions = {
  cleanoutDescription: { field: 'cleanoutLocationKnown', answer: 'yes' },
  accessMethodOther: { field: 'accessMethod', answer: 'other' },
  reportRecipientOther: { field: 'reportRecipient', answer: 'other' },
  reportToAgent: { field: 'reportRecipient', answer: 'agent' },
} as const;

/** The text of a field in `conditions`, required where it is asked. */
function onlyIfAsked(name: keyof typeof conditions, schema: ReturnType<typeof linesOfText>, missing: string) {
  const { field, answer } = conditions[name];
  return schema
    .defined()
    .default('')
    .when(field, ([value], current) =>
      value === answer ? current.required(missing) : current.transform(() => ''),
    );
}

/**
 * The questionnaire's answers by their form keys: requirement Q-12. Validate with `{ context: { today } }`; without
 * it, future years are not detected.
 */
export const questionnaireAnswersSchema = object({
  yearBuilt: string()
    .required('Enter the year the house was built.')
    .matches(/^\d{4}$/, 'Enter a 4-digit year.')
    .test('plausible', 'Enter a year from 1800 to this year.', (value, { options }) => {
      const { today } = (options.context ?? {}) as { today?: string };
      const year = Number(value);
      return year >= questionnaireLimits.earliestYear && (!today || year <= Number(today.slice(0, 4)));
    }),
  sewerConnectionType: choice(sewerConnectionTypes),
  backflowPreventionDevice: choice(yesNoNotSure),
  cleanoutLocationKnown: choice(yesNoNotSure),
  cleanoutDescription: onlyIfAsked(
    'cleanoutDescription',
    linesOfText('The description', questionnaireLimits.description),
    'Describe where the cleanout is.',
  ),
  utilitiesOn: choice(yesNoNotSure),
  accessMethod: choice(accessMethods),
  accessMethodOther: onlyIfAsked(
    'accessMethodOther',
    lineOfText('The description', questionnaireLimits.line),
    'Describe how we get in.',
  ),
  specialAccessConditions: linesOfText('The text', questionnaireLimits.text).defined().default(''),
  knownSewerIssues: linesOfText('The text', questionnaireLimits.text).defined().default(''),
  reportRecipient: choice(reportRecipients),
  reportRecipientOther: onlyIfAsked(
    'reportRecipientOther',
    lineOfText('The recipient', questionnaireLimits.line),
    'Tell us who gets the report.',
  ),
  agentName: nameLine('The name', questionnaireLimits.line).defined().default(''),
  agentPhone: phoneText
    .defined()
    .default('')
    .test(
      'complete',
      'Enter a 10-digit phone number, area code first, or leave it empty.',
      (value) => value === '' || isCompletePhone(value),
    ),
  agentEmail: emailText
    .defined()
    .default('')
    .test(
      'email',
      'Enter an email address like name@example.com, or leave it empty.',
      (value) => value === '' || emailField.isValidSync(value),
    )
    .test(
      'wanted',
      'Enter your agent’s email address, so that we can send it.',
      (value, { parent }) => value !== '' || (parent as { reportToAgent?: string }).reportToAgent !== 'yes',
    ),
  reportToAgent: string()
    .oneOf(agentAnswers, 'Choose an answer.')
    .defined()
    .default('')
    .when(conditions.reportToAgent.field, ([value], current) =>
      value === conditions.reportToAgent.answer ? current : current.transform(() => ''),
    ),
});

export type QuestionnaireAnswers = InferType<typeof questionnaireAnswersSchema>;
export type QuestionnaireField = keyof QuestionnaireAnswers;

/** The wizard's values while it is being filled in: any field may be empty. */
export type QuestionnaireDraft = Record<QuestionnaireField, string>;

/** A question, and the answer that it must have. */
type Condition = {
  [Field in QuestionnaireField]: { readonly field: Field; readonly answer: QuestionnaireAnswers[Field] };
}[QuestionnaireField];

const conditionOf: { readonly [Field in QuestionnaireField]?: Condition } = conditions;

/** Whether the field is asked, given the other answers. */
export function isAsked(field: QuestionnaireField, answers: QuestionnaireDraft): boolean {
  const condition = conditionOf[field];
  return condition === undefined || answers[condition.field] === condition.answer;
}

/** The `data` of client-questionnaire-submit. */
export const questionnaireSubmissionSchema = questionnaireAnswersSchema
  .shape({ booking_id: linkKeyField })
  .noUnknown()
  .required();

export type QuestionnaireSubmission = InferType<typeof questionnaireSubmissionSchema>;
