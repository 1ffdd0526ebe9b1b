import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import { referralRewardAmount, rewardProcessingHours, rewardsOffered } from '@domain/business/rewards';
import type { Referral } from '@domain/referral/referral';
import { dollars } from '@domain/text/dollars';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, NextSteps, Paragraph, SubHeading } from '../templates/mail-parts';
import { referralLink } from './referral-link';

/** To the referrer: the referral has arrived, and the link to follow it. */
export const composeReferralReceived: Composer = async (subjects, now) => {
  const referrals = await loadSubjects<Referral>(subjects);
  const [first] = referrals;
  if (!first) return null;
  const subject =
    referrals.length === 1
      ? `We have your referral of ${first.client_name}`
      : `We have your ${referrals.length} referrals`;
  // One link shows all rows with the same phone and e-mail; another phone needs one of its own.
  const phones = new Map(referrals.map((referral) => [referral.referrer_phone_e164, referral.id]));
  const links = await Promise.all([...phones.values()].map((id) => referralLink(id, now)));
  const bodies = await renderMail(<ReferralReceived links={links} referrals={referrals} />);
  return { to: first.referrer_email, subject, attachments: [], ...bodies };
};

interface ReferralReceivedProps {
  readonly referrals: readonly Referral[];
  readonly links: readonly (string | null)[];
}

function ReferralReceived({ referrals, links }: ReferralReceivedProps) {
  const one = referrals.length === 1;
  const rewarded = referrals.some(({ referrer_kind: kind }) => rewardsOffered[kind ?? 'agent']);
  return (
    <MailLayout
      preview="What happens next, and where you can follow it."
      title={one ? 'We have your referral' : 'We have your referrals'}
    >
      <Paragraph>Hello {referrals[0]?.referrer_name}, thank you for sending us your client.</Paragraph>
      {referrals.map((referral) => (
        <Facts
          key={referral.id}
          rows={[
            ['Client', referral.client_name],
            ['Property address', referral.client_address],
          ]}
        />
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          promises.referralContact,
          'You get a mail at each step: contacted, scheduled, completed.',
          ...(rewarded
            ? [
                `Your ${dollars(referralRewardAmount)} reward is processed within ${rewardProcessingHours} hours after the inspection is completed and paid. Each client can be referred once.`,
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
        The link is yours alone: it shows your clients’ contact data, so please don’t pass it on. Something is
        wrong? Answer this mail, or call us on {business.phone.display}.
      </Paragraph>
    </MailLayout>
  );
}
