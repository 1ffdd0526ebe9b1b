import { buildFollowUpSubmission, buildQuestionnaireSubmission } from '../testing/factories/build-answers';
import { buildIntroducedSubmission } from '../testing/factories/build-introduced-submission';
import { buildReferralSubmission } from '../testing/factories/build-referral-submission';
import { buildRequestSubmission } from '../testing/factories/build-request-submission';
import { buildAgreementSubmission, buildMediaReleaseSubmission } from '../testing/factories/build-signing';

/** A submission of one form, as a device stores it until it is sent. */
export interface RecordedSubmission {
  readonly callName: string;
  readonly formType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Stands for the key of a link, which is another one each time it is submitted. */
export const recordedKey = '<key>';
/** Stands for a day on which appointments are open. */
export const recordedDate = '<date>';

/** One submission of each form, by this version. */
export function submissionsOfThisVersion(): RecordedSubmission[] {
  const booking_id = recordedKey;
  const scheduled_date = recordedDate;
  return [
    of('secure-form-submission', 'booking', buildRequestSubmission({ scheduled_date })),
    of('secure-form-submission', 'agreement', buildAgreementSubmission({ booking_id })),
    of('secure-form-submission', 'media-release', buildMediaReleaseSubmission({ booking_id })),
    of('client-questionnaire-submit', 'questionnaire', buildQuestionnaireSubmission({ booking_id })),
    of('client-followup-submit', 'follow-up', buildFollowUpSubmission({ booking_id })),
    of('client-referral-submit', 'referral', buildReferralSubmission({ clientAgreed: true })),
    of(
      'client-introduction-submit',
      'introduction',
      buildIntroducedSubmission(recordedKey, { scheduled_date }),
    ),
  ];
}

const of = (callName: string, formType: string, data: object): RecordedSubmission => ({
  callName,
  formType,
  data: { ...data },
});
