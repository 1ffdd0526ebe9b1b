import { promises } from '@domain/business/promises';

export interface ThankYouText {
  /** The `type` of the address; `booking` where there is none. */
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly nextSteps: readonly [string, string, string];
}

/** What the thank-you page says after each kind of form. */
export const thankYouTexts: readonly ThankYouText[] = [
  {
    type: 'booking',
    title: 'Thank you. We have your request.',
    message: 'Your inspection is requested, and your details are with us.',
    nextSteps: [
      promises.thankYouContact,
      'You get the forms for your inspection by e-mail.',
      'We scope the line, and your report is ready within 24 hours.',
    ],
  },
  {
    type: 'questionnaire',
    title: 'Thank you. We have your answers.',
    message: 'Your pre-inspection questionnaire is with the inspector.',
    nextSteps: [
      'The inspector reads your answers before coming to the house.',
      'Make sure that the agreement and the media release are signed too.',
      'We scope the line, and your report is ready within 24 hours.',
    ],
  },
  {
    type: 'forms',
    title: 'Thank you. Your forms are complete.',
    message: 'We have everything that we need from you.',
    nextSteps: [
      'There is nothing more to fill in.',
      'We come at the time that we confirmed to you.',
      'Your report is ready within 24 hours of the inspection.',
    ],
  },
  {
    type: 'agreement',
    title: 'Thank you. Your agreement is signed.',
    message: 'We have your signed inspection agreement.',
    nextSteps: [
      'Next, sign the media release: its link is in our e-mail.',
      'Then answer the pre-inspection questionnaire.',
      'We come at the time that we confirmed to you.',
    ],
  },
  {
    type: 'media-release',
    title: 'Thank you. Your media release is signed.',
    message: 'We have your choices about photos and video.',
    nextSteps: [
      'Next, answer the pre-inspection questionnaire: its link is in our e-mail.',
      'Make sure that the agreement is signed too.',
      'We come at the time that we confirmed to you.',
    ],
  },
  {
    type: 'other',
    title: 'Thank you. We have it.',
    message: 'What you sent is with us.',
    nextSteps: [
      promises.thankYouContact,
      'If something is missing, we ask you for it.',
      'You can call us at any time within our hours.',
    ],
  },
];
