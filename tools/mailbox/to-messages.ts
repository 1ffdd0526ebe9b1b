import { randomBytes } from 'node:crypto';
import type { Message } from './message';
import type { SendRequest } from './send-request';

/** The emails of one request: one per personalization, with ids that sort by time. */
export function toMessages(request: SendRequest, now: Date): Message[] {
  const part = (type: string) => request.content.find((candidate) => candidate.type === type)?.value ?? '';
  const { click_tracking: clicks, open_tracking: opens } = request.tracking_settings ?? {};
  const tracked = {
    clicks: clicks?.enable !== false || clicks.enable_text === true,
    opens: opens?.enable !== false,
  };
  return request.personalizations.map((personalization, index) => ({
    id: `${now.getTime().toString(36)}-${String(index).padStart(3, '0')}-${randomBytes(4).toString('hex')}`,
    receivedAt: now.toISOString(),
    to: [...personalization.to, ...(personalization.cc ?? []), ...(personalization.bcc ?? [])].map(
      ({ email }) => email,
    ),
    from: request.from,
    replyTo: request.reply_to?.email ?? null,
    subject: personalization.subject ?? request.subject ?? '',
    html: part('text/html'),
    text: part('text/plain'),
    attachments: (request.attachments ?? []).map(({ filename, type, content }) => ({
      filename,
      type: type ?? 'application/octet-stream',
      content,
    })),
    customArgs: { ...request.custom_args, ...personalization.custom_args },
    tracked,
    headers: request.headers ?? {},
    despiteSpamReport: request.mail_settings?.bypass_spam_management?.enable === true,
  }));
}
