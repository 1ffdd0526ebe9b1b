import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookedJob } from './support/booked-job';
import { officeOf, type Office } from './support/office';
import { stored } from './support/stored';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

describe('the payment of a job', () => {
  it('is marked paid with amount, method, note and by whom', async () => {
    const { bookingId } = await bookedJob({ total_price: 199 });
    const body = { bookingId, state: 'paid', method: 'check', note: 'No. 118', idempotencyKey: randomUUID() };
    const { result } = await office.setPayment(body);
    expect(result).toEqual({ bookingId, payment_state: 'paid' });
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { amount: 199, method: 'check', note: 'No. 118', by: admin.email },
    });
    expect((await office.setPayment(body)).result).toEqual(result);
    expect(await actionsOn(bookingId)).toEqual(['paid']);
  });

  it('is waived with a reason, and may still be paid; what is paid stays paid', async () => {
    const { bookingId } = await bookedJob();
    const waived = await office.setPayment({
      bookingId,
      state: 'waived',
      method: 'card',
      note: 'Our mistake',
    });
    expect(waived.result?.payment_state).toBe('waived');
    expect((await stored('bookings', bookingId))?.payment).toMatchObject({ amount: 0, method: '' });
    expect(
      (await office.setPayment({ bookingId, state: 'waived', note: 'Again' })).error?.details,
    ).toMatchObject({ code: 'already-handled', userMessage: 'This job is already waived.' });
    expect((await office.setPayment({ bookingId, state: 'paid', method: 'cash' })).status).toBe(200);
    for (const state of ['paid', 'waived']) {
      const { error } = await office.setPayment({ bookingId, state, method: 'cash', note: 'Again' });
      expect(error?.details?.code).toBe('already-handled');
    }
  });

  it('is refused at the field, or where the job is gone', async () => {
    const { bookingId } = await bookedJob();
    expect((await office.setPayment({ bookingId, state: 'paid' })).error?.details?.fields).toEqual({
      method: 'Choose how it was paid.',
    });
    expect((await office.setPayment({ bookingId, state: 'waived' })).error?.details?.fields).toEqual({
      note: 'Write why nothing is due.',
    });
    expect((await stored('bookings', bookingId))?.payment_state).toBe('unpaid');
    const gone = await office.setPayment({ bookingId: 'no-such-job', state: 'paid', method: 'cash' });
    expect(gone.error?.details?.code).toBe('not-found');
  });
});
