import { randomUUID } from 'node:crypto';
import { AppError } from '@domain/errors/app-error';
import { emailTestLimit } from '@domain/rate-limit/window';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { pseudonym } from '../platform/hash';
import { logs } from '../platform/logs';
import { countIfRoom } from '../platform/rate-limit';
import { emailToLookAt } from './preview-email';
import { MailRefused } from './provider/mail-provider';
import { sendMail } from './send-mail';

/**
 * office-email-test: sends what the preview shows to the signed-in admin, at once and without attachments. It isn't
 * queued, because the outbox stores no text and composes with the settings that are saved.
 */
export const testEmail = callable('office-email-test', async ({ caller, now, parse }) => {
  const { uid, email } = adminOf(caller);
  const asked = parse();
  if (!(await countIfRoom('email_test', pseudonym('admin', uid), now, emailTestLimit))) throw tooMany();
  const { mail } = await emailToLookAt(asked, now);
  try {
    await sendMail(
      { ...mail, to: email, subject: `Test: ${mail.subject}`, attachments: [] },
      [`test-${randomUUID()}`],
      { despiteSpamReport: false },
    );
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logs.testMailRefused(asked.kind, error.reason);
    throw new AppError(
      'unavailable',
      `test refused: ${error.reason}`,
      `The email service didn’t confirm the test to ${email}, so it may not arrive. Please try again in a few minutes.`,
    );
  }
  logs.testMailSent(asked.kind);
  return { to: email };
});

function tooMany(): AppError {
  const { accepted, windowMinutes } = emailTestLimit;
  return new AppError(
    'rate-limited',
    'too many tests',
    `You can send yourself ${accepted} tests in ${windowMinutes} minutes. Please wait a few minutes, then try again.`,
  );
}
