import { business } from '@domain/business/business';
import { rewardProcessingHours } from '@domain/business/rewards';
import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import { referralStatus, type ReferralStatus } from '@domain/referral/referral-status';
import type { Reward } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { referralOf, type StoredReferral } from '../../referral/stored-referral';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { referralLink } from './referral-link';

interface Progress {
  readonly referral: Referral;
  readonly status: ReferralStatus;
  readonly reward: Reward | undefined;
}

/** To the referrer: what has become of a referral, as it is when the mail goes out. */
export const composeReferralProgress: Composer = async (subjects, now) => {
  const stored = await loadSubjects<StoredReferral>(subjects);
  const rewards = await loadSubjects<Reward>(
    stored.map(({ id }) => ({ collection: collections.rewards, id })),
  );
  const all = stored.map(({ id, ...fields }): Progress => {
    const referral = referralOf(id, fields);
    const status = referralStatus(referral, business.timeZone, now);
    return { referral, status, reward: rewards.find((reward) => reward.id === id) };
  });
  const [first] = all;
  if (!first) return null;
  const title =
    all.length === 1
      ? `Your referral of ${first.referral.client_name}: ${first.status}`
      : `News of ${all.length} referrals`;
  const link = await referralLink(first.referral.id, now);
  const bodies = await renderMail(<ReferralProgress all={all} link={link} title={title} />);
  return { to: first.referral.referrer_email, subject: title, attachments: [], ...bodies };
};

const inWords: Record<ReferralStatus, string> = {
  Submitted: 'Submitted',
  Contacted: 'Contacted: we are agreeing on an appointment',
  Scheduled: 'Scheduled: the appointment is agreed',
  Completed: 'Completed: the inspection is done',
  Closed: 'Closed: there will be no inspection',
};

function rewardInWords({ state, amount, settled_by: by }: Reward): string {
  if (state === 'paid') return `${dollars(amount)}, paid`;
  if (state === 'earned') {
    return `${dollars(amount)}, earned. We process it within ${rewardProcessingHours} hours.`;
  }
  // What an admin voided has a reason of its own, which is the office's.
  return by ? 'None' : 'None: each client can be referred once';
}

interface ReferralProgressProps {
  readonly all: readonly Progress[];
  readonly link: string | null;
  readonly title: string;
}

function ReferralProgress({ all, link, title }: ReferralProgressProps) {
  return (
    <MailLayout
      preview={all.map(({ referral, status }) => `${referral.client_name}: ${status}`).join('; ')}
      title={title}
    >
      <Paragraph>Hello {all[0]?.referral.referrer_name}, this is what has become of your referral.</Paragraph>
      {all.map(({ referral, status, reward }) => (
        <Facts
          key={referral.id}
          rows={[
            ['Client', referral.client_name],
            ['Property address', referral.client_address],
            ['Status', inWords[status]],
            ['Reward', reward ? rewardInWords(reward) : ''],
          ]}
        />
      ))}
      {link !== null && <Action href={link}>Track your referrals</Action>}
      <Paragraph>Questions? Answer this mail, or call us on {business.phone.display}.</Paragraph>
    </MailLayout>
  );
}
