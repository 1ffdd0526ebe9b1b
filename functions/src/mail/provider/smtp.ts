import { business } from '@domain/business/business';
import { settingsNow } from '../../platform/settings-now';
import type { MailProvider } from './mail-provider';
import { smtpRefusal } from './smtp-refusal';
import { unsubscribeHeaders } from './unsubscribe-headers';
import { smtpTransport, type SmtpAccess } from './smtp-transport';

export interface SmtpSender extends SmtpAccess {
  /** For the whole dialog. */
  readonly timeoutSeconds: number;
  /** The same for each attempt at the same emails, so that mail servers recognize a duplicate. */
  readonly messageId: (mailIds: readonly string[]) => string;
}

/** Sends over SMTP. */
export function smtp({ timeoutSeconds, messageId, ...access }: SmtpSender): MailProvider {
  return {
    async send(mail, mailIds) {
      const id = messageId(mailIds);
      try {
        await smtpTransport(access, timeoutSeconds).sendMail({
          // As objects, because a text is read as a list of addresses.
          to: { name: '', address: mail.to },
          from: { name: business.mailFrom.name, address: business.mailFrom.email },
          replyTo: settingsNow().contact.email,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments.map(({ filename, type, content }) => ({
            filename,
            contentType: type,
            content: typeof content === 'string' ? content : Buffer.from(content),
            contentDisposition: 'attachment',
          })),
          headers: { ...unsubscribeHeaders(mail) },
          messageId: id,
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
        });
      } catch (error) {
        throw smtpRefusal(error);
      }
      return id;
    },
  };
}
