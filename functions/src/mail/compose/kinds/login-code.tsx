import { loginCodeMinutes, writtenCode } from '@domain/portal/login-code';
import { phoneNow } from '../../../platform/phone-now';
import { loginContact } from '../../../records/customer/login-contact';
import { loginCodeOf, loginRequests } from '../../../records/portal/login-request';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { LoginCode } from '../templates/login-code';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';

/** To a customer or a referrer signing in: the code. Not sent once it has expired or was used. */
export const composeLoginCode: Composer = async (subjects, now) => {
  const requests = await loadSubjects(loginRequests(), subjects);
  const request = requests.find(({ used_by, expires_at }) => used_by === null && expires_at.toDate() > now);
  const contact = request ? await loginContact(request) : null;
  if (!request || !contact) return null;
  const code = writtenCode(loginCodeOf(request.id, request));
  return {
    to: contact.email,
    subject: `${code} is your code for ${request.audience === 'referrer' ? 'your referrals' : 'the customer portal'}`,
    attachments: [],
    ...(await renderMail(
      <MailLayout preview={`${code} works for ${loginCodeMinutes} minutes.`} title="Your code">
        <Paragraph>{hello(contact.name)} enter this code on the page where you asked for it:</Paragraph>
        <LoginCode>{code}</LoginCode>
        <Paragraph>
          It works once, for {loginCodeMinutes} minutes, and only in the browser where you asked for it. Only
          your newest code works. We’ll never ask for it over the phone.
        </Paragraph>
        <Paragraph>
          Didn’t ask for a code? You can ignore this email. Nobody can get in without the code. Questions?
          Reply to this email or call {phoneNow().display}.
        </Paragraph>
      </MailLayout>,
    )),
  };
};
