import type { QuestionnaireDraft, QuestionnaireField } from '@domain/questionnaire/questionnaire-answers';
import type { ChoiceOption } from '@/forms/form-choice-field';

interface CommonWords {
  readonly label: string;
  readonly hint?: string;
  /** Asked only beside this answer of another question, and then an answer is needed. */
  readonly onlyWith?: { readonly field: QuestionnaireField; readonly answer: string };
}

/** How a field is asked: its words, and with what it is answered. */
type QuestionWords = CommonWords &
  (
    | { readonly kind: 'year' | 'line' | 'lines' | 'phone' | 'email' }
    | {
        readonly kind: 'choice';
        readonly options: readonly ChoiceOption[];
        /** Something to know before the visit, whatever the answer. */
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
    label: 'In which year was the house built?',
    hint: 'Four digits, such as 1974. The listing or the county record has it.',
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
    onlyWith: { field: 'cleanoutLocationKnown', answer: 'yes' },
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
    hint: 'Whom to call, or where the key is.',
    onlyWith: { field: 'accessMethod', answer: 'other' },
  },
  specialAccessConditions: {
    kind: 'lines',
    label: 'Is there anything we should know before we come?',
    hint: 'Pets, gate codes, tenants, parking, a locked basement.',
  },
  knownSewerIssues: {
    kind: 'lines',
    label: 'Do you know of any problems with the sewer line?',
    hint: 'Backups, slow drains, roots, earlier repairs, and about when.',
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
    hint: 'Name, and how we reach them.',
    onlyWith: { field: 'reportRecipient', answer: 'other' },
  },
  agentName: { kind: 'line', label: 'Agent’s name' },
  agentPhone: { kind: 'phone', label: 'Agent’s phone number' },
  agentEmail: { kind: 'email', label: 'Agent’s e-mail address' },
};

/** Whether the field is asked at all, given the other answers. */
export function isAsked(field: QuestionnaireField, answers: QuestionnaireDraft): boolean {
  const { onlyWith } = questionWords[field];
  return onlyWith === undefined || answers[onlyWith.field] === onlyWith.answer;
}

/** An answer in words; '' for none. */
export function answerInWords(field: QuestionnaireField, answers: QuestionnaireDraft): string {
  const words = questionWords[field];
  const answer = answers[field];
  if (words.kind !== 'choice') return answer;
  return words.options.find(({ value }) => value === answer)?.label ?? answer;
}
