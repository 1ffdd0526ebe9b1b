import { smtpRefusal } from '../../functions/src/mail/provider/smtp-refusal';
import { smtpTransport, type SmtpAccess } from '../../functions/src/mail/provider/smtp-transport';

/** Logs in to an SMTP server without sending. @returns why that failed, as in an email's `last_error`; null if it did not. */
export type TrySmtp = (access: SmtpAccess) => Promise<string | null>;

const timeoutSeconds = 10;

export const trySmtp: TrySmtp = async (access) => {
  try {
    await smtpTransport(access, timeoutSeconds).verify();
    return null;
  } catch (error) {
    return smtpRefusal(error).reason;
  }
};
