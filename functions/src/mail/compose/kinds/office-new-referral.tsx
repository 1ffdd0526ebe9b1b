import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { Referral } from '@domain/referral/referral';
import { referenceOf } from '@domain/text/reference';
import { config } from '../../../platform/config';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import { referrals } from '../../../records/referral/stored-referral';

/** To the office: a new referral, or several within the gathering window. */
export const composeOfficeNewReferral: Composer = async (subjects) => {
  const found = await loadSubjects(referrals(), subjects);
  const [first] = found;
  if (!first) return null;
  const title = found.length === 1 ? titleOf(first) : `${found.length} new referrals`;
  const bodies = await renderMail(<OfficeNewReferral referrals={found} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

const titleOf = ({ id }: Referral<unknown>) => `New referral (${referenceOf(id)})`;

function OfficeNewReferral({
  referrals,
  title,
}: {
  readonly referrals: readonly Referral<unknown>[];
  readonly title: string;
}) {
  const listed = referrals.slice(0, listedAtMost);
  return (
    <MailLayout preview="Accept or decline it in the back office." title={title}>
      {listed.map((referral) => (
        <div key={referral.id}>
          {referrals.length > 1 && <SubHeading>{titleOf(referral)}</SubHeading>}
          <Facts
            rows={[
              ['Client', `${referral.client_phone}\n${referral.client_email}`, 'contact'],
              ['Referred by', `${referral.referrer_phone}\n${referral.referrer_email}`, 'contact'],
            ]}
          />
          <Quoted
            leadIn="They wrote:"
            rows={[
              ['Client', referral.client_name],
              ['Property address', referral.client_address],
              ['Referred by', referral.referrer_name],
              ['Notes', referral.additional_notes],
            ]}
          />
        </div>
      ))}
      <AndMore count={referrals.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
