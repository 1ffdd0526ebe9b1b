import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import type { Referral } from '@domain/referral/referral';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, NextSteps, Paragraph, SubHeading } from '../templates/mail-parts';

/** To the referred client, who has agreed to it: who we are, and who gave us their name. */
export const composeReferralIntroduction: Composer = async (subjects) => {
  const referrals = (await loadSubjects<Referral>(subjects)).filter(
    ({ client_agreed: agreed }) => agreed === true,
  );
  const [first] = referrals;
  if (!first) return null;
  const bodies = await renderMail(<ReferralIntroduction referrals={referrals} name={first.client_name} />);
  return {
    to: first.client_email,
    // A stranger can give any name: none stands in the subject.
    subject: `Your sewer line inspection, by ${business.name}`,
    attachments: [],
    ...bodies,
  };
};

interface ReferralIntroductionProps {
  readonly referrals: readonly Referral[];
  readonly name: string;
}

function ReferralIntroduction({ referrals, name }: ReferralIntroductionProps) {
  return (
    <MailLayout preview="We contact you within 4 hours to agree on an appointment." title="Hello from us">
      <Paragraph>
        Hello {name}, we inspect sewer lines by camera: independently, with no repairs to sell. We were given
        your name for an inspection.
      </Paragraph>
      {referrals.map((referral) => (
        <Facts
          key={referral.id}
          rows={[
            ['Referred by', [referral.referrer_name, referral.referrer_company].filter(Boolean).join(', ')],
            ['Property address', referral.client_address],
          ]}
        />
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          'We contact you within 4 hours and agree on an appointment.',
          'You get a confirmation with a calendar entry and three short forms.',
          promises.reportTurnaround,
        ]}
      />
      <Paragraph>
        You didn’t ask for this, or need no inspection? Answer this mail, or call us on{' '}
        {business.phone.display}, and you hear no more from us.
      </Paragraph>
    </MailLayout>
  );
}
