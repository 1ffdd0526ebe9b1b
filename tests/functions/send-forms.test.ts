import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { formsKeyExpiry } from '@domain/access/access-link';
import { factorySettings } from '@domain/settings/factory-settings';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { call, submitRequest } from './support/call';
import { mailTo, mailsTo } from './support/mailbox';
import { newReferral, submitReferral } from './support/referral';
import { appointment, officeOf, type Office } from './support/office';
import { newEmail } from './support/new-contact';
import { stored } from './support/stored';
import { signIn } from './support/sign-in';
import { submitJobForm } from './support/submit';
import { waitFor } from './support/wait-for';

const { catalog: services } = factorySettings.services;

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

const today = calendarDateIn(business.timeZone, new Date());

const lastService = services.at(-1) ?? usualService;

async function newRequest(overrides: object = {}) {
  const email = newEmail('client');
  const leadId = await submitRequest(
    buildRequestSubmission({ email, service_type: lastService.title, ...overrides }),
  );
  return { leadId, email };
}
const send = (source: string, sourceId: string, email: string, more: object = {}) =>
  office.sendForms({ source, sourceId, name: 'Dana Whitlock', email, ...more });
const sent = async (source: string, sourceId: string, email: string) =>
  (await send(source, sourceId, email)).result?.bookingId ?? '';
const keysOf = async (bookingId: string) => {
  const links = await db.collection('access_links').where('subject', '==', bookingId).get();
  return links.docs.filter((link) => link.get('revoked_at') === null).map(({ id }) => id);
};
const mailsAbout = async (bookingId: string) =>
  (await db.collection('mail').where('subject.id', '==', bookingId).get()).docs.map(({ id }) => id);
const jobsOf = async (email: string) =>
  (await db.collection('bookings').where('customer.email', '==', email).get()).docs;
const openedForms = async (key: string) =>
  (await call<{ state: string; booking?: object }>('client-forms-open', { booking: key })).result;
const formsState = async (key: string) => (await openedForms(key))?.state;

describe('sending forms for a request', () => {
  it('creates a pending booking 7 days ahead and emails its forms without an appointment', async () => {
    const { leadId, email } = await newRequest();
    const bookingId = await sent('lead', leadId, email);
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'pending',
      workflow_status: 'forms_pending',
      scheduled_date: addDays(today, 7),
      scheduled_time: '09:00',
      total_price: lastService.price,
      lead_id: leadId,
      customer: { name: 'Dana Whitlock', email },
    });
    expect(await stored('leads', leadId)).toMatchObject({ status: 'new', forms_booking_id: bookingId });
    const [key = ''] = await keysOf(bookingId);
    expect(await openedForms(key)).toMatchObject({ state: 'open', booking: { appointment_agreed: false } });
    const mail = await waitFor('the mail with the forms', async () =>
      (await mailsTo(email)).find(({ subject }) => subject === 'Your forms'),
    );
    expect(mail.html).toContain(key);
  });

  it('sends them again from the same booking', async () => {
    const { leadId, email } = await newRequest();
    const first = await sent('lead', leadId, email);
    const keys = await keysOf(first);
    expect(await sent('lead', leadId, email)).toBe(first);
    expect(await keysOf(first)).toEqual(keys);
    expect(await mailsAbout(first)).toHaveLength(2);
    expect(await jobsOf(email)).toHaveLength(1);
  });

  it('revokes the link that went to a wrong address', async () => {
    const { leadId } = await newRequest();
    const [wrong, right] = [newEmail('wrong'), newEmail('right')];
    const bookingId = await sent('lead', leadId, wrong);
    const [wrongKey = ''] = await keysOf(bookingId);
    expect(await sent('lead', leadId, right)).toBe(bookingId);
    const [rightKey = ''] = await keysOf(bookingId);
    expect([await formsState(wrongKey), await formsState(rightKey)]).toEqual(['revoked', 'open']);
    expect((await mailTo(right)).html).toContain(rightKey);
  });

  it('creates one booking from a repeated click', async () => {
    const { leadId, email } = await newRequest();
    const body = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([send('lead', leadId, email, body), send('lead', leadId, email, body)]);
    expect(answers[0]?.result).toEqual(answers[1]?.result);
    expect(await jobsOf(email)).toHaveLength(1);
  });

  it('is refused without a name or an address, and after the request is handled', async () => {
    const { leadId, email } = await newRequest();
    expect((await send('lead', leadId, ' ')).error?.details?.fields).toHaveProperty('email');
    expect((await send('lead', leadId, email, { name: ' ' })).error?.details?.fields).toHaveProperty('name');
    await office.acceptRequest({ leadId, ...appointment });
    expect((await send('lead', leadId, email)).error?.details?.code).toBe('already-handled');
    expect((await send('lead', 'no-such-request', email)).error?.details?.code).toBe('not-found');
  });
});

describe('accepting afterwards', () => {
  it('reuses the pending booking with its signed documents and the client’s link', async () => {
    const { leadId, email } = await newRequest();
    const bookingId = await sent('lead', leadId, email);
    const [key = ''] = await keysOf(bookingId);
    await submitJobForm('agreement', { key });
    const later = { ...appointment, scheduled_date: addDays(today, 30) };
    const { result } = await office.acceptRequest({ leadId, ...later });
    expect(result?.bookingId).toBe(bookingId);
    const job = await stored('bookings', bookingId);
    expect(job).toMatchObject({
      status: 'scheduled',
      scheduled_date: later.scheduled_date,
      total_price: usualService.price,
      lead_id: leadId,
      forms_status: { agreement_signed: true },
    });
    expect(await keysOf(bookingId)).toEqual([key]);
    const link = job?.forms_link as { expires_at: FirebaseFirestore.Timestamp };
    expect(calendarDateIn(business.timeZone, link.expires_at.toDate())).toBe(
      formsKeyExpiry(later.scheduled_date),
    );
    expect(await stored('access_links', key)).toMatchObject({ expires_at: link.expires_at });
    expect(await mailsAbout(bookingId)).toContain(`booking_approved_${bookingId}_scheduled`);
    expect(await jobsOf(email)).toHaveLength(1);
  });

  it('keeps the address that the office corrected when sending the forms', async () => {
    const { leadId } = await newRequest();
    const right = newEmail('right');
    const bookingId = await sent('lead', leadId, right);
    await office.acceptRequest({ leadId, ...appointment });
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'scheduled',
      customer: { email: right },
    });
  });

  it('reuses the booking of another request of the same customer', async () => {
    const { leadId, email } = await newRequest();
    const bookingId = await sent('lead', leadId, email);
    const again = await newRequest({ email });
    expect((await office.acceptRequest({ leadId: again.leadId, ...appointment })).result?.bookingId).toBe(
      bookingId,
    );
  });

  it('does not reuse one signed for another house', async () => {
    const { leadId, email } = await newRequest();
    const bookingId = await sent('lead', leadId, email);
    const [key = ''] = await keysOf(bookingId);
    await submitJobForm('agreement', { key });
    const other = await newRequest({ email, address: '9 Other House, Lima, OH 44043' });
    const made = (await office.acceptRequest({ leadId: other.leadId, ...appointment })).result?.bookingId;
    expect(made).not.toBe(bookingId);
    expect(await stored('bookings', String(made))).toMatchObject({
      forms_status: { agreement_signed: false },
    });
  });
});

it('by scheduling the pending job books the request, which then creates no second job', async () => {
  const { leadId, email } = await newRequest();
  const bookingId = await sent('lead', leadId, email);
  const { scheduled_date, scheduled_time } = appointment;
  await office.scheduleJob({ bookingId, scheduled_date, scheduled_time });
  expect(await stored('leads', leadId)).toMatchObject({ status: 'booked', booking_id: bookingId });
  const { error } = await office.acceptRequest({ leadId, ...appointment });
  expect(error?.details?.code).toBe('already-handled');
  expect(await jobsOf(email)).toHaveLength(1);
});

describe('sending forms for a referral', () => {
  it('leaves it pending; accepting it as a job reuses that booking', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const bookingId = await sent('referral', referralId, data.clientEmail);
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'none',
      forms_booking_id: bookingId,
    });
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'pending',
      total_price: usualService.price,
    });
    const mail = await mailTo(data.clientEmail);
    expect(mail.subject).toBe('Your forms');
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.html).toContain((await keysOf(bookingId))[0] ?? 'no key');
    expect(mail.text).not.toContain('Appointment');
    const { result } = await office.acceptReferral({ referralId, as: 'booking', appointment });
    expect(result?.bookingId).toBe(bookingId);
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'scheduled',
      referral_id: referralId,
    });
  });

  it('also works through a request, and the client’s own request takes over the referral’s booking', async () => {
    const one = newReferral();
    const viaRequest = await submitReferral(one);
    const first = await sent('referral', viaRequest, one.clientEmail);
    const { leadId } = (await office.acceptReferral({ referralId: viaRequest, as: 'lead' })).result ?? {};
    expect((await office.acceptRequest({ leadId, ...appointment })).result?.bookingId).toBe(first);

    const two = newReferral();
    const byItself = await submitReferral(two);
    const second = await sent('referral', byItself, two.clientEmail);
    const own = await newRequest({ email: two.clientEmail, address: two.inspectionAddress });
    expect((await office.acceptRequest({ leadId: own.leadId, ...appointment })).result?.bookingId).toBe(
      second,
    );
    expect(await stored('referrals', byItself)).toMatchObject({
      progress: 'scheduled',
      booking_id: second,
    });
  });
});
