import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { db } from './support/admin-sdk';
import { call, callUntilTaken, submitRequest } from './support/call';
import { mailTo } from './support/mailbox';
import { releaseMail } from './support/release-mail';
import { seedRequest } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { newEmail } from './support/new-contact';
import { actionsOn, trailOf } from './support/trail';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const acceptBody = (leadId: string) => ({
  leadId,
  scheduled_date: nextWeek(),
  scheduled_time: '10:00',
  total_price: 175.5,
  confirmed_taken: true,
  idempotencyKey: randomUUID(),
});
const accept = (leadId: string, as = admin) =>
  callUntilTaken<{ bookingId: string }>('office-request-accept', acceptBody(leadId), as);
const jobsOf = async (leadId: string) =>
  (await db.collection('bookings').where('lead_id', '==', leadId).get()).docs;
const pendingRequest = () => submitRequest(buildRequestSubmission({ email: newEmail() }));

describe('accepting a request', () => {
  it('creates customer, booking, key, and approval email, and books the request', async () => {
    const email = newEmail();
    const leadId = await submitRequest(
      buildRequestSubmission({ email, special_instructions: 'Dog in the yard' }),
    );
    const bookingId = (await accept(leadId)).result?.bookingId ?? '';
    const job = (await db.collection('bookings').doc(bookingId).get()).data();
    expect(job).toMatchObject({
      status: 'scheduled',
      workflow_status: 'forms_pending',
      lead_id: leadId,
      total_price: 175.5,
      scheduled_date: nextWeek(),
      scheduled_time: '10:00',
      special_instructions: 'Dog in the yard',
      customer: { email },
      forms_status: { agreement_signed: false },
      access_flags: [],
      forms_link: { state: 'active' },
    });
    expect(job?.search_keys).toContain(email);
    const customer = (await db.collection('customers').doc(String(job?.customer_id)).get()).data();
    expect(customer).toMatchObject({ email });
    expect((await db.collection('leads').doc(leadId).get()).get('status')).toBe('booked');
    expect((await db.collection('mail').doc(`booking_approved_${bookingId}`).get()).exists).toBe(true);
    const links = await db.collection('access_links').where('subject', '==', bookingId).get();
    expect(links.docs.map((link) => link.id)).toEqual([expect.stringMatching(/^[2-9a-hjkmnp-tv-z]{24}$/)]);
  });

  it('reuses the customer of an earlier booking by email', async () => {
    const email = newEmail();
    const first = await submitRequest(
      buildRequestSubmission({ email, address: '1 Old Street, Akron 44601' }),
    );
    const second = await submitRequest(
      buildRequestSubmission({ email: email.toUpperCase(), address: '2 New Street, Akron 44601' }),
    );
    await accept(first);
    const seen = { name: 'Dana Whitlock', phone: '(312) 555-0117', address: '1 Old Street, Akron 44601' };
    await call('office-request-accept', { ...acceptBody(second), customer: { keep: 'asked', seen } }, admin);
    const customers = await db.collection('customers').where('email', '==', email).get();
    expect(customers.docs.map((customer) => customer.get('address') as string)).toEqual([
      '2 New Street, Akron 44601',
    ]);
  });

  it('creates one booking and one email from 20 concurrent accepts, and the others learn who was first', async () => {
    const leadId = await pendingRequest();
    const second = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => accept(leadId, index % 2 ? second : admin)),
    );
    const winners = answers.filter(({ result }) => result);
    const losers = answers.filter(({ error }) => error);
    expect(winners).toHaveLength(1);
    expect(losers).toHaveLength(19);
    for (const { error } of losers) {
      expect(error?.details?.code).toBe('already-handled');
      expect(error?.details?.userMessage).toMatch(
        /^admin-.+@example\.com has already accepted this request\.$/,
      );
    }
    const jobs = await jobsOf(leadId);
    expect(jobs).toHaveLength(1);
    expect((await db.collection('mail').where('subject.id', '==', jobs[0]?.id).get()).size).toBe(1);
  });

  it('returns the first result for a repeated accept', async () => {
    const body = acceptBody(await pendingRequest());
    const first = await call('office-request-accept', body, admin);
    const second = await call('office-request-accept', body, admin);
    expect(second.result).toEqual(first.result);
    expect(await jobsOf(body.leadId)).toHaveLength(1);
  });

  it.each([
    ['scheduled_date', '', 'Choose the date of the inspection.'],
    ['scheduled_date', '2027-02-30', 'Enter the date as month, day, and year.'],
    ['scheduled_time', '25:00', 'Enter a time like 09:00.'],
    ['total_price', -1, 'The price cannot be below 0.'],
    ['total_price', 'abc', 'Enter the price in dollars, like 150.'],
  ])('refuses %s of %j at the field and leaves the request pending', async (field, value, sentence) => {
    const leadId = await pendingRequest();
    const { error } = await call('office-request-accept', { ...acceptBody(leadId), [field]: value }, admin);
    expect(error?.details?.fields).toEqual({ [field]: sentence });
    expect((await db.collection('leads').doc(leadId).get()).get('status')).toBe('new');
  });
});

describe('telling the client', () => {
  const message = 'We’re fully booked that week.\nTry us in May.';

  it('after a decline, in the office’s words once Undo is over; Undo withdraws it', async () => {
    const request = await seedRequest({ email: `ann-${randomUUID()}@example.com` });
    const { id: leadId } = request;
    const decline = () =>
      call('office-request-decline', { leadId, message, idempotencyKey: randomUUID() }, admin);
    await decline();
    expect(await stored('mail', `request_declined_${leadId}`)).toMatchObject({
      state: 'PENDING',
      held_until: expect.any(Timestamp) as Timestamp,
    });
    await call('office-request-restore', { leadId, idempotencyKey: randomUUID() }, admin);
    expect(await stored('mail', `request_declined_${leadId}`)).toBeUndefined();
    expect(await stored('request_notices', leadId)).toBeUndefined();
    await decline();
    await releaseMail(`request_declined_${leadId}`);
    const mail = await mailTo(request.email);
    expect(mail.subject).toBe('About your request for a sewer inspection');
    expect(mail.text).toContain('We’re fully booked that week.');
    expect(mail.text).toContain('Try us in May.');
    const { error } = await call('office-request-restore', { leadId, idempotencyKey: randomUUID() }, admin);
    expect(error?.details?.userMessage).toMatch(/that minute is over/);
  });

  it('after a deletion, at once, although the request is gone', async () => {
    const { id: leadId, email } = await seedRequest({ email: `ann-${randomUUID()}@example.com` });
    await call('office-request-delete', { leadId, message, idempotencyKey: randomUUID() }, admin);
    expect(await stored('leads', leadId)).toBeUndefined();
    expect((await mailTo(email)).text).toContain('We’re fully booked that week.');
  });

  it.each(['decline', 'delete'])('is a choice: a plain %s sends nothing', async (action) => {
    const { id: leadId } = await seedRequest();
    await call(`office-request-${action}`, { leadId, idempotencyKey: randomUUID() }, admin);
    expect(await stored('mail', `request_declined_${leadId}`)).toBeUndefined();
    expect(await stored('request_notices', leadId)).toBeUndefined();
  });
});

describe('declining and deleting', () => {
  it('marks a declined request lost', async () => {
    const leadId = await pendingRequest();
    await call('office-request-decline', { leadId, idempotencyKey: randomUUID() }, admin);
    expect((await db.collection('leads').doc(leadId).get()).get('status')).toBe('lost');
    expect((await accept(leadId)).error?.details?.userMessage).toBe(
      `${admin.email} has already declined this request.`,
    );
  });

  it('removes a deleted request and keeps its audit trail', async () => {
    const leadId = await pendingRequest();
    await call('office-request-delete', { leadId, idempotencyKey: randomUUID() }, admin);
    expect((await db.collection('leads').doc(leadId).get()).exists).toBe(false);
    expect(await actionsOn(leadId)).toEqual(['created', 'deleted']);
  });

  it('does not delete a request that became a booking', async () => {
    const leadId = await pendingRequest();
    await accept(leadId);
    const { error } = await call('office-request-delete', { leadId, idempotencyKey: randomUUID() }, admin);
    expect(error?.details?.code).toBe('already-handled');
  });
});

describe('a job', () => {
  const setStatus = (bookingId: string, status: string) =>
    call('office-job-status', { bookingId, status, idempotencyKey: randomUUID() }, admin);

  it('can be started and then completed, and nothing else', async () => {
    const bookingId = (await accept(await pendingRequest())).result?.bookingId ?? '';
    expect((await setStatus(bookingId, 'completed')).error?.details?.code).toBe('already-handled');
    expect((await setStatus(bookingId, 'in_progress')).status).toBe(200);
    expect((await setStatus(bookingId, 'in_progress')).error?.details?.userMessage).toBe(
      'This job is already in progress.',
    );
    expect((await setStatus(bookingId, 'completed')).status).toBe(200);
    expect((await setStatus(bookingId, 'in_progress')).error?.details?.code).toBe('already-handled');
    expect((await setStatus(bookingId, 'cancelled')).error?.details?.code).toBe('invalid-input');
    expect((await db.collection('bookings').doc(bookingId).get()).get('status')).toBe('completed');
  });
});

describe('access', () => {
  it.each([
    ['nobody signed in', null, 'not-signed-in'],
    ['the claim without the record', { claim: true, record: false }, 'not-allowed'],
    ['the record without the claim', { claim: false, record: true }, 'not-allowed'],
  ])('refuses %s for every office call', async (_, role, code) => {
    const leadId = await pendingRequest();
    const caller = role ? await signIn(role) : {};
    const key = randomUUID();
    const bodies: Record<string, unknown> = {
      'office-request-accept': acceptBody(leadId),
      'office-request-decline': { leadId, idempotencyKey: key },
      'office-request-delete': { leadId, idempotencyKey: key },
      'office-job-status': { bookingId: 'any', status: 'in_progress', idempotencyKey: key },
      'send-workflow-email': { type: 'booking_approved', bookingData: { bookingId: 'any' } },
    };
    for (const [name, body] of Object.entries(bodies)) {
      expect((await call(name, body, caller)).error?.details?.code, name).toBe(code);
    }
    expect((await db.collection('leads').doc(leadId).get()).get('status')).toBe('new');
  });

  it('ends for an admin at the next call after the record is removed', async () => {
    const former = await signIn();
    await db.collection('admins').doc(former.uid).delete();
    expect((await accept(await pendingRequest(), former)).error?.details?.code).toBe('not-allowed');
  });
});

describe('the audit trail of a request', () => {
  it('chains its entries by hash and contains no personal data', async () => {
    const email = newEmail();
    const leadId = await submitRequest(buildRequestSubmission({ email, name: 'Very Private Person' }));
    await accept(leadId);
    const trail = await trailOf(leadId);
    expect(trail).toHaveLength(2);
    let previous: string | null = null;
    for (const entry of trail) {
      const { hash, at, ...rest } = entry.data() as { hash: string; at: FirebaseFirestore.Timestamp };
      const written = canonicalJson({ ...rest, at: at.toDate().toISOString() });
      expect(rest).toMatchObject({ previous_hash: previous });
      expect(createHash('sha256').update(written).digest('hex')).toBe(hash);
      expect(written).not.toMatch(/Very Private|client-/);
      previous = hash;
    }
  });
});
