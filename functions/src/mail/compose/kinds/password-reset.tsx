import type { ReactNode } from 'react';
import { resetHours } from '@domain/admin/account-calls';
import { hoursInWords } from '@domain/text/counted';
import { accountLinks, accountLinkUrl, isOpenLink } from '../../../records/account/account-link';
import { memberOf } from '../../../records/account/member-of';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Paragraph } from '../templates/mail-parts';

/**
 * To a member who forgot their password: the link to a new one, and after they used it, that the password has changed.
 * Every request for a link is queued; for an address that is no member's there is nothing to send.
 */
export const composePasswordReset: Composer = async (subjects, now) => {
  const links = (await loadSubjects(accountLinks(), subjects)).filter(
    ({ kind }) => kind === 'password_reset',
  );
  const link = links.find((each) => each.used_by !== null) ?? links.find((each) => isOpenLink(each, now));
  if (!link || (await memberOf(link.email)) === null) return null;
  const mail = link.used_by === null ? offered(accountLinkUrl(link)) : changed;
  return { to: link.email, subject: mail.title, attachments: [], ...(await renderMail(laidOut(mail))) };
};

interface Words {
  readonly title: string;
  readonly preview: string;
  readonly body: ReactNode;
}

const laidOut = ({ title, preview, body }: Words) => (
  <MailLayout preview={preview} title={title}>
    {body}
  </MailLayout>
);

const duration = hoursInWords(resetHours);

const offered = (url: string): Words => ({
  title: 'Choose a new password',
  preview: `The link works for ${duration}.`,
  body: (
    <>
      <Paragraph>Hello, someone asked for a new password for your back office account.</Paragraph>
      <Action href={url}>Choose a new password</Action>
      <Paragraph>
        The link works once, for {duration}. Your other devices will be signed out, and what they haven’t sent
        yet stays on them.
      </Paragraph>
      <Paragraph>Wasn’t it you? You can ignore this email. Your password stays as it is.</Paragraph>
    </>
  ),
});

const changed: Words = {
  title: 'Your password was changed',
  preview: 'Your other devices were signed out.',
  body: (
    <>
      <Paragraph>
        Hello, the password of your back office account was changed by a link we sent you.
      </Paragraph>
      <Paragraph>Every device that was signed in has to sign in again with the new password.</Paragraph>
      <Paragraph>Wasn’t it you? Tell an owner of your team, who can turn your access off at once.</Paragraph>
    </>
  ),
};
