import { invitationDays } from '@domain/admin/account-calls';
import { business } from '@domain/business/business';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { accountLinks, accountLinkUrl, isOpenLink } from '../../../records/account/account-link';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Paragraph } from '../templates/mail-parts';

/** To someone who joins the team: the link by which they choose a password. Not sent once it was used or replaced. */
export const composeTeamInvitation: Composer = async (subjects, now) => {
  const links = await loadSubjects(accountLinks(), subjects);
  const link = links.find((each) => each.kind === 'invitation' && isOpenLink(each, now));
  if (!link) return null;
  const until = longDate(calendarDateIn(business.timeZone, link.expires_at.toDate()));
  return {
    to: link.email,
    subject: `Join the team of ${business.name}`,
    attachments: [],
    ...(await renderMail(
      <MailLayout preview={`Choose a password by ${until}.`} title="You’re invited">
        <Paragraph>
          {hello(link.name)} you’re invited to the back office of {business.name}. Choose a password, and
          you’re signed in:
        </Paragraph>
        <Action href={accountLinkUrl(link)}>Choose a password</Action>
        <Paragraph>
          The link works once, for {invitationDays} days, until {until}. You’ll sign in with this email
          address. If the link has expired, ask the person who invited you for a new invitation.
        </Paragraph>
        <Paragraph>
          Didn’t expect this? You can ignore this email. Nobody can sign in as you without the link.
        </Paragraph>
      </MailLayout>,
    )),
  };
};
