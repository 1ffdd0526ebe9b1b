import { parseJson } from '../../domain/json/parse-json';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callError } from './api-error';
import { readBody } from './read-body';
import { sendErrors } from './respond';
import type { MessageStore } from './message-store';
import type { SendRequest } from './send-request';
import { toMessages } from './to-messages';
import { validateSend } from './validate-send';

/** SendGrid's limit for a request. */
const maxBytes = 30 * 1024 ** 2;

/** POST /v3/mail/send: 202 with X-Message-Id, or SendGrid's error response. */
export async function acceptSend(
  request: IncomingMessage,
  response: ServerResponse,
  store: MessageStore,
): Promise<void> {
  const body = await readBody(request, maxBytes);
  const authorization = request.headers.authorization ?? '';
  if (authorization === '') {
    return sendErrors(response, 401, [callError('Permission denied, wrong credentials')]);
  }
  if (!/^Bearer SG\.\S+$/i.test(authorization)) {
    return sendErrors(response, 401, [
      callError('The provided authorization grant is invalid, expired, or revoked'),
    ]);
  }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return sendErrors(response, 415, [callError('Content-Type should be application/json.')]);
  }
  if (body === null) return sendErrors(response, 413, [callError('Payload Too Large')]);
  const parsed = parseJson(body.toString('utf8'));
  if (parsed === undefined) return sendErrors(response, 400, [callError('Bad Request')]);
  const errors = validateSend(parsed);
  if (errors.length > 0) return sendErrors(response, 400, errors);

  const messages = toMessages(parsed as SendRequest, new Date());
  for (const message of messages) store.add(message);
  response.writeHead(202, { 'x-message-id': messages[0]?.id ?? '' }).end();
}
