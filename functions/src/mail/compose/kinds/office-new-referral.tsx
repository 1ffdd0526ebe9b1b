import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { referralAwaitsOffice } from '@domain/referral/awaits-office';
import { referenceOf } from '@domain/text/reference';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { referrals, type KnownReferral } from '../../../records/referral/stored-referral';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';

/** To the office: a new referral, or several within the gathering window; none that the office has handled since. */
export const composeOfficeNewReferral: Composer = async (subjects) => {
  const received = (await loadSubjects(referrals(), subjects)).filter(referralAwaitsOffice);
  const [first] = received;
  if (!first) return null;
  const title = received.length === 1 ? titleOf(first) : `${received.length} new referrals`;
  const bodies = await renderMail(<OfficeNewReferral received={received} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

const titleOf = ({ id }: KnownReferral) => `New referral (${referenceOf(id)})`;

function OfficeNewReferral({
  received,
  title,
}: {
  readonly received: readonly KnownReferral[];
  readonly title: string;
}) {
  const listed = received.slice(0, listedAtMost);
  return (
    <MailLayout preview="Accept or decline it in the back office." title={title}>
      {listed.map((referral) => (
        <div key={referral.id}>
          {received.length > 1 && <SubHeading>{titleOf(referral)}</SubHeading>}
          <Facts
            rows={[
              ['Client', `${referral.client_phone}\n${referral.client_email}`, 'contact'],
              ['Referred by', `${referral.referrer_phone}\n${referral.referrer_email}`, 'contact'],
              ['Report needed by', isCalendarDate(referral.needed_by) ? longDate(referral.needed_by) : ''],
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
      <AndMore count={received.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
