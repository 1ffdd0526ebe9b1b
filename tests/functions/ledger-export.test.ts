import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { ExportLedgerAnswer } from '@domain/ledger/ledger-calls';
import { lastWholeMonth, rowsAtOnce } from '@domain/ledger/month-export';
import { addMonths } from '@domain/time/month';
import { bareRow } from '@domain/ledger/row-details';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { edit } from './support/editing';
import { eraseUntil } from './support/erase';
import { newEmail } from './support/new-contact';
import { officeOf, startedJobOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { acceptedClient } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const exportOf = (body: object, by = admin) => call<ExportLedgerAnswer>('office-ledger-export', body, by);

/** A month of which no other test has rows. */
const month = `20${randomInt(10, 20)}-0${randomInt(1, 9)}`;

const rowsOf = async (bookingId: string) =>
  (await db.collection('ledger').where('booking_id', '==', bookingId).get()).docs;

it('is of a month that is over, the same each time, without what other months have', async () => {
  const put = (date: string, time: string, fields: object) =>
    db
      .collection('ledger')
      .doc(`test-${randomUUID()}`)
      .set({
        ...bareRow,
        kind: 'payment',
        cents: 100,
        at: instantOf(date, time, business.timeZone),
        ...fields,
      });
  await put(`${month}-01`, '00:00', { name: 'First', cents: 12_345 });
  await put(`${addMonths(month, 1)}-01`, '00:00', { name: 'Next month' });
  await put(`${month}-15`, '12:00', { name: '+1 312', method: 'cash' });
  const { result } = await exportOf({ month, program: 'xero' });
  expect(result).toMatchObject({ fileName: `ledger-${month}-xero.csv`, rows: 2 });
  expect(result?.csv).toContain(',123.45,First,Payment,');
  expect(result?.csv).toContain(",1.00,'+1 312,");
  expect(result?.csv).not.toContain('Next month');
  expect((await exportOf({ month, program: 'xero' })).result).toEqual(result);
  expect((await exportOf({ month, program: 'quickbooks' })).result?.csv).toMatch(
    /^Date,Description,Amount\r\n/,
  );
});

it('has every row of a month with more than a program takes at once', async () => {
  const full = `2009-0${randomInt(1, 9)}`;
  const count = rowsAtOnce + 1;
  const at = instantOf(`${full}-10`, '12:00', business.timeZone);
  const writer = db.bulkWriter();
  for (let row = 0; row < count; row += 1)
    void writer.create(db.collection('ledger').doc(`test-${randomUUID()}`), {
      ...bareRow,
      kind: 'payment',
      cents: row + 1,
      at,
    });
  await writer.close();
  const { result } = await exportOf({ month: full, program: 'quickbooks' });
  expect(result?.rows).toBe(count);
  const amounts = result?.csv.trimEnd().split('\r\n').slice(1) ?? [];
  expect(new Set(amounts).size).toBe(count);
});

it('is refused for a month that isn’t over', async () => {
  const now = calendarDateIn(business.timeZone, new Date()).slice(0, 7);
  for (const asked of [now, addMonths(now, 1)]) {
    expect((await exportOf({ month: asked, program: 'xero' })).error?.status).toBe('INVALID_ARGUMENT');
  }
  expect((await exportOf({ month: lastWholeMonth(new Date()), program: 'xero' })).error).toBeUndefined();
});

it('keeps the rows of a person who is erased, without the name, in the same places', async () => {
  const { bookingId, email } = await acceptedClient(admin);
  await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
  const [before] = (await rowsOf(bookingId)).map((row) => row.data());
  await eraseUntil('ledger', email, admin);
  const [after] = (await rowsOf(bookingId)).map((row) => row.data());
  expect(before).toMatchObject({ name: expect.stringMatching(/./) as string, erased: false });
  expect(after).toEqual({ ...before, name: '', customer_id: null, erased: true });
});

it('keeps the rows of a deleted job, and erases its client later, also under a corrected email address', async () => {
  const { bookingId } = await acceptedClient(admin);
  await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
  const email = newEmail('corrected');
  await edit(office, bookingId, { email });
  await db.collection('bookings').doc(bookingId).update({ status: 'completed' });
  expect((await office.deleteJob({ bookingId })).error).toBeUndefined();
  expect((await rowsOf(bookingId))[0]?.data()).toMatchObject({ kind: 'payment', erased: false });
  await eraseUntil('ledger', email, admin);
  expect((await rowsOf(bookingId))[0]?.data()).toMatchObject({ kind: 'payment', name: '', erased: true });
});

it('keeps a paid reward without the name of its referrer, once they are erased', async () => {
  const referral = newReferral();
  const rewardId = await submitReferral(referral);
  const bookingId = await startedJobOf(office, rewardId);
  await office.setStatus({ bookingId, status: 'completed' });
  await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
  await office.settleReward({ rewardId, state: 'paid', note: 'By check', checked: true });
  const row = db.collection('ledger').doc(`${rewardId}.reward`);
  const before = (await row.get()).data();
  expect(before?.name).toBe(referral.agentName);
  await eraseUntil('ledger', referral.agentEmail, admin);
  expect((await row.get()).data()).toEqual({ ...before, name: '', erased: true });
  // The client's own row keeps its name.
  expect((await rowsOf(bookingId)).find(({ id }) => id !== row.id)?.get('erased')).toBe(false);
});
