import { minutesLeft } from '@domain/access/form-minutes';
import { routes } from '@domain/business/routes';
import type { NextSteps } from './thank-you';

/** A booking's forms, by the `type` of their thank-you pages, in the order in which they are requested. */
export const formTypes = ['agreement', 'media-release', 'questionnaire'] as const;
export type FormType = (typeof formTypes)[number];

/** The state of a booking's forms. */
export interface KnownForms {
  /** Forms that neither the server nor this device's outbox has, in the order of `formTypes`. */
  readonly missing: readonly FormType[];
  /** Whether the questionnaire is in this device's outbox and not on the server yet. */
  readonly questionnaireWaits: boolean;
  /** What the client reads out on the phone. */
  readonly reference?: string;
  /** US dollars that can be paid online now; 0 for none. */
  readonly payable?: number;
}

export interface KnownNextSteps {
  /** The thank-you page to show: `so-far` where the booking contradicts the address. */
  readonly type: string;
  readonly nextSteps: NextSteps;
  /** The next form; undefined where none is missing. */
  readonly nextForm?: { readonly label: string; readonly path: string };
  readonly allDone: boolean;
  /** How long the missing forms take; '' where none is missing. */
  readonly left: string;
}

const nextForms = {
  agreement: { label: 'Continue with the agreement', path: routes.inspectionAgreement },
  'media-release': { label: 'Continue with the media release', path: routes.mediaRelease },
  questionnaire: { label: 'Continue with the questionnaire', path: routes.questionnaire },
} as const;

const agreementNext = 'Next, sign the inspection agreement: it says what we inspect and what you pay.';
const mediaReleaseNext = 'Next, sign the media release: you decide whether we may use your photos and video.';
const questionnaireThen = 'Then answer the pre-inspection questionnaire.';
const questionnaireWaits = 'Your questionnaire is saved on this device and waiting to be sent.';
const typedName = 'It takes a few minutes. You sign by typing your name.';
const itsLink = 'If you’d rather do it later, the link is in our email too.';
const bothLinks = 'If you’d rather do it later, both links are in our email too.';

/** Missing forms -> what to do. `waiting`: the questionnaire is in the outbox. Empty: none is missing. */
const stepsByRest: Readonly<Record<string, NextSteps>> = {
  '': [
    'There’s nothing more to fill in or sign.',
    'We’ll be there at your confirmed time.',
    'Please make sure we can get in and that water and power are on.',
  ],
  agreement: [
    'Next, sign the inspection agreement, the last of the three forms: it says what we inspect and what you pay.',
    typedName,
    itsLink,
  ],
  'media-release': [
    'Next, sign the media release, the last of the three forms: you decide whether we may use your photos and video.',
    typedName,
    itsLink,
  ],
  questionnaire: [
    'Next, answer the pre-inspection questionnaire, the last of the three forms.',
    'Have the year the house was built handy, and the cleanout’s location if you know it.',
    itsLink,
  ],
  'agreement media-release': [agreementNext, 'Then sign the media release.', bothLinks],
  'agreement questionnaire': [agreementNext, questionnaireThen, bothLinks],
  'media-release questionnaire': [mediaReleaseNext, questionnaireThen, bothLinks],
  'agreement media-release questionnaire': [
    agreementNext,
    'Then sign the media release and answer the pre-inspection questionnaire.',
    'If you’d rather do it later, all three links are in our email too.',
  ],
  waiting: [
    questionnaireWaits,
    'We’ll send it from this device as soon as we can. You don’t have to do anything.',
    'The agreement and the media release are signed.',
  ],
  'agreement waiting': [agreementNext, questionnaireWaits, itsLink],
  'media-release waiting': [mediaReleaseNext, questionnaireWaits, itsLink],
  'agreement media-release waiting': [
    'Next, sign the inspection agreement and then the media release.',
    questionnaireWaits,
    bothLinks,
  ],
};

/** The same after the questionnaire, which has different sentences. */
const afterQuestionnaire = (what: string): NextSteps => [
  'The inspector will read your answers before coming to the house.',
  `Next, sign ${what}.`,
  'If anything changes, such as how we get in, call us.',
];
const afterQuestionnaireByRest: Readonly<Record<string, NextSteps>> = {
  agreement: afterQuestionnaire('the inspection agreement, the last of the three forms'),
  'media-release': afterQuestionnaire('the media release, the last of the three forms'),
  'agreement media-release': afterQuestionnaire('the inspection agreement and then the media release'),
};

/** The next steps of a thank-you page, given the state of its booking's forms. */
export function knownNextSteps(type: FormType | 'forms', forms: KnownForms): KnownNextSteps {
  const { missing, questionnaireWaits: waits } = forms;
  const rest = [...missing, ...(waits ? ['waiting'] : [])].join(' ');
  const own = type === 'questionnaire' ? afterQuestionnaireByRest[rest] : undefined;
  const nextSteps = own ?? stepsByRest[rest];
  if (!nextSteps) throw new Error(`no words for ${rest}`);
  const [next] = missing;
  const allDone = rest === '';
  const contradicted =
    !allDone && (type === 'forms' || missing.includes(type) || (type === 'questionnaire' && waits));
  return {
    type: contradicted ? 'so-far' : type,
    nextSteps,
    ...(next && { nextForm: nextForms[next] }),
    allDone,
    left: minutesLeft(missing.map((form) => nextForms[form].path)),
  };
}
