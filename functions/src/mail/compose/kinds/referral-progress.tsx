import { business } from '@domain/business/business';
import { referrerEndingWords } from '@domain/job/ending-words';
import type { JobEnding } from '@domain/job/job-ending';
import {
  isEstimated,
  referralStatus,
  referralStatusWords,
  type ReferralStatus,
} from '@domain/referral/referral-status';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { referenceOf } from '@domain/text/reference';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { toIso } from '../../../platform/to-iso';
import { jobs } from '../../../records/job/stored-job';
import { referrals, type KnownReferral } from '../../../records/referral/stored-referral';
import { rewards, type StoredReward } from '../../../records/reward/stored-reward';
import type { Composer } from '../composer';
import { loadRecords, loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, Quoted } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';
import { referralLink } from './referral-link';
import { referralValues } from './referral-values';

interface Progress {
  readonly referral: KnownReferral;
  /** How its job ended without an inspection; null for any other state. */
  readonly ending: JobEnding | null;
  readonly status: ReferralStatus;
  readonly reward: StoredReward | undefined;
}

/** To the referrer: the referral's state when the email is sent. */
export const composeReferralProgress: Composer = async (subjects, now) => {
  const referred = await loadSubjects(referrals(), subjects);
  const earned = await loadRecords(
    rewards(),
    referred.map(({ id }) => id),
  );
  const ended = await endingsOf(referred);
  const all = referred.map((referral): Progress => {
    const { id, progress, created_at: submitted } = referral;
    const status = referralStatus({ progress, created_at: toIso(submitted) }, business.timeZone, now);
    const ending = status === 'Closed' ? (ended.get(referral.booking_id ?? '') ?? null) : null;
    return { referral, ending, status, reward: earned.find((reward) => reward.id === id) };
  });
  const [first] = all;
  if (!first) return null;
  const title =
    all.length === 1
      ? `Your referral (${referenceOf(first.referral.id)}): ${first.status}`
      : `Updates on ${all.length} referrals`;
  const link = await referralLink(first.referral.id, now);
  const wording = wordingOf(
    'referral_progress',
    all.map((each) => ({ ...referralValues(each.referral), status: statusInWords(each) })),
  );
  const bodies = await renderMail(<ReferralProgress {...{ all, link, title, wording }} />);
  const subject = wording.subject ?? title;
  return { to: first.referral.referrer_email, subject, attachments: [], ...bodies };
};

/** The id of each job that these referrals led to and that is cancelled -> its ending. */
async function endingsOf(referred: readonly KnownReferral[]): Promise<ReadonlyMap<string, JobEnding | null>> {
  const ids = referred.flatMap(({ progress, booking_id: id }) => (progress === 'closed' && id ? [id] : []));
  const found = ids.length === 0 ? [] : await loadRecords(jobs(), ids);
  return new Map(found.map(({ id, ending }) => [id, ending]));
}

function statusInWords({ referral, status, ending }: Progress): string {
  if (isEstimated(referral.progress, status)) return referralStatusWords(status, true);
  return ending ? `Closed: ${referrerEndingWords[ending]}` : inWords[status];
}

const inWords: Record<ReferralStatus, string> = {
  Submitted: 'Submitted',
  Contacted: 'Contacted: we’re setting up an appointment',
  Scheduled: 'Scheduled: the appointment is set',
  Completed: 'Completed: the inspection is done',
  Closed: 'Closed: there won’t be an inspection',
};

function rewardInWords({ state, amount, settled_by: by }: StoredReward): string {
  if (state === 'paid') return `${dollars(amount)}, paid`;
  if (state === 'earned') {
    const { processingHours } = settingsNow().rewards;
    return `${dollars(amount)}, earned. We’ll process it within ${hoursInWords(processingHours)}.`;
  }
  // An admin's reason for voiding a reward is internal.
  return by ? 'None' : 'None: each client can be referred once';
}

interface ReferralProgressProps {
  readonly all: readonly Progress[];
  readonly link: string | null;
  readonly title: string;
  readonly wording: Wording;
}

function ReferralProgress({ all, link, title, wording }: ReferralProgressProps) {
  const undecided = link !== null && all.some(({ reward }) => isUndecided(reward));
  return (
    <MailLayout preview={all.map(statusInWords).join('; ')} title={title}>
      <Opening wording={wording} />
      {all.map((each) => (
        <div key={each.referral.id}>
          <Facts
            rows={[
              ['Status', statusInWords(each)],
              ['Reward', each.reward ? rewardInWords(each.reward) : ''],
            ]}
          />
          <Quoted
            leadIn="From our referral form:"
            rows={[
              ['Client', each.referral.client_name],
              ['Property address', each.referral.client_address],
            ]}
          />
        </div>
      ))}
      {undecided && (
        <Paragraph>
          You haven’t decided yet how you’d like your reward. Choose it next to the referral where you track
          them.
        </Paragraph>
      )}
      {link !== null && (
        <Action href={link}>{undecided ? 'Choose your reward' : 'Track your referrals'}</Action>
      )}
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}

/** Whether a reward is due and its referrer hasn't said which one they want. */
function isUndecided(reward: StoredReward | undefined): boolean {
  return reward?.state === 'earned' && reward.preferred_reward === '';
}
