import type { QuestionnaireDraft, QuestionnaireField } from '@domain/questionnaire/questionnaire-answers';
import type { ChoiceOption } from '@/forms/form-choice-field';

interface CommonWords {
  readonly label: string;
  readonly hint?: string;
}

/** The question's text and its kind of answer. */
type QuestionWords = CommonWords &
  (
    | { readonly kind: 'year' | 'line' | 'lines' | 'phone' | 'email' }
    | {
        readonly kind: 'choice';
        readonly options: readonly ChoiceOption[];
        /** A hint for the visit, shown whatever the answer. */
        readonly note?: string;
      }
  );

const yesNoNotSure: readonly ChoiceOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not-sure', label: 'Not sure' },
];

export const questionWords: Record<QuestionnaireField, QuestionWords> = {
  yearBuilt: {
    kind: 'year',
    label: 'What year was the house built?',
    hint: 'Four digits, such as 1974. Check the listing or county records.',
  },
  sewerConnectionType: {
    kind: 'choice',
    label: 'What is the house connected to?',
    options: [
      { value: 'city-sewer', label: 'City sewer' },
      { value: 'septic-tank', label: 'Septic tank' },
      { value: 'not-sure', label: 'Not sure' },
    ],
    note: 'For a septic system, only the septic inlet is scoped, not the tank or leach field.',
  },
  backflowPreventionDevice: {
    kind: 'choice',
    label: 'Is there a backflow prevention device on the sewer line?',
    options: yesNoNotSure,
    note: 'The camera cannot be pushed through a backflow prevention device.',
  },
  cleanoutLocationKnown: {
    kind: 'choice',
    label: 'Do you know where the sewer cleanout is?',
    hint: 'A capped pipe, about 4 inches wide, outside near the house or in the basement.',
    options: yesNoNotSure,
  },
  cleanoutDescription: {
    kind: 'lines',
    label: 'Where is it?',
    hint: 'For example: front lawn, left of the driveway, white cap.',
  },
  utilitiesOn: {
    kind: 'choice',
    label: 'Will water and power be on during the inspection?',
    options: yesNoNotSure,
  },
  accessMethod: {
    kind: 'choice',
    label: 'How do we get in?',
    options: [
      { value: 'someone-present', label: 'Someone will be there' },
      { value: 'supra-lockbox', label: 'Lockbox' },
      { value: 'other', label: 'Another way' },
    ],
  },
  accessMethodOther: {
    kind: 'line',
    label: 'Describe how we get in',
    hint: 'Who to call, or where the key is.',
  },
  specialAccessConditions: {
    kind: 'lines',
    label: 'Is there anything we should know before we come?',
    hint: 'Pets, gate codes, tenants, parking, a locked basement.',
  },
  knownSewerIssues: {
    kind: 'lines',
    label: 'Do you know of any problems with the sewer line?',
    hint: 'Backups, slow drains, roots, past repairs, and roughly when.',
  },
  reportRecipient: {
    kind: 'choice',
    label: 'Who should get the report?',
    options: [
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller' },
      { value: 'agent', label: 'Agent' },
      { value: 'other', label: 'Someone else' },
    ],
  },
  reportRecipientOther: {
    kind: 'line',
    label: 'Who is it?',
    hint: 'Their name and how to reach them.',
  },
  agentName: { kind: 'line', label: 'Agent’s name' },
  agentPhone: { kind: 'phone', label: 'Agent’s phone number' },
  agentEmail: { kind: 'email', label: 'Agent’s email address' },
  reportToAgent: {
    kind: 'choice',
    label: 'Should we email the report to your agent?',
    hint: 'We’ll send them their own link once the report is paid for. They’ll see the findings, photos, and estimated costs, but not your contact details.',
    options: [
      { value: 'yes', label: 'Yes, email my agent' },
      { value: 'no', label: 'No, only me' },
    ],
  },
};

/** An answer in words; '' for none. */
export function answerInWords(field: QuestionnaireField, answers: QuestionnaireDraft): string {
  const words = questionWords[field];
  const answer = answers[field];
  if (words.kind !== 'choice') return answer;
  return words.options.find(({ value }) => value === answer)?.label ?? answer;
}
