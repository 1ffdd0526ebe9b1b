import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import { referrals, type KnownReferral } from '../../../records/referral/stored-referral';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { NextSteps, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';

/** To the referred client, who agreed to it: who we are, and who referred them. */
export const composeReferralIntroduction: Composer = async (subjects) => {
  const received = (await loadSubjects(referrals(), subjects)).filter(({ client_agreed: agreed }) => agreed);
  const [first] = received;
  if (!first) return null;
  const bodies = await renderMail(<ReferralIntroduction received={received} />);
  return {
    to: first.client_email,
    subject: `Your sewer line inspection by ${business.name}`,
    attachments: [],
    ...bodies,
  };
};

interface ReferralIntroductionProps {
  readonly received: readonly KnownReferral[];
}

function ReferralIntroduction({ received }: ReferralIntroductionProps) {
  return (
    <MailLayout preview="We’ll contact you within 4 hours to agree on an appointment." title="Hello from us">
      <Paragraph>
        Hello, we inspect sewer lines by camera. We’re independent, with no repairs to sell. Someone gave us
        your name for an inspection.
      </Paragraph>
      {received.map((referral) => (
        <Quoted
          key={referral.id}
          leadIn="They wrote:"
          rows={[
            ['Referred by', [referral.referrer_name, referral.referrer_company].filter(Boolean).join(', ')],
            ['Client', referral.client_name],
            ['Property address', referral.client_address],
          ]}
        />
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          'We’ll contact you within 4 hours and agree on an appointment.',
          'You’ll get a confirmation with a calendar entry and three short forms.',
          promises.reportTurnaround,
        ]}
      />
      <Paragraph>
        Didn’t ask for this, or don’t need an inspection? Reply to this email or call {business.phone.display}
        , and you won’t hear from us again.
      </Paragraph>
    </MailLayout>
  );
}
