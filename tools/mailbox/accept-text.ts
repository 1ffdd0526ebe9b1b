import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Message } from './message';
import type { MessageStore } from './message-store';
import { escapeHtml } from './pages/escape-html';
import { readBody } from './read-body';
import { sendJson } from './respond';

const path = /^\/2010-04-01\/Accounts\/(AC[0-9a-f]{32})\/Messages\.json$/;

/** Whether a request is one for Twilio's Messages. */
export function isTextPath(pathname: string): boolean {
  return path.test(pathname);
}

/** An error as Twilio answers with it. */
export function sendTextError(response: ServerResponse, status: number, code: number, message: string): void {
  sendJson(response, status, {
    code,
    message,
    status,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
  });
}

/**
 * POST of a text message to Twilio's API: 201 with its SID, or Twilio's error response. @param answered false to store it
 * and never answer.
 */
export async function acceptText(
  request: IncomingMessage,
  response: ServerResponse,
  store: MessageStore,
  answered = true,
): Promise<void> {
  const fields = new URLSearchParams((await readBody(request, 100_000))?.toString('utf8') ?? '');
  const [, account = ''] = path.exec(new URL(request.url ?? '/', 'http://mailbox').pathname) ?? [];
  const [kind = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const user = Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
  if (kind !== 'Basic' || user !== account) return sendTextError(response, 401, 20003, 'Authenticate');
  const [to = '', text = ''] = [fields.get('To') ?? '', fields.get('Body') ?? ''];
  const from = fields.get('From') ?? fields.get('MessagingServiceSid') ?? '';
  if (!/^\+1[2-9]\d{9}$/.test(to))
    return sendTextError(response, 400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (from === '') return sendTextError(response, 400, 21603, 'A "From" phone number is required.');
  if (text === '') return sendTextError(response, 400, 21602, 'Message body is required.');
  if (text.length > 1600) return sendTextError(response, 400, 21617, 'The message body is too long.');
  const message = textMessage({ to, from, text, callback: fields.get('StatusCallback') }, new Date());
  store.add(message);
  if (answered) sendJson(response, 201, { sid: message.id, status: 'queued', to, from, body: text });
}

interface Sent {
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly callback: string | null;
}

/** As a message of the mailbox, with an id that is a SID. */
function textMessage({ to, from, text, callback }: Sent, now: Date): Message {
  return {
    id: `SM${now.getTime().toString(16).padStart(12, '0')}${randomBytes(10).toString('hex')}`,
    receivedAt: now.toISOString(),
    to: [to],
    from: { email: from },
    replyTo: null,
    subject: 'Text message',
    html: `<p style="font-family: sans-serif">${escapeHtml(text)}</p>`,
    text,
    attachments: [],
    customArgs: callback === null ? {} : { status_callback: callback },
    tracked: { clicks: false, opens: false },
    headers: {},
    despiteSpamReport: false,
  };
}
