import { business } from '@domain/business/business';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import type { StoredReferral } from '@domain/referral/referral-record';
import { referralNotes, type ReferralSubmission } from '@domain/referral/referral-submission';
import { rewardLabel, rewardOffered } from '@domain/settings/offered-rewards';
import type { RewardSettings } from '@domain/settings/settings';
import { searchKeys } from '@domain/search/search-keys';
import { referralServiceTitle } from '@domain/settings/offered-services';
import { refuseScript } from '@domain/api/refuse-script';
import { callable } from '../platform/callable';
import { config } from '../platform/config';
import { requireApp } from '../platform/require-app';
import { settingsIn } from '../platform/stored-settings';
import { issueIntroductionKey, issueTrackingKey } from '../records/access/issue-key';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { acceptSubmission } from '../submission/accept-submission';
import { deviceLimit } from './device-limit';
import { devicePseudonym } from './device-pseudonym';

/**
 * client-referral-submit: stores an agent's referral in `referrals`. Emails go to the office, to the referrer
 * with a tracking link, and to the client if the referrer states that they agree.
 */
export const submitReferral = callable(
  'client-referral-submit',
  (call) =>
    acceptSubmission(
      'client-referral-submit',
      call,
      () => {
        const { data, clientInfo } = call.parse();
        const { now } = call;
        requireApp('referral', call);
        return {
          refusal: refuseScript(clientInfo),
          limit: deviceLimit(data.deviceKey, now),
          read: async (transaction, referralId) => {
            const { rewards } = (await settingsIn(transaction)).settings;
            const subject = { collection: collections.referrals, id: referralId };
            return {
              record: subject,
              fields: fieldsOf(rewards, data),
              logged: { name: data.agentName, client_name: data.clientName, email: data.agentEmail },
              writeAlong(transaction) {
                issueTrackingKey(transaction, referralId, now);
                if (data.clientAgreed) issueIntroductionKey(transaction, referralId, now);
                const mails = [
                  { kind: 'office_new_referral', recipient: business.officeEmail },
                  { kind: 'referral_received', recipient: data.agentEmail },
                  ...(data.clientAgreed
                    ? [{ kind: 'referral_introduction', recipient: data.clientEmail } as const]
                    : []),
                ] as const;
                for (const mail of mails) writeMailIntent(transaction, { ...mail, subject, now });
              },
            };
          },
        };
      },
      config.deviceFormLimit,
    ),
  { countsItself: true },
);

function fieldsOf(
  rewards: RewardSettings,
  data: ReferralSubmission,
): Omit<StoredReferral<never>, 'created_at'> {
  // A referral that waited offline may choose what is retired since.
  const label = rewardLabel(rewards, data.referralReward);
  return {
    referrer_name: data.agentName,
    referrer_email: data.agentEmail,
    referrer_phone: data.agentPhone,
    referrer_phone_e164: toE164(data.agentPhone) ?? '',
    referrer_company: data.agentCompany,
    referrer_kind: data.referrerKind,
    preferred_reward: label === '' ? '' : data.referralReward,
    reward_amount: rewardOffered(rewards, data.referrerKind),
    device: devicePseudonym(data.deviceKey),
    client_name: data.clientName,
    client_email: data.clientEmail,
    client_phone: data.clientPhone,
    client_address: data.inspectionAddress,
    client_agreed: data.clientAgreed,
    service_needed: referralServiceTitle,
    additional_notes: referralNotes(data.agentCompany, label),
    suitable_days: data.suitableDays,
    needed_by: data.neededBy,
    access_notes: data.accessNotes,
    lead_id: null,
    booking_id: null,
    forms_booking_id: null,
    client_asked_at: null,
    progress: 'none',
    accepted_at: null,
    scheduled_at: null,
    completed_at: null,
    closed_at: null,
    declined_at: null,
    declined_by: null,
    codes_erased: false,
    handled_by: null,
    origin: null,
    search_keys: searchKeys(
      {
        name: data.clientName,
        email: data.clientEmail,
        phone: data.clientPhone,
        address: data.inspectionAddress,
      },
      { name: data.agentName, email: data.agentEmail, phone: data.agentPhone, address: data.agentCompany },
    ),
  };
}
