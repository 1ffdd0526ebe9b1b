import type { MediaUseConsents } from '@domain/legal/signed-document';
import type { MediaReleaseSubmission } from '@domain/media-release/media-release-submission';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireAnswers } from '@domain/questionnaire/questionnaire-answers';

type Consents = MediaUseConsents & Pick<MediaReleaseSubmission, 'consent_declined'>;

/** The forms that a demo client has submitted; omitted ones are missing. */
export interface DemoForms {
  readonly agreement?: true;
  readonly mediaRelease?: Consents;
  readonly questionnaire?: QuestionnaireAnswers;
}

export const everyUse: Consents = {
  photo_use_consent: true,
  video_use_consent: true,
  website_use_consent: true,
  marketing_use_consent: true,
  consent_declined: false,
};

export const videoOnly: Consents = {
  photo_use_consent: false,
  video_use_consent: true,
  website_use_consent: false,
  marketing_use_consent: false,
  consent_declined: false,
};

/** Answers with no risk to the visit. */
export const easyVisit: QuestionnaireAnswers = {
  ...emptyAnswers,
  yearBuilt: '1978',
  sewerConnectionType: 'city-sewer',
  backflowPreventionDevice: 'no',
  cleanoutLocationKnown: 'yes',
  cleanoutDescription: 'In the utility room, left of the water heater.',
  utilitiesOn: 'yes',
  accessMethod: 'someone-present',
  reportRecipient: 'seller',
};

/** Answers with one risk to the visit. */
export const lostCleanout: QuestionnaireAnswers = {
  ...easyVisit,
  yearBuilt: '1963',
  cleanoutLocationKnown: 'not-sure',
  cleanoutDescription: '',
  accessMethod: 'supra-lockbox',
  specialAccessConditions: 'The driveway is shared with the neighbor, please park on the street.',
  reportRecipient: 'buyer',
  agentName: 'Carla Benedetti',
  agentPhone: '(312) 555-0144',
  agentEmail: 'carla.benedetti@example.com',
};

/** Answers with several risks. */
export const emptyHouse: QuestionnaireAnswers = {
  ...easyVisit,
  yearBuilt: '1931',
  sewerConnectionType: 'septic-tank',
  backflowPreventionDevice: 'not-sure',
  cleanoutLocationKnown: 'no',
  cleanoutDescription: '',
  utilitiesOn: 'no',
  accessMethod: 'other',
  accessMethodOther: 'The caretaker two doors up has the key. Call her an hour before.',
  specialAccessConditions: 'The last part of the road is gravel. No turning there with a trailer.',
  knownSewerIssues: 'It backed up once, three years ago.',
  reportRecipient: 'buyer',
};
