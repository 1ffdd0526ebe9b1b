import client from '@sendgrid/client';
import mailer from '@sendgrid/mail';
import { business } from '@domain/business/business';
import { config } from '../../platform/config';
import { sendgridKey } from '../../platform/mail-secrets';
import { settingsNow } from '../../platform/settings-now';
import { MailRefused, type MailProvider } from './mail-provider';
import { unsubscribeHeaders } from './unsubscribe-headers';

/** Ids that certainly fit into SendGrid's 10,000 bytes for custom_args. */
const namedAtMost = 100;

/** Whatever the account says: a rewritten link would lead each key through a third party. */
const untracked = {
  clickTracking: { enable: false, enableText: false },
  openTracking: { enable: false },
  subscriptionTracking: { enable: false },
};

/** SendGrid's only success status. */
const accepted = 202;

interface ProviderError {
  readonly code?: number | string;
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
}

/**
 * Sends with SendGrid, including the intents' ids to trace events and duplicates. A refusal's reason is the provider's
 * status, or the network's error code.
 */
export const sendgrid: MailProvider = {
  async send(mail, mailIds, { despiteSpamReport }) {
    let status: number;
    try {
      const [answer] = await service().send({
        to: mail.to,
        from: business.mailFrom,
        replyTo: settingsNow().contact.email,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map((attachment) => ({
          filename: attachment.filename,
          type: attachment.type,
          content: toBase64(attachment.content),
          disposition: 'attachment',
        })),
        customArgs: { mail_ids: mailIds.slice(0, namedAtMost).join(',') },
        ...(mail.unsubscribeUrl !== undefined && { headers: { ...unsubscribeHeaders(mail) } }),
        trackingSettings: untracked,
        ...(despiteSpamReport && { mailSettings: { bypassSpamManagement: { enable: true } } }),
      });
      status = answer.statusCode;
    } catch (error) {
      const { code, response } = error as ProviderError;
      throw new MailRefused(`provider:${code ?? 'unreachable'}`, {
        retryAfterSeconds: Number(response?.headers?.['retry-after']) || 0,
      });
    }
    // A page with status 200 comes from a proxy or a captive portal, so the email was not accepted.
    if (status !== accepted) throw new MailRefused(`provider:${status}`);
    return null;
  },
};

function toBase64(content: string | Uint8Array): string {
  return (typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)).toString('base64');
}

function service(): typeof mailer {
  mailer.setClient(client);
  mailer.setApiKey(sendgridKey());
  mailer.setTimeout(config.mailTimeoutSeconds * 1000);
  // setApiKey resets the base URL, so a stand-in's URL is set after it.
  if (config.sendgridBaseUrl) client.setDefaultRequest('baseUrl', `${config.sendgridBaseUrl}/`);
  return mailer;
}
