import type { QuestionnaireAnswers } from './questionnaire-answers';

export const accessFlags = [
  'utilities-off',
  'utilities-unsure',
  'cleanout-unknown',
  'backflow-device',
  'septic',
  'access-unclear',
] as const;
/** An answer that threatens the visit. */
export type AccessFlag = (typeof accessFlags)[number];

/** The reason in words, for the office. */
export const accessFlagReasons: Record<AccessFlag, string> = {
  'utilities-off': 'Water or power is off: ask for it to be turned on before the visit.',
  'utilities-unsure': 'The client is not sure whether water and power are on.',
  'cleanout-unknown': 'Nobody knows where the cleanout is: bring what a roof vent or a toilet pull needs.',
  'backflow-device': 'There may be a backflow device: the camera cannot be pushed through one.',
  septic: 'Septic system: only the septic inlet is scoped, not the tank or leach field.',
  'access-unclear': 'Someone other than a person on site or the lockbox lets us in: read how.',
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
