import type { QuestionnaireAnswers } from './questionnaire-answers';

export const accessFlags = [
  'utilities-off',
  'utilities-unsure',
  'cleanout-unknown',
  'backflow-device',
  'septic',
  'access-unclear',
] as const;
/** An answer that puts the visit at risk. */
export type AccessFlag = (typeof accessFlags)[number];

/** The reason in words, for the office. */
export const accessFlagReasons: Record<AccessFlag, string> = {
  'utilities-off': 'Water or power is off. Ask for it to be turned on before the visit.',
  'utilities-unsure': 'The client isn’t sure whether water and power are on.',
  'cleanout-unknown':
    'The cleanout’s location is unknown. Bring what you need for a roof vent or toilet pull.',
  'backflow-device': 'There may be a backflow device. The camera cannot be pushed through one.',
  septic: 'Septic system: only the septic inlet is scoped, not the tank or leach field.',
  'access-unclear': 'Other access: not someone on site or the lockbox. Read how we get in.',
};

/** What the client said about the visit, in the words of the questionnaire. The follow-up doesn't ask how we get in. */
export type VisitAnswers = Pick<
  QuestionnaireAnswers,
  'utilitiesOn' | 'cleanoutLocationKnown' | 'backflowPreventionDevice' | 'sewerConnectionType'
> &
  Partial<Pick<QuestionnaireAnswers, 'accessMethod'>>;

/**
 * The flags that answers raise, in the order of `accessFlags`.
 * @param given the answers of each form that was sent, oldest first; of two answers to one question the later one
 * counts, unless it is "not sure".
 */
export function accessFlagsOf(...given: readonly VisitAnswers[]): AccessFlag[] {
  if (given.length === 0) return [];
  const known = <Field extends keyof VisitAnswers>(field: Field): VisitAnswers[Field] | undefined => {
    const answers = given.flatMap(({ [field]: answer }) => (answer === undefined ? [] : [answer]));
    return answers.findLast((answer) => answer !== 'not-sure') ?? answers.at(-1);
  };
  const utilities = known('utilitiesOn');
  const raised: Record<AccessFlag, boolean> = {
    'utilities-off': utilities === 'no',
    'utilities-unsure': utilities === 'not-sure',
    'cleanout-unknown': known('cleanoutLocationKnown') !== 'yes',
    'backflow-device': known('backflowPreventionDevice') !== 'no',
    septic: known('sewerConnectionType') === 'septic-tank',
    'access-unclear': known('accessMethod') === 'other',
  };
  return accessFlags.filter((flag) => raised[flag]);
}
