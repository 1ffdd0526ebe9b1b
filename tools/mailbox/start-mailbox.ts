import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseJson } from '../../domain/json/parse-json';
import { acceptSend } from './accept-send';
import { acceptText, isTextPath, sendTextError } from './accept-text';
import { callError } from './api-error';
import { accepting, nextAnswer, parseBehavior, type Behavior } from './behavior';
import { inboxPage } from './pages/inbox-page';
import { mailPolicy, pagePolicy } from './pages/policies';
import { MessageStore } from './message-store';
import { misbehave } from './misbehave';
import { readBody } from './read-body';
import { sendErrors, sendHtml, sendJson } from './respond';

export interface Mailbox {
  stop(): Promise<void>;
}

interface MailboxOptions {
  readonly host: string;
  readonly port: number;
  /** The folder for stored emails. */
  readonly folder: string;
  /** Called for each send request, before it is answered. */
  readonly onCall?: () => void;
}

/** A local emulator of SendGrid, and of Twilio's text messages, with an inbox at `/`. Rejects if the port is in use. */
export async function startMailbox({ host, port, folder, onCall }: MailboxOptions): Promise<Mailbox> {
  const store = new MessageStore(folder);
  let behavior: Behavior = accepting;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
    if (request.method === 'POST' && isTextPath(pathname)) return answerText(request, response);
    const [, id = '', part = ''] = /^\/api\/messages\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    switch (`${request.method} ${id === '' ? pathname : '/api/messages/:id'}`) {
      case 'POST /v3/mail/send': {
        onCall?.();
        const next = nextAnswer(behavior);
        behavior = next.then;
        if (next.answer.mode === 'accept') return acceptSend(request, response, store);
        await readBody(request, 0);
        return misbehave(next.answer, response);
      }
      case 'GET /api/messages':
        return sendJson(response, 200, store.to(searchParams.get('to')));
      case 'DELETE /api/messages':
        store.clear();
        response.writeHead(204).end();
        return;
      case 'PUT /api/behavior': {
        const body = await readBody(request, 100_000);
        const next = parseBehavior(parseJson(body?.toString('utf8') ?? ''));
        if (next === null) return sendErrors(response, 400, [callError('This is no behavior.')]);
        behavior = next;
        return sendJson(response, 200, behavior);
      }
      case 'GET /api/messages/:id':
        return sendPart(response, store, id, part);
      case 'GET /':
        return sendHtml(response, 200, inboxPage(store.all, null), pagePolicy);
      default: {
        const open = request.method === 'GET' ? store.find(pathname.replace('/messages/', '')) : undefined;
        if (open) return sendHtml(response, 200, inboxPage(store.all, open), pagePolicy);
        return sendErrors(response, 404, [callError('Not Found')]);
      }
    }
  }

  /** A text message, which fails like an email, with Twilio's errors. */
  async function answerText(request: IncomingMessage, response: ServerResponse): Promise<void> {
    onCall?.();
    const next = nextAnswer(behavior);
    behavior = next.then;
    const { answer: wanted } = next;
    if (wanted.mode === 'accept' || wanted.mode === 'swallow')
      return acceptText(request, response, store, wanted.mode === 'accept');
    await readBody(request, 0);
    if (wanted.mode !== 'status') return misbehave(wanted, response);
    sendTextError(
      response,
      wanted.status,
      wanted.code ?? 20000 + wanted.status,
      'Refused, as the test asked.',
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendErrors(response, 500, [callError(String(error))]);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `html` or `attachments/<index>` of one email. */
function sendPart(response: ServerResponse, store: MessageStore, id: string, part: string): void {
  const message = store.find(id);
  if (message && part === 'html') {
    // Links in an email open in a new tab, as in an email program.
    return sendHtml(response, 200, `<base target="_blank">${message.html}`, mailPolicy);
  }
  const attachment = message?.attachments[Number(/^attachments\/(\d+)$/.exec(part)?.[1] ?? -1)];
  if (!attachment) return sendErrors(response, 404, [callError('Not Found')]);
  response.writeHead(200, {
    'content-type': attachment.type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    'x-content-type-options': 'nosniff',
  });
  response.end(Buffer.from(attachment.content, 'base64'));
}
