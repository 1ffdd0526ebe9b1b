import { promisedReward } from '@domain/reward/promised-reward';
import { promisesOf } from '@domain/settings/promises-of';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { referenceOf } from '@domain/text/reference';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { referrals, type KnownReferral } from '../../../records/referral/stored-referral';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, NextSteps, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';
import { referralLink } from './referral-link';
import { referralValues } from './referral-values';

/** To the referrer: confirms the referral, with the link to track it. */
export const composeReferralReceived: Composer = async (subjects, now) => {
  const received = await loadSubjects(referrals(), subjects);
  const [first] = received;
  if (!first) return null;
  const wording = wordingOf('referral_received', received.map(referralValues));
  const standard =
    received.length === 1
      ? `We have your referral (${referenceOf(first.id)})`
      : `We have your ${received.length} referrals`;
  // One link shows all referrals with the same phone and email; another phone number needs its own link.
  const phones = new Map(received.map((referral) => [referral.referrer_phone_e164, referral.id]));
  const links = await Promise.all([...phones.values()].map((id) => referralLink(id, now)));
  const bodies = await renderMail(<ReferralReceived links={links} received={received} wording={wording} />);
  return {
    to: first.referrer_email,
    subject: wording.subject ?? standard,
    attachments: [],
    ...bodies,
  };
};

interface ReferralReceivedProps {
  readonly received: readonly KnownReferral[];
  readonly links: readonly (string | null)[];
  readonly wording: Wording;
}

function ReferralReceived({ received, links, wording }: ReferralReceivedProps) {
  const one = received.length === 1;
  const { promises, rewards } = settingsNow();
  const promised = received
    .map((referral) => promisedReward(rewards, referral))
    .filter((amount) => amount > 0);
  const amounts = [...new Set(promised)].map((amount) => dollars(amount));
  return (
    <MailLayout
      preview="What happens next and where to follow it."
      title={one ? 'We have your referral' : 'We have your referrals'}
    >
      <Opening wording={wording} />
      {received.map((referral) => (
        <Quoted
          key={referral.id}
          leadIn="From our referral form:"
          rows={[
            ['Referred by', referral.referrer_name],
            ['Client', referral.client_name],
            ['Property address', referral.client_address],
          ]}
        />
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          promisesOf(promises).referralContact,
          'You’ll get an email at each step: contacted, scheduled, completed.',
          ...(amounts.length > 0
            ? [
                `Your ${amounts.join(' or ')} reward is processed within ${hoursInWords(rewards.processingHours)} after the inspection is completed and paid. Each client can be referred once.`,
              ]
            : []),
        ]}
      />
      {links.map(
        (href) =>
          href !== null && (
            <Action href={href} key={href}>
              Track your referrals
            </Action>
          ),
      )}
      <Paragraph>
        This link is just for you. It shows your clients’ contact details, so please don’t share it. Something
        wrong? Reply to this email or call {phoneNow().display}.
      </Paragraph>
    </MailLayout>
  );
}
