import { expect, test } from 'vitest';
import { MailRefused } from './mail-provider';
import { PhoneStopped } from './text-provider';
import { twilioRefusal } from './twilio-refusal';

test.each([
  [{ status: 429, code: 20429 }, 'texts:20429', false],
  [{ status: 401, code: 20003 }, 'texts:20003', false],
  [{ status: 400, code: 21606 }, 'texts:21606', false],
  [{ status: 302 }, 'texts:302', false],
  [{ code: 'ECONNREFUSED' }, 'texts:ECONNREFUSED', false],
  [{ status: 400, code: 21211 }, 'text-number:21211', true],
  [{ status: 400, code: 21614 }, 'text-number:21614', true],
  [{ status: 500, code: 20500 }, 'text-unknown', true],
  [{ status: 503 }, 'text-unknown', true],
  [{ code: 'ECONNABORTED' }, 'text-unknown', true],
  [{ code: 'ECONNRESET' }, 'text-unknown', true],
  [{}, 'text-unknown', true],
])('%o: %s, final: %s', (failure, reason, isFinal) => {
  const refusal = twilioRefusal(failure);
  expect(refusal).toBeInstanceOf(MailRefused);
  expect(refusal).toMatchObject({ reason, isFinal });
});

test('a phone that texted STOP is no failure', () => {
  expect(twilioRefusal({ status: 400, code: 21610 })).toBeInstanceOf(PhoneStopped);
});
