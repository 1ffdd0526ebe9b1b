import { business } from '@domain/business/business';
import type { TimeOfDay } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { expect, test } from 'vitest';
import { buildMail } from '../../../tools/testing/factories/build-mail';
import { mailCondition } from './mail-condition';

const at = (time: TimeOfDay) => instantOf('2026-03-03', time, business.timeZone).toISOString();

test.each([
  [{ state: 'PENDING' }, 'Waiting to be sent'],
  // Its sender may have been killed, so the result is unknown.
  [{ state: 'LEASED' }, 'Waiting to be sent'],
  [{ state: 'SENT', sent_at: at('12:04') }, 'Sent Mar 3, 2026, 12:04 PM'],
  [
    { state: 'RETRY', next_attempt_at: at('13:30'), last_error: 'http-500' },
    'Retrying, next attempt Mar 3, 2026, 1:30 PM',
  ],
  [
    { state: 'SENT', sent_at: at('12:04'), delivery: 'deferred' },
    'Sent Mar 3, 2026, 12:04 PM, not delivered yet',
  ],
  [{ state: 'SENT', delivery: 'delivered', delivery_at: at('12:05') }, 'Delivered Mar 3, 2026, 12:05 PM'],
  [
    { state: 'SENT', sent_at: at('12:04'), delivery: 'complained' },
    'Sent Mar 3, 2026, 12:04 PM. Marked as spam by the recipient',
  ],
  [{ state: 'DEAD', last_error: 'http-500' }, 'Could not be delivered'],
  [{ state: 'DEAD', last_error: 'bounced', delivery: 'bounced' }, 'Came back. The address may be wrong'],
  [{ state: 'DEAD', last_error: 'smtp-recipient:550' }, 'Came back. The address may be wrong'],
  [{ state: 'DEAD', stopped_at: at('12:04') }, 'Not sent: this person marked our email as spam'],
  [{ state: 'DEAD', last_error: 'not-needed' }, 'Not sent: no longer needed'],
  [
    { kind: 'text_reminder', state: 'DEAD', last_error: 'text-number:21211' },
    'Not delivered. The number may be wrong',
  ],
  [
    { kind: 'text_reminder', state: 'DEAD', last_error: 'bounced', delivery: 'bounced' },
    'Not delivered. The number may be wrong',
  ],
  [{ kind: 'text_reminder', state: 'DEAD', last_error: 'blocked' }, 'Could not be delivered'],
  [
    { kind: 'text_on_my_way', state: 'DEAD', last_error: 'text-unknown' },
    'We can’t tell whether it was sent',
  ],
] as const)('%o', (fields, words) => {
  expect(mailCondition(buildMail(fields)).words.replace(/\u00a0/g, ' ')).toBe(words);
});
