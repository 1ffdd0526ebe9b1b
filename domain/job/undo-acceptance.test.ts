import { expect, test } from 'vitest';
import type { HeldPayment } from '../payment/payment-state';
import { dependsOnAcceptance, isAcceptanceHeld } from './undo-acceptance';
import { undoEnd } from './undo-step';

const accepted = { status: 'scheduled', payment_state: 'unpaid', held_payment: null } as const;
const nothing = { job: accepted, payment: false, mail: false, lastAction: null };
const held_payment = { state: 'paid' } as HeldPayment<unknown>;

test('nothing depends on an acceptance that nothing followed', () => {
  expect(dependsOnAcceptance(nothing)).toBeNull();
});

test.each([
  ['a started job', { job: { ...accepted, status: 'in_progress' } }, 'This job was started'],
  ['a completed job', { job: { ...accepted, status: 'completed' } }, 'This job was started'],
  ['a cancelled job', { job: { ...accepted, status: 'cancelled' } }, 'This job was cancelled'],
  ['a payment page', { payment: true }, 'A payment for this job was begun or recorded'],
  ['a payment mark', { job: { ...accepted, held_payment } }, 'A payment for this job was begun or recorded'],
  [
    'a paid job',
    { job: { ...accepted, payment_state: 'paid' } },
    'A payment for this job was begun or recorded',
  ],
  ['a form', { lastAction: 'form-received' }, 'The client sent a form for this job'],
  ['an email', { mail: true, lastAction: 'mail-requested' }, 'The client was emailed about this job'],
  ['another change', { lastAction: 'edited' }, 'This job was changed'],
] as const)('%s keeps it accepted, and the sentence says why', (_what, since, sentence) => {
  expect(dependsOnAcceptance({ ...nothing, ...since })).toBe(
    `${sentence} after it was accepted, so it can’t be undone anymore.`,
  );
});

test('the client of an accepted job is notified once that can no longer be undone', () => {
  const at = new Date('2026-03-05T17:00:00Z');
  const job = { accepted_at: { toDate: () => at } };
  expect(isAcceptanceHeld(job, undoEnd(at))).toBe(true);
  expect(isAcceptanceHeld(job, new Date(undoEnd(at).getTime() + 1))).toBe(false);
  expect(isAcceptanceHeld({ accepted_at: null }, at)).toBe(false);
});
