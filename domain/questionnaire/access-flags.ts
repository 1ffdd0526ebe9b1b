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

type Asked = Pick<
  QuestionnaireAnswers,
  | 'utilitiesOn'
  | 'cleanoutLocationKnown'
  | 'backflowPreventionDevice'
  | 'sewerConnectionType'
  | 'accessMethod'
>;

/** The flags that answers raise, in the order of `accessFlags`. */
export function accessFlagsOf(answers: Asked): AccessFlag[] {
  const raised: Record<AccessFlag, boolean> = {
    'utilities-off': answers.utilitiesOn === 'no',
    'utilities-unsure': answers.utilitiesOn === 'not-sure',
    'cleanout-unknown': answers.cleanoutLocationKnown !== 'yes',
    'backflow-device': answers.backflowPreventionDevice !== 'no',
    septic: answers.sewerConnectionType === 'septic-tank',
    'access-unclear': answers.accessMethod === 'other',
  };
  return accessFlags.filter((flag) => raised[flag]);
}
