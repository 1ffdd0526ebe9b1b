import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { Referral } from '@domain/referral/referral';
import { config } from '../../platform/config';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';

/** To the office: a referral, or several that came within the gathering time. */
export const composeOfficeNewReferral: Composer = async (subjects) => {
  const referrals = await loadSubjects<Referral>(subjects);
  const [first] = referrals;
  if (!first) return null;
  const title =
    referrals.length === 1 ? `New referral from ${first.referrer_name}` : `${referrals.length} new referrals`;
  const bodies = await renderMail(<OfficeNewReferral referrals={referrals} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function OfficeNewReferral({
  referrals,
  title,
}: {
  readonly referrals: readonly Referral[];
  readonly title: string;
}) {
  const listed = referrals.slice(0, listedAtMost);
  return (
    <MailLayout preview={listed.map(({ client_name }) => client_name).join(', ')} title={title}>
      {listed.map((referral) => (
        <Facts
          key={referral.id}
          rows={[
            ['Client', `${referral.client_name}\n${referral.client_phone}\n${referral.client_email}`],
            ['Property address', referral.client_address],
            [
              'Referred by',
              `${referral.referrer_name}\n${referral.referrer_phone}\n${referral.referrer_email}`,
            ],
            ['Notes', referral.additional_notes],
          ]}
        />
      ))}
      <AndMore count={referrals.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
