import type { ServerResponse } from 'node:http';
import { callError } from './api-error';
import type { Answer } from './behavior';
import { sendErrors } from './respond';

/** Answers a request as a failing provider does; the email is not stored. */
export function misbehave(answer: Exclude<Answer, { readonly mode: 'accept' }>, response: ServerResponse) {
  switch (answer.mode) {
    case 'status':
      if (answer.retryAfter !== undefined) response.setHeader('retry-after', String(answer.retryAfter));
      return sendErrors(response, answer.status, [
        callError(`The mailbox was told to answer ${answer.status}.`),
      ]);
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      return;
    case 'broken':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"message": "succ');
      return;
    case 'swallow':
    case 'silence':
      return;
    case 'stall':
      response.writeHead(503, { 'content-type': 'application/json' }).write('{"errors": [');
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
  }
}
