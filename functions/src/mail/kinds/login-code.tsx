import { business } from '@domain/business/business';
import { loginCodeMinutes, writtenCode } from '@domain/portal/login-code';
import { customerContact } from '../../portal/customer-contact';
import { loginCodeOf, type StoredLoginRequest } from '../../portal/login-request';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { LoginCode } from '../templates/login-code';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';

/** To a customer who wants to sign in: the code. Nothing once it is over or used. */
export const composeLoginCode: Composer = async (subjects, now) => {
  const requests = await loadSubjects<StoredLoginRequest>(subjects);
  const request = requests.find(({ used_by, expires_at }) => used_by === null && expires_at.toDate() > now);
  const customer = request ? await customerContact(request.customer_id) : null;
  if (!request || !customer) return null;
  const code = writtenCode(loginCodeOf(request.id, request));
  return {
    to: customer.email,
    subject: `${code} is your code for the customer portal`,
    attachments: [],
    ...(await renderMail(
      <MailLayout preview={`${code}, for ${loginCodeMinutes} minutes.`} title="Your code">
        <Paragraph>Hello {customer.name}, enter this code on the page on which you asked for it:</Paragraph>
        <LoginCode>{code}</LoginCode>
        <Paragraph>
          It works once, for {loginCodeMinutes} minutes, and only in the browser in which you asked for it.
          The newest code counts. We never ask for it on the phone.
        </Paragraph>
        <Paragraph>
          You did not ask for a code? Then do nothing: without it nobody gets in. Questions? Answer this mail,
          or call us on {business.phone.display}.
        </Paragraph>
      </MailLayout>,
    )),
  };
};
