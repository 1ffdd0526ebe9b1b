import { business } from '@domain/business/business';
import { referralServiceTitle } from '@domain/business/services';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import { referralNotes, type ReferralSubmission } from '@domain/referral/referral-submission';
import { acceptSubmission } from '../form/accept-submission';
import { writeMailIntent } from '../mail/write-mail-intent';
import { callable } from '../platform/callable';

/** secure-referral-submission: an agent's referral becomes a row of `referrals`; the office gets a mail. */
export const submitReferral = callable('submitReferral', (call) =>
  acceptSubmission('submitReferral', call, () => {
    const { data } = call.parse();
    return (_, referralId) => {
      const subject = { collection: collections.referrals, id: referralId };
      return {
        record: subject,
        fields: referralOf(data),
        logged: { name: data.agentName, client_name: data.clientName, email: data.agentEmail },
        writeAlong(transaction) {
          writeMailIntent(transaction, {
            kind: 'office_new_referral',
            subject,
            recipient: business.officeEmail,
            now: call.now,
          });
        },
      };
    };
  }),
);

function referralOf(data: ReferralSubmission) {
  return {
    referrer_name: data.agentName,
    referrer_email: data.agentEmail,
    referrer_phone: data.agentPhone,
    referrer_phone_e164: toE164(data.agentPhone) ?? '',
    referrer_company: data.agentCompany,
    preferred_reward: data.referralReward,
    client_name: data.clientName,
    client_email: data.clientEmail,
    client_phone: data.clientPhone,
    client_address: data.inspectionAddress,
    service_needed: referralServiceTitle,
    additional_notes: referralNotes(data),
  };
}
