import { dollars } from '@domain/text/dollars';
import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { hiddenCode } from '@domain/job/access-codes';
import { editableOf, type EditableJob } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { factorySettings } from '@domain/settings/factory-settings';
import { activeTitles } from '@domain/settings/offered-services';
import { addDays } from '@domain/time/calendar-date';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { callUntilTaken, type CallAnswer } from './support/call';
import { mailTo } from './support/mailbox';
import { officeOf, type Office } from './support/office';
import { openPage, reportedJob, sendForm, settle } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { actionsOn, trailOf } from './support/trail';

const serviceTitles = activeTitles(factorySettings.services);

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const jobOf = async (bookingId: string) => (await stored('bookings', bookingId)) as unknown as Job<Timestamp>;
const seenOf = async (bookingId: string): Promise<EditableJob> => editableOf(await jobOf(bookingId));
const edit = async (bookingId: string, changes: object, more: object = {}) =>
  callUntilTaken<{ bookingId: string }>(
    'office-job-edit',
    { bookingId, seen: await seenOf(bookingId), changes, idempotencyKey: randomUUID(), ...more },
    admin,
  );
const settleDifference = async (bookingId: string, body: object) =>
  callUntilTaken<{ bookingId: string }>(
    'office-job-difference',
    {
      bookingId,
      changedAt: (await jobOf(bookingId)).price_difference?.at.toDate().toISOString(),
      idempotencyKey: randomUUID(),
      ...body,
    },
    admin,
  );
const refusal = ({ error }: Pick<CallAnswer<unknown>, 'error'>) => error?.details;

const lastService = serviceTitles.at(-1) ?? '';

describe('Edit Job', () => {
  it('changes service, price, note and address with everything that follows from them', async () => {
    const { bookingId, key } = await bookedJob({ total_price: 149 });
    const before = await jobOf(bookingId);
    const changes = {
      service_type: lastService,
      total_price: 199,
      special_instructions: 'Dog in the yard.',
      address: '77 Kingfisher Rd, Akron, OH 44606',
    };
    expect((await edit(bookingId, changes)).result).toEqual({ bookingId });
    const after = await jobOf(bookingId);
    expect(after).toMatchObject({
      service_type: lastService,
      total_price: 199,
      special_instructions: 'Dog in the yard.',
      customer: { ...before.customer, address: changes.address },
      calendar_sequence: before.calendar_sequence + 1,
      price_difference: null,
      outdated_documents: [],
    });
    expect(after.search_keys).toContain('kingfisher');
    const appointment = await callUntilTaken<{ appointment: object }>('client-appointment-open', {
      booking: key,
    });
    expect(JSON.stringify(appointment.result)).toMatch(new RegExp(`${lastService}.*199|199.*${lastService}`));
    const [entry] = await trailOf(bookingId);
    expect(entry?.get('action')).toBe('edited');
    expect(Object.keys(entry?.get('fields') as object).sort()).toEqual(Object.keys(changes).sort());
    expect(entry?.get('values')).toEqual({
      total_price: { before: 149, after: 199 },
      service_type: { before: usualService.title, after: lastService },
    });
  });

  it('sets, changes and removes the deadline, also beside a page of an earlier release', async () => {
    const { bookingId } = await bookedJob();
    expect((await jobOf(bookingId)).deadline).toBeNull();
    for (const deadline of [addDays(nextWeek(), 3), addDays(nextWeek(), 5), '']) {
      await edit(bookingId, { deadline });
      expect((await jobOf(bookingId)).deadline).toBe(deadline || null);
    }
    const refused = await edit(bookingId, { deadline: '2026-02-30' });
    expect(refusal(refused)?.fields?.['changes.deadline']).toBe('Enter the date as month, day, and year.');
    const older = { ...(await seenOf(bookingId)), deadline: undefined };
    const note = { special_instructions: 'Call first' };
    expect((await edit(bookingId, note, { seen: older })).result).toEqual({ bookingId });
  });

  it('has the new address in the next email', async () => {
    const { bookingId, email } = await bookedJob();
    await edit(bookingId, { address: '9 Heron Way, Troy, OH 44057' });
    await callUntilTaken(
      'send-workflow-email',
      { type: 'booking_approved', bookingData: { bookingId } },
      admin,
    );
    expect((await mailTo(email)).html).toContain('9 Heron Way');
  });

  it('refuses what was changed since the office saw it, with what is stored now', async () => {
    const { bookingId } = await bookedJob({ total_price: 149 });
    const seen = await seenOf(bookingId);
    await edit(bookingId, { total_price: 175 });
    const late = await edit(bookingId, { special_instructions: 'Call first' }, { seen });
    expect(refusal(late)).toMatchObject({ code: 'invalid-input', current: { total_price: 175 } });
    expect(await jobOf(bookingId)).toMatchObject({ total_price: 175, special_instructions: '' });
  });

  it('names bad input at its field, and of a cancelled job changes only the note', async () => {
    const { bookingId } = await bookedJob();
    const bad = await edit(bookingId, { total_price: -1, address: 'x' });
    expect(Object.keys(refusal(bad)?.fields ?? {}).sort()).toEqual([
      'changes.address',
      'changes.total_price',
    ]);
    const unoffered = refusal(await edit(bookingId, { service_type: 'Septic' }));
    expect(unoffered?.fields).toEqual({ 'changes.service_type': 'Choose an inspection type.' });
    await office.cancelJob({ bookingId, reason: '' });
    const sentence = 'This job is cancelled, so only its note can be changed.';
    const fixed = { code: 'invalid-input', fields: { total_price: sentence } };
    expect(refusal(await edit(bookingId, { total_price: 10 }))).toMatchObject(fixed);
    expect((await edit(bookingId, { special_instructions: 'Moved away' })).status).toBe(200);
  });

  it('keeps the codes of a job that is over, which its note is shown without', async () => {
    const note = 'Gate 4711, lockbox 47 11, two dogs';
    const { bookingId } = await bookedJob({ status: 'completed', special_instructions: note });
    await db.collection('bookings').doc(bookingId).update({ codes_erased: true });
    const noteOf = async () => (await jobOf(bookingId)).special_instructions;
    expect((await seenOf(bookingId)).special_instructions).toBe('Gate ••••, lockbox ••••, two dogs');
    // A screen from before the job ended shows them.
    const shownBefore = { ...(await seenOf(bookingId)), special_instructions: note };
    expect((await edit(bookingId, { total_price: 175 }, { seen: shownBefore })).status).toBe(200);
    expect(await noteOf()).toBe(note);
    expect(await stored('bookings', bookingId)).toMatchObject({ codes_erased: true });

    const unclear = await edit(bookingId, { special_instructions: 'Gate ••••, two dogs' });
    expect(refusal(unclear)?.fields).toEqual({
      special_instructions: 'Keep each •••• in the note, or delete all of them.',
    });
    await edit(bookingId, { special_instructions: 'Gate ••••, lockbox ••••, three dogs' });
    expect(await noteOf()).toBe('Gate 4711, lockbox 47 11, three dogs');
    expect(await stored('bookings', bookingId)).toMatchObject({ codes_erased: false });
    await edit(bookingId, { special_instructions: 'Three dogs' });
    expect(await noteOf()).toBe('Three dogs');
  });

  it('marks the signed documents that state the earlier fee or address', async () => {
    const { bookingId, key } = await bookedJob({
      forms_status: { questionnaire_completed: false, agreement_signed: true, media_release_signed: false },
    });
    const { customer } = await jobOf(bookingId);
    await db
      .collection('agreements')
      .doc(bookingId)
      .set({
        booking_id: bookingId,
        client_name: customer.name,
        booked_for: customer.name,
        property_address: customer.address,
        inspection_date: '',
        signature_date: '2026-03-01',
        client_signature: customer.name,
        electronic_consent: true,
        terms_accepted: true,
        agreement_type: 'inspection',
        text_version: '2026-11-01',
        text_hash: 'a'.repeat(64),
        evidence: { signed_at: new Date(), ip_address: '', user_agent: '', device_timestamp: '' },
        fee: 149,
        pdf: null,
        created_at: new Date(),
      });
    const agreed = async () =>
      (
        await callUntilTaken<{ booking: { agreement: { outdated: boolean } } }>('client-forms-open', {
          booking: key,
        })
      ).result?.booking.agreement.outdated;
    await edit(bookingId, { total_price: 175 });
    expect((await jobOf(bookingId)).outdated_documents).toEqual(['agreement']);
    expect(await agreed()).toBe(true);
    expect((await stored('agreements', bookingId))?.fee).toBe(149);
    await edit(bookingId, { total_price: 149 });
    expect(await agreed()).toBe(false);
  });
});

describe('a price that changes', () => {
  it('ends the payment page that is open for the old amount', async () => {
    const job = await reportedJob(admin);
    const pay = async () =>
      (await sendForm(`/report/${job.reportKey}/pay`, [])).headers.get('location') ?? '';
    const old = await pay();
    expect((await edit(job.bookingId, { total_price: 175 })).status).toBe(200);
    expect(await stored('report_payments', job.reportId)).toMatchObject({
      amount: 175,
      checkout: { state: 'expired' },
    });
    const oldPage = new URL(old).pathname;
    expect((await openPage(oldPage)).status).toBe(303);
    await sendForm(oldPage, [['how', 'card']]);
    expect(await jobOf(job.bookingId)).toMatchObject({ payment_state: 'unpaid' });
    const next = await pay();
    expect(next).not.toBe(old);
    expect(await (await openPage(new URL(next).pathname)).text()).toContain('$175');
  });

  it('that is refused leaves the payment page open, for whatever reason', async () => {
    const job = await reportedJob(admin);
    const { bookingId, reportId } = job;
    const location = (await sendForm(`/report/${job.reportKey}/pay`, [])).headers.get('location') ?? '';
    const isOpen = async () => {
      expect(await stored('report_payments', reportId)).toMatchObject({ checkout: { state: 'open' } });
      expect((await openPage(new URL(location).pathname)).status).toBe(200);
    };
    const current = await seenOf(bookingId);
    const stale = { ...current, total_price: 1 };
    expect(refusal(await edit(bookingId, { total_price: 175 }, { seen: stale }))?.current).toEqual(current);
    await isOpen();
    // A note of a job that is over hides its codes, so one more can't be matched to what is stored.
    await db.collection('bookings').doc(bookingId).update({ special_instructions: 'Lockbox code 4711' });
    const unclear = { total_price: 175, special_instructions: `${hiddenCode} ${hiddenCode}` };
    expect(refusal(await edit(bookingId, unclear))?.fields).toHaveProperty('special_instructions');
    await isOpen();
  });

  it('waits for a bank payment that is on its way, and for a mark that can be undone', async () => {
    const job = await reportedJob(admin);
    await sendForm(`/report/${job.reportKey}/pay`, []);
    await db.collection('report_payments').doc(job.reportId).update({ 'checkout.state': 'processing' });
    const raised = { total_price: usualService.price + 26 };
    expect(refusal(await edit(job.bookingId, raised))?.fields?.total_price).toContain(
      dollars(usualService.price),
    );
    const marked = await bookedJob();
    await office.setPayment({ bookingId: marked.bookingId, state: 'paid', method: 'cash' });
    const answer = await edit(marked.bookingId, raised);
    expect(refusal(answer)?.fields?.total_price).toContain('just marked paid');
  });

  it('after payment asks what to do, and a refund stays open until it is recorded', async () => {
    const job = await reportedJob(admin);
    const { bookingId } = job;
    const lower = usualService.price - 20;
    await settle(admin, job);
    const unasked = await edit(bookingId, { total_price: lower });
    expect(refusal(unasked)?.fields).toEqual({ difference: 'Choose what to do with the difference.' });
    await edit(bookingId, { total_price: lower }, { difference: 'settle' });
    expect(await jobOf(bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { amount: usualService.price },
      price_difference: { received: usualService.price, amount: -20, state: 'open', by: admin.email },
    });
    expect(refusal(await settleDifference(bookingId, { outcome: 'settled' }))?.fields).toEqual({
      method: 'Choose how it was paid or refunded.',
    });
    await settleDifference(bookingId, { outcome: 'settled', method: 'check', note: 'Check 1042' });
    expect((await jobOf(bookingId)).price_difference).toMatchObject({
      received: lower,
      state: 'settled',
      method: 'check',
      note: 'Check 1042',
      settled_by: admin.email,
    });
    expect(refusal(await settleDifference(bookingId, { outcome: 'waived' }))?.code).toBe('already-handled');
    expect((await actionsOn(bookingId)).slice(-2)).toEqual(['edited', 'difference-settled']);
  });

  it('returns to a card at most what it paid, and nothing another way while that is under way', async () => {
    const { bookingId } = await bookedJob({ total_price: 149 });
    await settle(admin, { bookingId });
    await edit(bookingId, { total_price: 129 }, { difference: 'settle' });
    const job = db.collection('bookings').doc(bookingId);
    await job.update({ 'payment.by': 'online', 'payment.amount': 15 });
    expect(refusal(await settleDifference(bookingId, { outcome: 'card-refund' }))?.userMessage).toContain(
      'more than the card paid',
    );
    await job.update({ 'payment.amount': 149, card_refund_at: new Date(Date.now() + 3_600_000) });
    for (const outcome of ['card-refund', 'settled', 'waived']) {
      const answer = await settleDifference(bookingId, { outcome, method: 'check' });
      expect(refusal(answer)?.userMessage).toBe('This refund is already on its way.');
    }
    expect((await jobOf(bookingId)).price_difference).toMatchObject({ received: 149, state: 'open' });
  });

  it('takes back a difference that was settled by mistake, with the reason', async () => {
    const { bookingId } = await bookedJob({ total_price: 149 });
    await settle(admin, { bookingId });
    await edit(bookingId, { total_price: 129 }, { difference: 'settle' });
    const reopen = { outcome: 'open', note: 'Refunded another client' };
    expect(refusal(await settleDifference(bookingId, reopen))?.code).toBe('already-handled');
    await settleDifference(bookingId, { outcome: 'settled', method: 'check' });
    const settledAt = (await jobOf(bookingId)).price_difference?.settled_at?.toDate().toISOString();
    expect(refusal(await settleDifference(bookingId, { ...reopen, note: '', settledAt }))?.fields).toEqual({
      note: 'Explain what was wrong.',
    });
    // A screen that doesn't show the settling can't take it back.
    expect(refusal(await settleDifference(bookingId, reopen))?.code).toBe('already-handled');
    await settleDifference(bookingId, { ...reopen, settledAt });
    expect((await jobOf(bookingId)).price_difference).toMatchObject({
      received: 149,
      amount: -20,
      state: 'open',
      method: '',
      note: reopen.note,
      settled_at: null,
    });
    const entry = (await trailOf(bookingId)).at(-1)?.data();
    expect(entry).toMatchObject({ action: 'difference-reopened', actor: { id: admin.uid } });
    expect(Object.keys(entry?.fields as object)).toContain('note');
    expect(JSON.stringify(entry)).not.toContain(reopen.note);
    await settleDifference(bookingId, { outcome: 'settled', method: 'cash' });
    expect((await jobOf(bookingId)).price_difference).toMatchObject({ received: 129, state: 'settled' });
  });

  it('after payment can ask for the rest or leave it, and a correction of the payment ends it', async () => {
    const { bookingId } = await bookedJob({ total_price: 149 });
    await settle(admin, { bookingId });
    await edit(bookingId, { total_price: 199 }, { difference: 'settle' });
    expect((await jobOf(bookingId)).price_difference).toMatchObject({ amount: 50, state: 'open' });
    await edit(bookingId, { total_price: 175 }, { difference: 'waive' });
    expect((await jobOf(bookingId)).price_difference).toMatchObject({ amount: 26, state: 'waived' });
    const { payment } = await jobOf(bookingId);
    const recordedAt = payment?.at.toDate().toISOString();
    await office.correctPayment({ record: 'job', id: bookingId, recordedAt, reason: 'Wrong client' });
    expect(await jobOf(bookingId)).toMatchObject({ payment_state: 'unpaid', price_difference: null });
  });
});
