import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { paymentEvent } from './payment-event';

const session = {
  id: 'cs_1',
  metadata: { report_id: 'report-1' },
  payment_status: 'paid',
  amount_total: 14_950,
  currency: 'usd',
  payment_intent: 'pi_1',
};
const of = (type: string, object: object) =>
  paymentEvent({ type, data: { object } } as unknown as Stripe.Event);
const checkout = (type: string, changes: object = {}) =>
  of(`checkout.session.${type}`, { ...session, ...changes });

it('is paid once the money has arrived', () => {
  const paid = {
    kind: 'paid',
    sessionId: 'cs_1',
    reportId: 'report-1',
    amount: 149.5,
    currency: 'usd',
    paymentIntent: 'pi_1',
  };
  expect(checkout('completed')).toEqual(paid);
  expect(checkout('completed', { payment_intent: { id: 'pi_1' } })).toEqual(paid);
  expect(checkout('async_payment_succeeded')).toEqual(paid);
});

it.each([
  ['completed', { payment_status: 'unpaid' }, 'processing'],
  ['async_payment_failed', {}, 'failed'],
  ['expired', {}, 'expired'],
] as const)('%s without money is %s', (type, changes, kind) => {
  expect(checkout(type, changes)).toEqual({ kind, sessionId: 'cs_1', reportId: 'report-1' });
});

it('identifies the refunded payment', () => {
  expect(of('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 5_000 })).toEqual({
    kind: 'refunded',
    paymentIntent: 'pi_1',
    amount: 50,
  });
  expect(of('charge.dispute.created', { payment_intent: null, amount: 14_950 })).toEqual({
    kind: 'disputed',
    paymentIntent: null,
    amount: 149.5,
  });
});

it('for a foreign checkout names no report', () => {
  expect(checkout('completed', { metadata: null })).toMatchObject({ reportId: null });
});

it('is ignored if it changes nothing here', () => {
  expect(of('customer.created', {})).toBeNull();
});
