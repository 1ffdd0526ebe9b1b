import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { noFormsYet } from '@domain/job/forms-status';
import type { Job } from '@domain/job/job';
import type { DoorLink, DoorPurpose } from '@domain/job/link-calls';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm } from '@domain/report/report-form';
import { dollars } from '@domain/text/dollars';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { ownDay } from './support/own-day';
import { bookedJob, storeLink, type BookedJob } from './support/booked-job';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { officeOf, type Office } from './support/office';
import { openPage, sendForm } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { sweepOnly } from './support/tick';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

const { price } = usualService;

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const payPage = async (key: string) => (await openPage(`/report/pay/${key}`)).text();

/** Pays on the local stack's payment page as a browser does. */
async function payOnline(key: string): Promise<void> {
  const begun = await sendForm(`/report/pay/${key}`, []);
  const checkout = begun.headers.get('location') ?? '';
  expect(checkout).toContain('/report/checkout/');
  expect(checkout).not.toContain(key);
  await sendForm(checkout, [['how', 'card']]);
}

const stateOf = async ({ bookingId }: BookedJob) =>
  (await stored('bookings', bookingId))?.payment_state as string;

async function generate({ bookingId, email }: BookedJob): Promise<ReportAnswer> {
  await db.collection('bookings').doc(bookingId).update({ status: 'completed' });
  const report = {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    clientEmail: email,
    propertyAddress: '12 Main St, Akron, OH 44606',
    sewerScopeType: usualService.title,
    inspectionType: 'Sewer Scope',
    linearFootage: 62,
    summary: 'All good',
    recommendations: 'None',
  };
  const { result, error } = await call<ReportAnswer>(
    'office-report-generate',
    { bookingId, report, idempotencyKey: randomUUID() },
    admin,
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

const mailWith = (email: string, subject: RegExp) =>
  waitFor(`mail ${subject}`, async () => {
    const found = (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
    return found.length > 0 && found;
  });

describe('a payment before the report', () => {
  it('counts once, sends a receipt, and opens the report when it comes', async () => {
    const job = await bookedJob();
    expect(await payPage(job.key)).toContain('Nothing is due until your report is ready.');
    await payOnline(job.key);
    expect(await stateOf(job)).toBe('paid');
    expect(await payPage(job.key)).toContain('Thank you, you’ve paid');
    const again = await sendForm(`/report/pay/${job.key}`, []);
    expect(again.headers.get('location')).toBe(`/report/pay/${job.key}`);
    const [receipt, ...others] = await mailWith(job.email, new RegExp(`^Receipt: \\${dollars(price)}`));
    expect(others).toEqual([]);
    expect(receipt?.text).toContain('Your report will open as soon as it’s ready.');
    const { reportId, url } = await generate(job);
    expect(await stored('report_payments', reportId)).toMatchObject({
      state: 'paid',
      booking_id: job.bookingId,
      checkout: { state: 'done' },
    });
    expect(await (await openPage(url)).text()).toContain('All good');
    // The office's mark would be a second payment.
    const marked = await office.setPayment({ bookingId: job.bookingId, state: 'paid', method: 'check' });
    expect(marked.error?.details).toMatchObject({ code: 'already-handled' });
  });

  it('leads back to the page that waits for it', async () => {
    const job = await bookedJob();
    const begun = await sendForm(`/report/pay/${job.key}`, []);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toBe(`__session=job.${job.key}`);
    const back = await openPage('/report/return/ABCDEFGH', { headers: { Cookie: cookie } });
    expect(back.headers.get('location')).toBe(`/report/pay/${job.key}?waited=0`);
    expect(await payPage(`${job.key}?waited=0`)).toContain('We’re waiting for your payment');
  });

  it('uses the page that was begun before, also after the report came', async () => {
    const job = await bookedJob();
    const begun = await sendForm(`/report/pay/${job.key}`, []);
    const { url } = await generate(job);
    const fromReport = await sendForm(`${new URL(url).pathname}/pay`, []);
    expect(fromReport.headers.get('location')).toBe(begun.headers.get('location'));
    await sendForm(begun.headers.get('location') ?? '', [['how', 'card']]);
    expect(await (await openPage(url)).text()).toContain('All good');
  });

  it.each([
    ['expired', { expires_at: new Date(Date.now() - 1000) }, 'This link has expired'],
    ['revoked', { revoked_at: new Date() }, 'This link was replaced'],
    ['of another kind', { kind: 'report', scopes: ['report'] }, 'We don’t recognize this link'],
  ])('is not taken by a link that is %s', async (_what, link, words) => {
    const { bookingId } = await bookedJob();
    const key = await storeLink(bookingId, link);
    expect(await payPage(key)).toContain(words);
    expect((await sendForm(`/report/pay/${key}`, [])).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a payment page that the client has open', () => {
  const opened = async (changes: Partial<Job> = {}) => {
    const job = await bookedJob(changes);
    const begun = await sendForm(`/report/pay/${job.key}`, []);
    return { ...job, checkout: begun.headers.get('location') ?? '' };
  };
  const payThere = async (checkout: string) =>
    (await sendForm(checkout, [['how', 'card']])).headers.get('location') ?? '';
  const byClient = ({ key }: BookedJob) =>
    call('client-appointment-cancel', { booking: key, reason: '', idempotencyKey: randomUUID() });
  const started = { status: 'in_progress', started_at: new Date().toISOString() } as const;

  it.each([
    ['cancelled by the office', {}, ({ bookingId }: BookedJob) => office.cancelJob({ bookingId })],
    ['cancelled by the client', {}, byClient],
    [
      'ended without an inspection',
      started,
      ({ bookingId }: BookedJob) =>
        office.endJob({ bookingId, ending: 'not_inspected', reason: 'Buried', charge: 0 }),
    ],
    [
      'marked paid by the office',
      {},
      ({ bookingId }: BookedJob) => office.setPayment({ bookingId, state: 'paid', method: 'check' }),
    ],
  ])('takes nothing once the job was %s', async (_how, changes, end) => {
    const job = await opened(changes);
    expect((await end(job)).error).toBeUndefined();
    expect(await payThere(job.checkout)).toContain('cancelled=true');
    expect(await stateOf(job)).toBe('unpaid');
  });

  it.each(['paid', 'waived'] as const)('can’t be opened while a mark %s can be undone', async (state) => {
    const job = await bookedJob();
    const method = state === 'paid' ? 'check' : '';
    const { result } = await office.setPayment({ bookingId: job.bookingId, state, method, note: 'Test' });
    const page = await payPage(job.key);
    expect(page).toContain('Our office is updating this payment');
    expect(page).not.toContain('<form');
    const begun = await sendForm(`/report/pay/${job.key}`, []);
    expect(begun.headers.get('location')).toBe(`/report/pay/${job.key}`);
    await office.undoPayment({ record: 'job', id: job.bookingId, markedAt: result?.held.at });
    expect(await payPage(job.key)).toContain('<form');
  });

  it('shows the payment of a job whose report has an id of its own', async () => {
    const job = await bookedJob();
    const { reportId } = await generate(job);
    // As reported before the job gave the report its id.
    for (const collection of ['inspection_reports', 'report_payments']) {
      const record = db.collection(collection).doc(reportId);
      const fields = (await record.get()).data() ?? {};
      await db
        .collection(collection)
        .doc(`own-${reportId}`)
        .set({ ...fields, ...('report_id' in fields && { report_id: `own-${reportId}` }) });
      await record.delete();
    }
    const begun = await sendForm(`/report/pay/${job.key}`, []);
    const checkout = begun.headers.get('location') ?? '';
    await sendForm(checkout, [['how', 'bank']]);
    expect(await payPage(job.key)).toContain('Your payment is on its way');
    await sendForm(checkout, [['how', 'bank-failed']]);
    expect(await payPage(job.key)).toContain('Your payment didn’t go through');
  });
});

describe('a link for the door', () => {
  const doorLink = (body: object) =>
    call<DoorLink>('office-door-link', { idempotencyKey: randomUUID(), ...body }, admin);

  it('opens the same checkout for half an hour, and nothing else', async () => {
    const job = await bookedJob({ status: 'in_progress' });
    const { result } = await doorLink({ bookingId: job.bookingId, purpose: 'pay' });
    const key = result?.url.split('/').at(-1) ?? '';
    expect(key).toMatch(/^2[2-9a-hjkmnp-z]{11}$/);
    const minutes = (Date.parse(result?.expires_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const own = await sendForm(`/report/pay/${job.key}`, []);
    const atTheDoor = await sendForm(`/report/pay/${key}`, []);
    expect(atTheDoor.headers.get('location')).toBe(own.headers.get('location'));
    for (const name of ['client-forms-open', 'client-appointment-open']) {
      expect((await call(name, { booking: key })).result).toEqual({ state: 'unknown' });
    }
    await payOnline(key);
    expect(await stateOf(job)).toBe('paid');
    const trail = await trailOf(job.bookingId);
    expect(trail.map((entry) => entry.get('action') as string)).toContain('door-link-issued');
    expect(JSON.stringify(trail.map((entry) => entry.data()))).not.toContain(key);
    expect((await doorLink({ bookingId: job.bookingId, purpose: 'pay' })).error?.details).toMatchObject({
      userMessage: 'Nothing is due for this job.',
    });
  });

  it('is not made for an imported job, not even for one that its file calls unpaid', async () => {
    const job = await bookedJob({ status: 'completed', origin: { import_id: 'import-1', row: 0 } });
    const { error } = await doorLink({ bookingId: job.bookingId, purpose: 'pay' });
    expect(error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: expect.stringContaining('was imported') as string,
    });
  });
});

describe('a code for signing at the door', () => {
  const signing = async (changes: Partial<Job> = {}, purpose: DoorPurpose = 'sign') => {
    const job = await bookedJob({ status: 'in_progress', ...changes });
    const body = { bookingId: job.bookingId, purpose, idempotencyKey: randomUUID() };
    const { result, error } = await call<DoorLink>('office-door-link', body, admin);
    return { job, key: new URL(result?.url ?? 'http://x').searchParams.get('booking') ?? '', error };
  };

  it.each([
    ['sign', false],
    ['hand_over', true],
  ] as const)('%s opens the agreement and nothing else', async (purpose, on_our_device) => {
    const { job, key } = await signing({}, purpose);
    const { result } = await call<OpenFormsAnswer>('client-forms-open', { booking: key });
    expect(result).toMatchObject({
      state: 'open',
      booking: { only_agreement: true, on_our_device, payable: 0 },
    });
    for (const [name, body] of [
      ['client-appointment-open', { booking: key }],
      ['client-questionnaire-view', { booking: key }],
      ['client-document-preview', { booking: key, type: 'media_release' }],
    ] as const) {
      expect((await call(name, body)).result).toEqual({ state: 'unknown' });
    }
    expect((await openPage(`/report/pay/${key}`)).status).toBe(404);
    const own = await call<OpenFormsAnswer>('client-forms-open', { booking: job.key });
    expect(own.result).toMatchObject({ booking: { only_agreement: false, on_our_device: false } });
  });

  it.each([
    ['hand_over', 'our_device', 'device-handed-over'],
    ['sign', 'code_at_door', 'door-link-issued'],
    ['own', 'own_link', null],
  ] as const)('the key %s decides that it was signed with %s', async (by, signed_with, issued) => {
    const { job, key } = await signing({}, by === 'own' ? 'sign' : by);
    // What a page claims about it is dropped.
    const claim = { signed_with: by === 'hand_over' ? 'own_link' : 'our_device' };
    const sent = await submitJobForm('agreement', { key: by === 'own' ? job.key : key, data: claim });
    expect(sent.error).toBeUndefined();
    expect(await stored('agreements', job.bookingId)).toMatchObject({ signed_with });
    const trail = await trailOf(job.bookingId);
    const created = trail.find((entry) => entry.get('collection') === 'agreements');
    expect(created?.get('values')).toMatchObject({ signed_with: { before: null, after: signed_with } });
    if (issued) expect(trail.map((entry) => entry.get('action') as string)).toContain(issued);
  });

  it('is refused once the agreement is signed', async () => {
    const { error } = await signing({ forms_status: { ...noFormsYet, agreement_signed: true } });
    expect(error?.details).toMatchObject({ userMessage: 'The agreement is already signed.' });
  });

  it.each([
    [false, 'started-unsigned'],
    [true, 'started'],
  ])('agreement signed %s: Start Job is never blocked, and is audited as %s', async (signed, action) => {
    const { bookingId } = await bookedJob({ forms_status: { ...noFormsYet, agreement_signed: signed } });
    await office.setStatus({ bookingId, status: 'in_progress' });
    expect((await trailOf(bookingId)).map((entry) => entry.get('action') as string)).toEqual([action]);
  });
});

describe('cancelling a paid job', () => {
  const paidOnline = async () => {
    const job = await bookedJob();
    await payOnline(job.key);
    return job;
  };

  it('asks what to do with the money, and is required before the job can be deleted', async () => {
    const { bookingId } = await paidOnline();
    const { error } = await office.cancelJob({ bookingId });
    expect(error?.details).toMatchObject({ fields: { money: 'Choose what to do with the payment.' } });
    expect((await office.deleteJob({ bookingId })).error?.details?.userMessage).toBe(
      `The client paid ${dollars(price)} for this job. Cancel the job first, and choose there what happens to the payment.`,
    );
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'scheduled' });
  });

  it('returns a payment by card to the card, with a receipt, and tells the client', async () => {
    const { bookingId, email } = await paidOnline();
    await office.cancelJob({ bookingId, money: 'refund' });
    const [cancelled] = await mailWith(email, /^Cancelled/);
    expect(cancelled?.text).toMatch(new RegExp(`returned \\${dollars(price)} to you|return it to you`));
    await sweepOnly('card refunds');
    const [refund] = await mailWith(email, new RegExp(`^Refund: \\${dollars(price)}`));
    expect(refund?.text).toContain('5 to 10 business days');
    expect(await stored('bookings', bookingId)).toMatchObject({
      card_refund_at: null,
      price_difference: { state: 'settled', amount: -price, received: 0, method: 'card' },
    });
    const payments = await db.collection('report_payments').where('booking_id', '==', bookingId).get();
    expect(payments.docs.map((each) => each.get('refunded_amount') as number)).toEqual([price]);
    expect((await trailOf(bookingId)).map((entry) => entry.get('action') as string)).toContain(
      'card-refunded',
    );
  });

  it('keeps it as agreed', async () => {
    const { bookingId, email } = await paidOnline();
    await office.cancelJob({ bookingId, money: 'keep' });
    expect(await stored('bookings', bookingId)).toMatchObject({
      card_refund_at: null,
      price_difference: { state: 'waived', amount: -price },
    });
    const [cancelled] = await mailWith(email, /^Cancelled/);
    expect(cancelled?.text).toContain('we’re keeping it as agreed with you');
    expect((await office.deleteJob({ bookingId })).result?.state).toBe('DONE');
  });

  it('leaves the refund of another payment open until it is recorded', async () => {
    const { bookingId, email } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'check', note: '' });
    await office.cancelJob({ bookingId, money: 'refund' });
    await sweepOnly('card refunds');
    const job = await stored('bookings', bookingId);
    expect(job).toMatchObject({ price_difference: { state: 'open', amount: -price } });
    const [cancelled] = await mailWith(email, /^Cancelled/);
    expect(cancelled?.text).toContain(`You’ve paid ${dollars(price)}. We’ll return it to you.`);
    expect((await office.deleteJob({ bookingId })).error?.details?.userMessage).toBe(
      `The client is still owed ${dollars(price)} for this job. Record the refund first, under Payment.`,
    );
  });

  it('by the client leaves the decision to the office', async () => {
    const { bookingId, key, email } = await paidOnline();
    const { result } = await call('client-appointment-cancel', {
      booking: key,
      reason: '',
      idempotencyKey: randomUUID(),
    });
    expect(result).toEqual({ state: 'done' });
    expect(await stored('bookings', bookingId)).toMatchObject({
      card_refund_at: null,
      price_difference: { state: 'open', amount: -price, by: 'client' },
    });
    const [cancelled] = await mailWith(email, /^Cancelled/);
    expect(cancelled?.text).toContain(`You’ve paid ${dollars(price)}. We’ll contact you about your payment.`);
  });
});

describe('ending a paid job without an inspection', () => {
  it('asks about the money, and undoing it puts everything back', async () => {
    const job = await bookedJob({
      status: 'in_progress',
      started_at: new Date().toISOString(),
      scheduled_date: await ownDay(),
    });
    await payOnline(job.key);
    const { bookingId } = job;
    const ending = { bookingId, ending: 'not_inspected', reason: 'Buried', charge: 0 };
    expect((await office.endJob(ending)).error?.details).toMatchObject({
      fields: { money: 'Choose what to do with the payment.' },
    });
    await office.endJob({ ...ending, money: 'refund' });
    await sweepOnly('card refunds');
    // Not before the ending can no longer be undone.
    expect(await stored('bookings', bookingId)).toMatchObject({ price_difference: { state: 'open' } });
    const { result } = await office.undoStep({ bookingId, from: 'cancelled' });
    expect(result).toMatchObject({ status: 'in_progress' });
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'paid',
      price_difference: null,
      card_refund_at: null,
    });
  });
});
