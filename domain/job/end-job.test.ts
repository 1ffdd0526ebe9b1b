import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { fieldErrors } from '../testing/field-errors';
import { buildJob } from '../../tools/testing/factories/build-job';
import { amountDue } from './amount-due';
import { endedJob, endJobSchema, unendedJob } from './end-job';
import { owedWords } from './ending-words';

const cancellation = { reason: 'Nobody came', by: 'desk@example.com', at: '2026-12-03T17:00:00Z' };

test('an ending cancels the job with its charge; only a cancelled appointment leaves the calendar', () => {
  const ended = (ending: 'no_show' | 'cancelled_late') =>
    endedJob({ calendar_sequence: 2 }, { ending, charge: 75, cancellation });
  expect(ended('no_show')).toEqual({ status: 'cancelled', ending: 'no_show', charge: 75, cancellation });
  expect(ended('cancelled_late')).toMatchObject({ calendar_sequence: 3 });
});

test('undoing it leads back to the status before', () => {
  const none = { ending: null, charge: 0, cancellation: null };
  expect(unendedJob({ started_at: null })).toEqual({ status: 'scheduled', ...none });
  expect(unendedJob({ started_at: 'then' })).toEqual({ status: 'in_progress', ...none });
});

test('what is due is the charge once the job has ended', () => {
  const job = buildJob({ total_price: 140, charge: 75 });
  expect(amountDue(job)).toBe(140);
  expect(amountDue({ ...job, status: 'cancelled' })).toBe(75);
});

const kept = { received: 140, amount: -140, state: 'waived', by: 'desk@example.com' } as const;

test.each([
  [{ charge: 0 }, 'There’s no charge.'],
  [
    { charge: 75 },
    `There’s a $75 charge, as our terms say. To pay, call us at ${phoneOf(factorySettings.contact).display}.`,
  ],
  [{ charge: 75, payment_state: 'waived' }, 'We’ve waived the $75 charge.'],
  [{ charge: 75, payment_state: 'paid', payment: { amount: 75 } }, 'You’ve paid the $75 charge.'],
  [
    { charge: 0, payment_state: 'paid', payment: { amount: 140 } },
    'You’ve paid $140. We’ll return it to you.',
  ],
  [
    { charge: 75, payment_state: 'paid', payment: { amount: 140 } },
    'You’ve paid $140. We’ll return all but $75 to you.',
  ],
  [
    {
      charge: 0,
      payment_state: 'paid',
      payment: { amount: 140 },
      price_difference: { ...kept, state: 'open' },
    },
    'You’ve paid $140. We’ll return it to you.',
  ],
  [
    {
      charge: 0,
      payment_state: 'paid',
      payment: { amount: 140 },
      price_difference: { ...kept, state: 'open', by: 'client' },
    },
    'You’ve paid $140. We’ll contact you about your payment.',
  ],
  [
    {
      charge: 0,
      payment_state: 'paid',
      payment: { amount: 140 },
      price_difference: { ...kept, state: 'open', by: 'client' },
      card_refund_at: '2026-03-05T18:00:00Z',
    },
    'You’ve paid $140. We’ll return it to you.',
  ],
  [
    { charge: 0, payment_state: 'paid', payment: { amount: 140 }, price_difference: kept },
    'You’ve paid $140, and we’re keeping it as agreed with you.',
  ],
  [
    {
      charge: 0,
      payment_state: 'paid',
      payment: { amount: 140 },
      price_difference: { ...kept, received: 0, state: 'settled' },
    },
    'We’ve returned $140 to you.',
  ],
] as const)('the client of %j reads: %s', (changes, sentence) => {
  expect(owedWords(factorySettings.contact, { payment_state: 'unpaid', payment: null, ...changes })).toBe(
    sentence,
  );
});

test('a reason and a known ending are required', () => {
  const asked = {
    bookingId: 'b-1',
    ending: 'rain',
    reason: ' ',
    charge: -1,
    idempotencyKey: crypto.randomUUID(),
  };
  expect(fieldErrors(endJobSchema, asked)).toMatchObject({
    ending: 'Choose what happened.',
    reason: 'Say why.',
  });
});
