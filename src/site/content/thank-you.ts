import { promises } from '@domain/business/promises';
import { routes } from '@domain/business/routes';
import type { JobStation } from '@/ui/job-run';

interface FormLink {
  readonly label: string;
  readonly path: string;
}

export interface ThankYouText {
  /** The `type` of the address; `booking` where there is none. */
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly nextSteps: readonly [string, string, string];
  /** How far the job is; none where the form does not tell. */
  readonly reached?: readonly JobStation[];
  /** The form that comes next. */
  readonly nextForm?: FormLink;
  /** Forms that may have been left out on the way. */
  readonly earlierForms?: readonly FormLink[];
}

/** What the thank-you page says after each kind of form. A client is asked for them in the order of `formLinks`. */
export const thankYouTexts: readonly ThankYouText[] = [
  {
    type: 'booking',
    title: 'Thank you. We have your request.',
    message: 'Your inspection is requested, and your details are with us.',
    nextSteps: [
      'We look at your address and the time you asked for.',
      'You get our confirmation by e-mail, with links to three short forms.',
      'Nothing is due today: you pay before you read the report.',
    ],
    reached: ['requested'],
  },
  {
    type: 'agreement',
    title: 'Thank you. Your agreement is signed.',
    message: 'We have your signed inspection agreement.',
    nextSteps: [
      'Next, sign the media release: it says what we may show of your photos and video.',
      'Then answer the pre-inspection questionnaire: ten short steps.',
      'Both links are in our e-mail too, if you would rather go on later.',
    ],
    reached: ['requested', 'scheduled'],
    nextForm: { label: 'Continue with the media release', path: routes.mediaRelease },
  },
  {
    type: 'media-release',
    title: 'Thank you. Your media release is signed.',
    message: 'We have your choices about photos and video, and keep to them.',
    nextSteps: [
      'Next, answer the pre-inspection questionnaire: ten short steps, and the last of the three forms.',
      'Have the year of construction at hand, and where the cleanout is, if you know it.',
      'Its link is in our e-mail too, if you would rather go on later.',
    ],
    reached: ['requested', 'scheduled'],
    nextForm: { label: 'Continue with the questionnaire', path: routes.questionnaire },
  },
  {
    type: 'questionnaire',
    title: 'Thank you. We have your answers.',
    message: 'Your pre-inspection questionnaire is with the inspector.',
    nextSteps: [
      'The inspector reads your answers before coming to the house.',
      'If the agreement or the media release is still open, sign it before the appointment.',
      'If something changes, such as how we get in, call us.',
    ],
    reached: ['requested', 'scheduled'],
    earlierForms: [
      { label: 'Inspection agreement', path: routes.inspectionAgreement },
      { label: 'Media release', path: routes.mediaRelease },
    ],
  },
  {
    type: 'forms',
    title: 'Thank you. Your forms are complete.',
    message: 'We have everything that we need from you.',
    nextSteps: [
      'There is nothing more to fill in or to sign.',
      'We come at the time that we confirmed to you.',
      'Please see to it that we can get in, and that water and power are on.',
    ],
    reached: ['requested', 'scheduled', 'forms'],
  },
  {
    type: 'other',
    title: 'Thank you. We have it.',
    message: 'What you sent is with us.',
    nextSteps: [
      'A person reads it, not a program.',
      'If something is missing, we ask you for it.',
      'If it is urgent, call us.',
    ],
  },
];

/** What the page says of every inspection, whatever was sent. */
export const whatHappensNext = [
  { when: 'Within 4 hours', what: promises.thankYouContact },
  {
    when: 'Before we come',
    what: 'You sign the agreement and the media release and answer the questionnaire.',
  },
  {
    when: `On the day, ${promises.onSiteLength} on site`,
    what: 'We put the camera through the line and record all of it.',
  },
  { when: 'Within 24 hours', what: promises.thankYouReport },
] as const;

export const serviceSummary = [
  'HD video inspection',
  'Detailed report',
  'No upselling',
  'Same-day scheduling',
  'Digital report within 24 hours',
] as const;
