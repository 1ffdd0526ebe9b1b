import { promisesOf } from '@domain/settings/promises-of';
import type { PromiseSettings } from '@domain/settings/settings';
import { hoursInWords } from '@domain/text/counted';
import type { JobStation } from '@/shared/job/job-stepper';

export type NextSteps = readonly [string, string, string];

export interface ThankYouText {
  /** The `type` in the address; `booking` where there is none, `so-far` where the booking contradicts it. */
  readonly type: string;
  readonly title: string;
  readonly message: string;
  /** Valid whatever is missing. Those for a known booking are in `known-next-steps.ts`. */
  readonly nextSteps: NextSteps;
  /** The job's progress, where the form determines it. */
  readonly reached?: readonly JobStation[];
  /** Whether the state of the booking's forms replaces the next steps. */
  readonly followsForms?: true;
}

const ifFinished = 'If you’ve finished the other two, there’s nothing more to do.';
const linksInEmail = 'The links to all three are in our email.';

/** The thank-you page's texts for each kind of form, before the booking is known. */
export const thankYouTexts: readonly ThankYouText[] = [
  {
    type: 'booking',
    title: 'Thank you. We have your request.',
    message: 'Your inspection request is in, and we have your details.',
    nextSteps: [
      'We’ll check your address and the time you asked for.',
      'We’ll email you a confirmation with links to three short forms.',
      'Nothing is due today. You pay before you read the report.',
    ],
    reached: ['requested'],
  },
  {
    type: 'confirmed',
    title: 'Thank you. Your inspection is confirmed.',
    message: 'The time you chose was available, and now it’s yours.',
    nextSteps: [
      'In a few minutes, we’ll email you the confirmation with a calendar entry.',
      'It has links to three short forms. Please fill them in before the appointment.',
      'Nothing is due today. You pay before you read the report.',
    ],
    reached: ['requested', 'scheduled'],
  },
  {
    type: 'taken',
    title: 'Thank you. We have your request.',
    message: 'The time you asked for isn’t available, so we’ll suggest another one.',
    nextSteps: [
      'We’ll find a time as near as we can and contact you.',
      'Once we agree on one, we’ll email you a confirmation with links to three short forms.',
      'Nothing is due today. You pay before you read the report.',
    ],
    reached: ['requested'],
  },
  {
    type: 'agreement',
    title: 'Thank you. Your agreement is signed.',
    message: 'We have your signed inspection agreement.',
    nextSteps: [
      'Every inspection needs three forms: this agreement, the media release, and the pre-inspection questionnaire.',
      ifFinished,
      linksInEmail,
    ],
    followsForms: true,
  },
  {
    type: 'media-release',
    title: 'Thank you. We have your media release.',
    message: 'We have your choices about photos and video, and we’ll stick to them.',
    nextSteps: [
      'Every inspection needs three forms: the agreement, this media release, and the pre-inspection questionnaire.',
      ifFinished,
      linksInEmail,
    ],
    followsForms: true,
  },
  {
    type: 'questionnaire',
    title: 'Thank you. We have your answers.',
    message: 'The inspector has your pre-inspection questionnaire.',
    nextSteps: [
      'The inspector will read your answers before coming to the house.',
      'If you haven’t signed the agreement or the media release yet, please do so before the appointment.',
      'If anything changes, such as how we get in, call us.',
    ],
    followsForms: true,
  },
  {
    type: 'forms',
    title: 'Thank you. Your forms are complete.',
    message: 'We have everything we need from you.',
    nextSteps: [
      'We’ll be there at your confirmed time.',
      'Please make sure we can get in and that water and power are on.',
      'If anything changes, such as how we get in, call us.',
    ],
    followsForms: true,
  },
  {
    type: 'so-far',
    title: 'Thank you. Here’s where your forms stand.',
    message: 'This is the latest we have.',
    nextSteps: [
      'Every inspection needs three forms: the agreement, the media release, and the pre-inspection questionnaire.',
      'If you’ve finished all three, there’s nothing more to do.',
      linksInEmail,
    ],
    followsForms: true,
  },
  {
    type: 'other',
    title: 'Thank you. We have it.',
    message: 'We’ve received what you sent.',
    nextSteps: [
      'A person will read it.',
      'If anything is missing, we’ll ask you for it.',
      'If it’s urgent, call us.',
    ],
  },
];

interface HappensNext {
  readonly when: string;
  readonly what: string;
  /** Left out once the appointment is confirmed. */
  readonly untilConfirmed?: true;
  /** Left out once all forms are done. */
  readonly untilFormsAreIn?: true;
}

/** Shown on every thank-you page. */
export function whatHappensNext(promises: PromiseSettings): readonly HappensNext[] {
  const { thankYouContact, thankYouReport, onSiteLength } = promisesOf(promises);
  return [
    { when: `Within ${hoursInWords(promises.contactHours)}`, what: thankYouContact, untilConfirmed: true },
    {
      when: 'Before we come',
      what: 'We need three forms from you: the agreement, the media release, and the questionnaire.',
      untilFormsAreIn: true,
    },
    {
      when: `On the day, ${onSiteLength} on site`,
      what: 'We run the camera through the line and record it.',
    },
    { when: `Within ${hoursInWords(promises.reportHours)}`, what: thankYouReport },
  ];
}
