import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import { buildIntroducedSubmission } from '../../tools/testing/factories/build-introduced-submission';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { usualService } from '../../tools/testing/usual-service';
import { call, callUntilTaken, requestCall, submitRequest } from './support/call';
import { mailTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { appointment, officeOf, type Office } from './support/office';
import { introductionKeyOf, newReferral, submitReferral } from './support/referral';
import { signIn } from './support/sign-in';
import { stored } from './support/stored';

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

const deadline = addDays(nextWeek(), 3);
const otherDay = addDays(nextWeek(), 5);

const request = (overrides: object = {}) =>
  submitRequest(buildRequestSubmission({ email: newEmail(), ...overrides }));
const deadlineOf = async (collection: string, id: string) =>
  (await stored(collection, id))?.deadline as string | null | undefined;
const accepted = async (leadId: string, more: object = {}) =>
  (await office.acceptRequest({ leadId, ...appointment, total_price: usualService.price, ...more })).result
    ?.bookingId ?? '';

describe('a request with a deadline', () => {
  it('stores it, and confirms it to the client', async () => {
    const email = newEmail();
    const leadId = await request({ email, deadline });
    expect(await deadlineOf('leads', leadId)).toBe(deadline);
    expect((await mailTo(email)).html).toContain(longDate(deadline));
  });

  it('has none if the form sends none, as before there were deadlines', async () => {
    expect(await deadlineOf('leads', await request())).toBeNull();
    expect(await deadlineOf('leads', await request({ deadline: '' }))).toBeNull();
  });

  it('is accepted after its day, because it may have waited for a connection', async () => {
    const yesterday = addDays(calendarDateIn(business.timeZone, new Date()), -1);
    expect(await deadlineOf('leads', await request({ deadline: yesterday }))).toBe(yesterday);
  });

  it('is refused at its field for a day that doesn’t exist', async () => {
    const data = buildRequestSubmission({ email: newEmail(), deadline: '2026-02-30' });
    const { error } = await call('secure-form-submission', requestCall(data));
    expect(error?.details?.fields).toEqual({ deadline: 'Enter the date as month, day, and year.' });
  });
});

describe('the job', () => {
  it('takes the deadline of the request, unless the office changes or removes it', async () => {
    expect(await deadlineOf('bookings', await accepted(await request({ deadline })))).toBe(deadline);
    const changed = await accepted(await request({ deadline }), { deadline: otherDay });
    expect(await deadlineOf('bookings', changed)).toBe(otherDay);
    const removed = await accepted(await request({ deadline }), { deadline: '' });
    expect(await deadlineOf('bookings', removed)).toBeNull();
  });

  it('has it when only the forms are sent, and stays with it', async () => {
    const email = newEmail();
    const leadId = await request({ email, deadline });
    const sent = await office.sendForms({ source: 'lead', sourceId: leadId, name: 'Dana Whitlock', email });
    const bookingId = sent.result?.bookingId ?? '';
    expect(await deadlineOf('bookings', bookingId)).toBe(deadline);
    expect(await accepted(leadId)).toBe(bookingId);
    expect(await deadlineOf('bookings', bookingId)).toBe(deadline);
  });

  it('loses a deadline that came with an acceptance which is undone', async () => {
    const email = newEmail();
    const leadId = await request({ email });
    const sent = await office.sendForms({ source: 'lead', sourceId: leadId, name: 'Dana Whitlock', email });
    const bookingId = sent.result?.bookingId ?? '';
    await accepted(leadId, { deadline });
    expect(await deadlineOf('bookings', bookingId)).toBe(deadline);
    await office.undoAcceptance({ record: 'job', id: bookingId });
    expect(await deadlineOf('bookings', bookingId)).toBeNull();
  });
});

describe('the due-diligence date of a referral', () => {
  it('is the deadline of the job, without being in its note', async () => {
    const referralId = await submitReferral(newReferral({ neededBy: deadline, suitableDays: 'Any Tuesday' }));
    const { result } = await office.acceptReferral({
      referralId,
      as: 'booking',
      appointment: { ...appointment, total_price: usualService.price },
    });
    expect(await stored('bookings', result?.bookingId ?? '')).toMatchObject({
      deadline,
      special_instructions: 'Days that work: Any Tuesday',
    });
  });

  it('is the deadline of the request, until the client enters another', async () => {
    const submitted = newReferral({ clientAgreed: true, neededBy: deadline });
    const referralId = await submitReferral(submitted);
    const accepting = await office.acceptReferral({ referralId, as: 'lead' });
    const leadId = accepting.result?.leadId ?? '';
    expect(await deadlineOf('leads', leadId)).toBe(deadline);
    const key = await introductionKeyOf(referralId);
    const { error } = await callUntilTaken('client-introduction-submit', {
      formType: 'introduction',
      data: buildIntroducedSubmission(key, { email: submitted.clientEmail, deadline: otherDay }),
      clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
      idempotencyKey: randomUUID(),
    });
    expect(error).toBeUndefined();
    expect(await deadlineOf('leads', leadId)).toBe(otherDay);
  });
});
