import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { routes } from '@domain/business/routes';
import { keywordOf } from '@domain/text-message/keyword-of';
import { stoppedCode, textDelivery } from '@domain/text-message/text-delivery';
import { commit } from '../../platform/commit';
import { config } from '../../platform/config';
import { logs } from '../../platform/logs';
import { route } from '../../platform/route';
import { twilioToken } from '../../platform/text-secrets';
import { prepareTextChoice } from '../../records/contact-preferences/text-choice';
import { noteStoppedPhone } from '../send-text';
import { takeTextStatus } from './take-text-status';

/** Twilio's requests have about 1 KB; a text message of a client has at most 1,600 characters. */
const bytesAtMost = 32 * 1024;

const mailId = /^[\w-]{1,300}$/;

/** What Twilio understands as a message to send back: none, because it answers STOP, START and HELP itself. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

type Fields = URLSearchParams;

/**
 * `/texts/incoming` and `/texts/status`: what clients text us, and what became of our text messages. Refuses requests
 * without Twilio's signature, which covers the address and all fields.
 */
export const receiveTexts = route(
  'texts',
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (config.texts === null) {
      response.status(404).end();
      return;
    }
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    const fields = new URLSearchParams(request.rawBody.toString('utf8'));
    const signature = request.get('x-twilio-signature') ?? '';
    if (!isSigned(signature, `${config.siteUrl}${request.url}`, fields)) {
      logs.textEventRefused();
      response.status(403).end();
      return;
    }
    if (request.path === `${routes.texts}/incoming`) {
      await takeText(fields, new Date());
      response.status(200).type('text/xml').send(noReply);
      return;
    }
    const { mail } = request.query;
    const id = typeof mail === 'string' ? mail : '';
    response.status(await takeStatus(id, fields, new Date())).end();
  },
  bytesAtMost,
);

/** Compares in constant time. */
function isSigned(signature: string, url: string, fields: Fields): boolean {
  return validateRequest(twilioToken(), signature, url, Object.fromEntries(fields));
}

async function takeStatus(id: string, fields: Fields, at: Date): Promise<200 | 404> {
  const messageId = fields.get('MessageSid');
  if (!mailId.test(id) || !messageId) return 404;
  const errorCode = fields.get('ErrorCode') ?? '';
  const delivery = textDelivery(fields.get('MessageStatus') ?? '', errorCode);
  if (delivery === null) return 200;
  if (Number(errorCode) === stoppedCode) await noteStoppedPhone(fields.get('To') ?? '', at);
  logs.textEventTaken(await takeTextStatus(id, { messageId, delivery, at }));
  return 200;
}

/** A client's STOP or START. Twilio's own reading of the text, where there is one, comes first. */
async function takeText(fields: Fields, now: Date): Promise<void> {
  const keyword = keywordOf(fields.get('OptOutType') || (fields.get('Body') ?? ''));
  const phone = fields.get('From') ?? '';
  logs.textReceived(keyword);
  if (keyword !== 'stop' && keyword !== 'start') return;
  await commit('text-choice', async (transaction) => {
    const optional = keyword === 'stop' ? 'stopped' : 'allowed';
    const choice = { optional, source: 'text-message' } as const;
    const actor = { kind: 'system', name: 'text-message' } as const;
    (await prepareTextChoice(transaction, phone, choice, { actor, now }))?.write();
  });
}
