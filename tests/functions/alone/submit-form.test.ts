import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { db } from '../support/admin-sdk';
import { requestCall, call, callUntilTaken, submitRequest } from '../support/call';
import { newEmail } from '../support/new-contact';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { usualService } from '../../../tools/testing/usual-service';
import { trailOf } from '../support/trail';

const { catalog: services } = factorySettings.services;

const submit = (body: unknown, from = newAddress()) =>
  call<SubmissionReceipt>('secure-form-submission', body, { from });
const today = () => calendarDateIn(business.timeZone, new Date());
const requestsOf = async (email: string) =>
  (await db.collection('leads').where('email', '==', email).get()).docs;

const lastService = services.at(-1) ?? usualService;

describe('secure-form-submission, booking', () => {
  it('stores the request, log entry, audit entry, receipt, and two queued emails', async () => {
    const email = newEmail();
    const { result } = await submit(
      requestCall(buildRequestSubmission({ email, service_type: lastService.title, total_price: 1 })),
    );
    const id = result?.id ?? '';
    const request = (await db.collection('leads').doc(id).get()).data();
    expect(request).toMatchObject({
      email,
      status: 'new',
      service_type: lastService.title,
      preferred_time: '10:00:00',
      report_for: 'buyer',
      price: lastService.price,
      quoted_price: 1,
      date_flexible: false,
      time_flexible: false,
    });
    const log = (await db.collection('form_submissions_log').doc(id).get()).data();
    expect(log).toMatchObject({ form_type: 'booking', user_id: null, submitted_data: { email } });
    expect(log?.client_ip).toMatch(/^[0-9a-f]{32}$/);
    const audit = await trailOf(id);
    expect(audit.map((entry) => entry.get('action') as string)).toEqual(['created']);
    expect(JSON.stringify(audit[0]?.data())).not.toContain(email);
    for (const kind of ['request_received', 'office_new_request']) {
      const mail = (await db.collection('mail').doc(`${kind}_${id}`).get()).data();
      expect(JSON.stringify(mail)).not.toContain(email);
      expect(mail?.kind).toBe(kind);
    }
    expect((await db.collection('submissions').doc(id).get()).get('request_hash')).toBe(result?.hash);
  });

  it('stores today at nine, marked as not chosen, for a blank date and time', async () => {
    const id = await submitRequest(
      buildRequestSubmission({ email: newEmail(), scheduled_date: '', scheduled_time: '' }),
    );
    expect((await db.collection('leads').doc(id).get()).data()).toMatchObject({
      preferred_date: today(),
      preferred_time: '09:00:00',
      date_flexible: true,
      time_flexible: true,
    });
  });

  it.each([
    ['a missing name', { name: ' ' }, 'name'],
    ['a malformed email', { email: 'someone@home' }, 'email'],
    ['a phone with too few digits', { phone: '(312) 555-01' }, 'phone'],
    ['a date too far ahead', { scheduled_date: addDays(today(), 400) }, 'scheduled_date'],
    ['a date that does not exist', { scheduled_date: '2027-02-30' }, 'scheduled_date'],
    ['a note of 5,000 characters', { special_instructions: 'x'.repeat(5000) }, 'special_instructions'],
  ])('refuses %s with an error at the field and stores nothing', async (_, overrides, field) => {
    const data = { ...buildRequestSubmission({ email: newEmail() }), ...overrides };
    const { error, status } = await submit(requestCall(data));
    expect(status).toBe(400);
    expect(error?.details?.code).toBe('invalid-input');
    expect(error?.details?.fields?.[field]).toMatch(/^[A-Z].+\.$/);
    expect(await requestsOf(data.email)).toHaveLength(0);
  });

  it('stores markup, emoji, and right-to-left text as plain text', async () => {
    const note = '<script>alert(1)</script> 🏠 שלום';
    const id = await submitRequest(buildRequestSubmission({ email: newEmail(), special_instructions: note }));
    expect((await db.collection('leads').doc(id).get()).get('special_instructions')).toBe(note);
  });

  it('drops fields that the form does not have', async () => {
    const data = { ...buildRequestSubmission({ email: newEmail() }), status: 'booked', price: 1 };
    const request = (
      await db
        .collection('leads')
        .doc(await submitRequest(data))
        .get()
    ).data();
    expect(request).toMatchObject({ status: 'new', price: usualService.price });
  });

  it('refuses a body that our forms never send', async () => {
    for (const body of [
      null,
      'text',
      [],
      { formType: 'booking' },
      { ...requestCall(buildRequestSubmission()), formType: 'admin' },
    ]) {
      expect((await submit(body)).error?.details?.code).toBe('invalid-input');
    }
  });
});

describe('a repeated submission', () => {
  it('gets the first result and creates no second request', async () => {
    const email = newEmail();
    const body = requestCall(buildRequestSubmission({ email }));
    const first = await submit(body);
    const second = await submit(body);
    expect(second.result).toEqual(first.result);
    expect(await requestsOf(email)).toHaveLength(1);
  });

  it('is refused if the content differs under the same key', async () => {
    const key = randomUUID();
    const email = newEmail();
    await submit(requestCall(buildRequestSubmission({ email }), key));
    const { error } = await submit(requestCall(buildRequestSubmission({ email, name: 'Someone Else' }), key));
    expect(error).toMatchObject({ status: 'ALREADY_EXISTS', details: { code: 'key-reused' } });
    expect(await requestsOf(email)).toHaveLength(1);
  });

  it('sent 50 times at once creates one request', async () => {
    const email = newEmail();
    const body = requestCall(buildRequestSubmission({ email }));
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        callUntilTaken<SubmissionReceipt>('secure-form-submission', body, { from }),
      ),
    );
    expect(answers.filter(({ result }) => !result)).toEqual([]);
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect(await requestsOf(email)).toHaveLength(1);
    const mails = await db.collection('mail').where('subject.id', '==', answers[0]?.result?.id).get();
    expect(mails.size).toBe(2);
  });
});

describe('the rate limit', () => {
  it('accepts three in ten minutes, refuses the fourth with the minutes to wait, and counts it', async () => {
    const from = newAddress();
    for (let index = 0; index < 3; index += 1) {
      expect((await submit(requestCall(buildRequestSubmission({ email: newEmail() })), from)).status).toBe(
        200,
      );
    }
    const email = newEmail();
    const refused = await submit(requestCall(buildRequestSubmission({ email })), from);
    expect(refused.status).toBe(429);
    expect(refused.error?.details?.userMessage).toMatch(/Please wait (9|10) minutes/);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await requestsOf(email)).toHaveLength(0);
    const windows = await db.collection('rate_limits').where('submission_count', '>', 3).get();
    expect(windows.docs.map((window) => window.get('form_type') as string)).toContain('booking');
  });

  it('does not count repeated submissions', async () => {
    const from = newAddress();
    const body = requestCall(buildRequestSubmission({ email: newEmail() }));
    for (let index = 0; index < 5; index += 1) expect((await submit(body, from)).status).toBe(200);
    expect((await submit(requestCall(buildRequestSubmission({ email: newEmail() })), from)).status).toBe(200);
  });

  it('identifies a client by the address from our proxy, not by what the client claims', async () => {
    const real = newAddress();
    const attempts = ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map((forged) => `${forged}, ${real}`);
    const statuses: number[] = [];
    for (const from of attempts) {
      statuses.push((await submit(requestCall(buildRequestSubmission({ email: newEmail() })), from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
