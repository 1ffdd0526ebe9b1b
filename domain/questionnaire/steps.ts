import type { QuestionnaireDraft, QuestionnaireField } from './questionnaire-answers';

/** One screen of the questionnaire. */
export interface QuestionnaireStep {
  readonly number: number;
  readonly title: string;
  readonly required: boolean;
  readonly fields: readonly QuestionnaireField[];
  /** Whether Next is enabled: requirement Q-07. */
  readonly gate: (answers: QuestionnaireDraft) => boolean;
}

const answered = (text: string) => text.trim() !== '';
/** Requires an answer, and its text if the answer asks for one. */
const answeredWithText = (answer: string, asks: string, text: string) =>
  answered(answer) && (answer !== asks || answered(text));
const free = () => true;

type Unnumbered = Omit<QuestionnaireStep, 'number'>;

const steps: readonly Unnumbered[] = [
  {
    title: 'Year Built',
    required: true,
    fields: ['yearBuilt'],
    gate: ({ yearBuilt }) => yearBuilt.length === 4,
  },
  {
    title: 'Sewer Connection Type',
    required: true,
    fields: ['sewerConnectionType'],
    gate: ({ sewerConnectionType }) => answered(sewerConnectionType),
  },
  {
    title: 'Backflow Prevention Device',
    required: true,
    fields: ['backflowPreventionDevice'],
    gate: ({ backflowPreventionDevice }) => answered(backflowPreventionDevice),
  },
  {
    title: 'Cleanout Location',
    required: true,
    fields: ['cleanoutLocationKnown', 'cleanoutDescription'],
    gate: ({ cleanoutLocationKnown, cleanoutDescription }) =>
      answeredWithText(cleanoutLocationKnown, 'yes', cleanoutDescription),
  },
  {
    title: 'Utilities',
    required: true,
    fields: ['utilitiesOn'],
    gate: ({ utilitiesOn }) => answered(utilitiesOn),
  },
  {
    title: 'Access Method',
    required: true,
    fields: ['accessMethod', 'accessMethodOther'],
    gate: ({ accessMethod, accessMethodOther }) => answeredWithText(accessMethod, 'other', accessMethodOther),
  },
  {
    title: 'Special Access Conditions',
    required: false,
    fields: ['specialAccessConditions'],
    gate: free,
  },
  { title: 'Known Sewer Issues', required: false, fields: ['knownSewerIssues'], gate: free },
  {
    title: 'Report Recipient',
    required: true,
    fields: ['reportRecipient', 'reportRecipientOther'],
    gate: ({ reportRecipient, reportRecipientOther }) =>
      answeredWithText(reportRecipient, 'other', reportRecipientOther),
  },
  {
    title: 'Agent Contact Info',
    required: false,
    fields: ['agentName', 'agentPhone', 'agentEmail'],
    gate: free,
  },
];

/** The ten steps, in order. */
export const questionnaireSteps: readonly QuestionnaireStep[] = steps.map((step, index) => ({
  ...step,
  number: index + 1,
}));

export const stepCount = questionnaireSteps.length;

/** The step with a number taken from a URL or from storage; the nearest step for an invalid number. */
export function stepOf(number: number): QuestionnaireStep {
  const index = Number.isFinite(number) ? Math.round(number) - 1 : 0;
  const step = questionnaireSteps[Math.min(Math.max(index, 0), stepCount - 1)];
  if (!step) throw new Error('the questionnaire has no steps');
  return step;
}

/** Progress at a step in percent: 10 at the first, 100 at the last. */
export function percentAt(step: number): number {
  return Math.round((step / stepCount) * 100);
}
