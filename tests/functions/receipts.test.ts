import { dollars } from '@domain/text/dollars';
import { beforeAll, describe, expect, it } from 'vitest';
import { editableOf } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { usualService } from '../../tools/testing/usual-service';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { mailKindsAbout } from './support/mail-kinds';
import { mailsTo } from './support/mailbox';
import { officeOf, type Office } from './support/office';
import { sendForm } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { sweepOnly } from './support/tick';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

async function mailAbout(email: string, subject: RegExp) {
  const mail = await waitFor(`mail ${subject}`, async () =>
    (await mailsTo(email)).find((each) => subject.test(each.subject)),
  );
  return mail.text.replaceAll(/\s+/g, ' ');
}

const price = dollars(usualService.price);
const moment = (value: unknown) => (value as { toDate(): Date }).toDate().toISOString();

async function settleDifference(bookingId: string, body: object) {
  const difference = (await stored('bookings', bookingId))?.price_difference as Record<string, unknown>;
  return call(
    'office-job-difference',
    {
      bookingId,
      changedAt: moment(difference.at),
      settledAt: difference.settled_at ? moment(difference.settled_at) : null,
      idempotencyKey: crypto.randomUUID(),
      ...body,
    },
    admin,
  );
}

describe('the receipt of a payment', () => {
  it.each([
    ['check', 'Check'],
    ['cash', 'Cash'],
    ['card', 'Card'],
    ['payment-app', 'Payment app'],
  ])('by %s is mailed once Undo is over, once', async (method, label) => {
    const { bookingId, email } = await bookedJob({ total_price: 170 });
    await office.setPayment({ bookingId, state: 'paid', method, note: 'Check 12, secret' });
    await sweepOnly('held payments');
    expect(await mailKindsAbout(bookingId)).toEqual([]);
    await office.undoPayment({
      record: 'job',
      id: bookingId,
      markedAt: moment(((await stored('bookings', bookingId))?.held_payment as { at: unknown }).at),
    });
    await office.settlePayment({ bookingId, state: 'paid', method, note: 'Check 12, secret' });
    const text = await mailAbout(email, /^Receipt: \$170/);
    for (const part of ['$170', label, usualService.title, 'Reference', 'Receipt number']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('secret');
    expect(await mailKindsAbout(bookingId)).toEqual(['payment_receipt']);
  });

  it('is not sent for a waiver', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'waived', note: 'Ours' });
    expect(await stored('bookings', bookingId)).toMatchObject({ payment_state: 'waived' });
    expect(await mailKindsAbout(bookingId)).toEqual([]);
  });

  it('is followed by a correction if it was a mistake', async () => {
    const { bookingId, email } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'check', note: '' });
    const at = moment(((await stored('bookings', bookingId))?.payment as { at: unknown }).at);
    await office.correctPayment({ record: 'job', id: bookingId, recordedAt: at, reason: 'Wrong job' });
    const text = await mailAbout(email, /^Correction to your payment/);
    expect(text).toContain(`we recorded a payment of ${price} by check`);
    expect(text).toContain(`${price} is due for your inspection.`);
    expect(text).not.toContain('Wrong job');
  });

  it('of a refund names what was returned; one recorded by mistake and taken back sends nothing', async () => {
    const { bookingId, email } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'check', note: '' });
    await office.cancelJob({ bookingId, money: 'refund' });
    const settle = (body: object) => settleDifference(bookingId, body);
    await settle({ outcome: 'settled', method: 'check', note: '' });
    expect(await mailKindsAbout(bookingId)).toContain('payment_refunded');
    await settle({ outcome: 'open', method: '', note: 'Not yet' });
    expect(await mailKindsAbout(bookingId)).not.toContain('payment_refunded');
    const cardRefund = await settle({ outcome: 'card-refund', method: '', note: '' });
    expect(cardRefund.error?.details).toMatchObject({ code: 'already-handled' });
    await settle({ outcome: 'settled', method: 'check', note: '' });
    const { db } = await import('./support/admin-sdk');
    const { releaseMail } = await import('./support/release-mail');
    const mails = await db.collection('mail').where('subject.id', '==', bookingId).get();
    const refunds = mails.docs.filter((mail) => mail.get('kind') === 'payment_refunded');
    expect(refunds).toHaveLength(1);
    await releaseMail(refunds[0]?.id ?? '');
    const text = await mailAbout(email, /^Refund: /);
    expect(text).toContain(`You had paid ${price} by check on`);
  });

  it('is not sent for what the office records about an imported job', async () => {
    const { bookingId } = await bookedJob({
      status: 'completed',
      origin: { import_id: 'import-1', row: 0 },
    });
    await office.settlePayment({ bookingId, state: 'paid', method: 'check', note: '' });
    const seen = editableOf((await stored('bookings', bookingId)) as Job);
    await call(
      'office-job-edit',
      {
        bookingId,
        seen,
        changes: { total_price: 129 },
        difference: 'settle',
        idempotencyKey: crypto.randomUUID(),
      },
      admin,
    );
    await settleDifference(bookingId, { outcome: 'settled', method: 'check', note: '' });
    expect(await stored('bookings', bookingId)).toMatchObject({ price_difference: { state: 'settled' } });
    const recordedAt = moment(((await stored('bookings', bookingId))?.payment as { at: unknown }).at);
    await office.correctPayment({ record: 'job', id: bookingId, recordedAt, reason: 'Wrong job' });
    expect(await stored('bookings', bookingId)).toMatchObject({ payment_state: 'unpaid' });
    expect(await mailKindsAbout(bookingId)).toEqual([]);
    // A client who pays online is answered, whatever it is for.
    const online = await bookedJob({ status: 'completed', origin: { import_id: 'import-1', row: 1 } });
    const begun = await sendForm(`/report/pay/${online.key}`, []);
    await sendForm(begun.headers.get('location') ?? '', [['how', 'card']]);
    expect(await mailKindsAbout(online.bookingId)).toEqual(['payment_receipt']);
  });
});
