import { isAsked, type QuestionnaireDraft, type QuestionnaireField } from './questionnaire-answers';

/** One screen of the questionnaire. */
export interface QuestionnaireStep {
  readonly number: number;
  readonly title: string;
  readonly required: boolean;
  readonly fields: readonly QuestionnaireField[];
  /** Whether Next is enabled: requirement Q-07. */
  readonly gate: (answers: QuestionnaireDraft) => boolean;
}

type Step = Pick<QuestionnaireStep, 'title' | 'required' | 'fields'> &
  Partial<Pick<QuestionnaireStep, 'gate'>>;

const steps: readonly Step[] = [
  {
    title: 'Year Built',
    required: true,
    fields: ['yearBuilt'],
    gate: ({ yearBuilt }) => yearBuilt.length === 4,
  },
  { title: 'Sewer Connection Type', required: true, fields: ['sewerConnectionType'] },
  { title: 'Backflow Prevention Device', required: true, fields: ['backflowPreventionDevice'] },
  { title: 'Cleanout Location', required: true, fields: ['cleanoutLocationKnown', 'cleanoutDescription'] },
  { title: 'Utilities', required: true, fields: ['utilitiesOn'] },
  { title: 'Access Method', required: true, fields: ['accessMethod', 'accessMethodOther'] },
  { title: 'Special Access Conditions', required: false, fields: ['specialAccessConditions'] },
  { title: 'Known Sewer Issues', required: false, fields: ['knownSewerIssues'] },
  { title: 'Report Recipient', required: true, fields: ['reportRecipient', 'reportRecipientOther'] },
  {
    title: 'Agent Contact Info',
    required: false,
    fields: ['agentName', 'agentPhone', 'agentEmail', 'reportToAgent'],
  },
];

/** Whether a step's fields have answers, except those that are not asked. */
function isAnswered({ fields }: Step, answers: QuestionnaireDraft): boolean {
  return fields.every((field) => !isAsked(field, answers) || answers[field].trim() !== '');
}

/** The ten steps, in order. */
export const questionnaireSteps: readonly QuestionnaireStep[] = steps.map((step, index) => ({
  gate: (answers) => !step.required || isAnswered(step, answers),
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
