import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { mailTo, mailsTo } from './support/mailbox';
import { newReferral, submitReferral, track, trackingKeyOf } from './support/referral';
import { appointment, officeOf, type Office } from './support/office';
import { stored } from './support/stored';
import { releaseMail } from './support/release-mail';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const asRequest = async (referralId: string) => {
  const { result } = await office.acceptReferral({ referralId, as: 'lead' });
  return result?.leadId ?? '';
};
const asJob = async (referralId: string) => {
  const { result } = await office.acceptReferral({ referralId, as: 'booking', appointment });
  return result?.bookingId ?? '';
};
const noticeOf = (referralId: string, occasion: string) =>
  stored('mail', `referral_progress_${referralId}_${occasion}`);

describe('accepting a referral as a request', () => {
  it('creates a regular request for the client, linked both ways, and notifies the referrer', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const leadId = await asRequest(referralId);
    expect(await stored('leads', leadId)).toMatchObject({
      name: data.clientName,
      email: data.clientEmail,
      phone: data.clientPhone,
      address: data.inspectionAddress,
      service_type: 'Sewer Scope Inspection',
      price: usualService.price,
      status: 'new',
      date_flexible: true,
      special_instructions: '',
      referral_id: referralId,
    });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'accepted',
      lead_id: leadId,
      booking_id: null,
      handled_by: admin.email,
    });
    expect(await noticeOf(referralId, 'accepted')).toBeTruthy();
    expect(await mailsTo(data.clientEmail)).toHaveLength(0);
    expect(await actionsOn(referralId)).toEqual(['created', 'accepted']);
  });

  it('follows the request: scheduled once accepted, completed with the job', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const leadId = await asRequest(referralId);
    const bookingId = (await office.acceptRequest({ leadId, ...appointment })).result?.bookingId ?? '';
    expect(await stored('bookings', bookingId)).toMatchObject({ referral_id: referralId, lead_id: leadId });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      booking_id: bookingId,
    });
    await office.setStatus({ bookingId, status: 'in_progress' });
    expect((await stored('referrals', referralId))?.progress).toBe('scheduled');
    await office.setStatus({ bookingId, status: 'completed' });
    const done = await stored('referrals', referralId);
    expect(done?.progress).toBe('completed');
    for (const moment of ['accepted_at', 'scheduled_at', 'completed_at'])
      expect(done?.[moment], moment).toBeInstanceOf(Timestamp);
    const { result } = await track({ phone: data.agentPhone, tracking: await trackingKeyOf(referralId) });
    expect(result?.referrals).toMatchObject([{ status: 'Completed' }]);
    for (const occasion of ['accepted', 'scheduled', 'completed'])
      expect(await noticeOf(referralId, occasion), occasion).toBeTruthy();
  });

  it.each(['declineRequest', 'deleteRequest'] as const)('is closed by %s', async (action) => {
    const referralId = await submitReferral();
    const leadId = await asRequest(referralId);
    await office[action]({ leadId });
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed' });
    expect(await noticeOf(referralId, 'closed')).toBeTruthy();
  });
});

describe('accepting a referral as a job', () => {
  it('creates the customer, the job with its key, and the emails to both', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const bookingId = await asJob(referralId);
    const job = await stored('bookings', bookingId);
    expect(job).toMatchObject({
      status: 'scheduled',
      scheduled_date: appointment.scheduled_date,
      total_price: appointment.total_price,
      referral_id: referralId,
      lead_id: null,
      customer: { email: data.clientEmail, name: data.clientName },
    });
    expect(await stored('customers', String(job?.customer_id))).toMatchObject({
      email: data.clientEmail,
    });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      booking_id: bookingId,
      lead_id: null,
    });
    const key = await trackingKeyOf(bookingId);
    await releaseMail(`booking_approved_${bookingId}`);
    expect((await mailTo(data.clientEmail)).html).toContain(key);
  });

  it('requires an appointment', async () => {
    const referralId = await submitReferral();
    const { error } = await office.acceptReferral({ referralId, as: 'booking' });
    expect(error?.details?.fields?.appointment).toBe('Choose the appointment.');
    expect((await stored('referrals', referralId))?.progress).toBe('none');
  });

  it('accepts a referral stored before these fields existed', async () => {
    const data = newReferral();
    const referralId = `old-${randomUUID()}`;
    await db.collection('referrals').doc(referralId).set({
      referrer_name: data.agentName,
      referrer_email: data.agentEmail,
      referrer_phone: data.agentPhone,
      client_name: data.clientName,
      client_email: data.clientEmail,
      client_phone: data.clientPhone,
      client_address: data.inspectionAddress,
      service_needed: 'Sewer Scope Inspection',
      additional_notes: '',
      created_at: new Date(),
    });
    const bookingId = await asJob(referralId);
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      booking_id: bookingId,
    });
  });
});

describe('two admins at once', () => {
  it('accept a referral once, and the second learns who was first', async () => {
    const referralId = await submitReferral();
    const second = officeOf(await signIn());
    const answers = await Promise.all([
      office.acceptReferral({ referralId, as: 'lead' }),
      second.acceptReferral({ referralId, as: 'booking', appointment }),
    ]);
    const [refused] = answers.filter(({ error }) => error);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(refused?.error?.details?.userMessage).toMatch(
      /^admin-.+@example\.com has already accepted this referral\.$/,
    );
    const made = await Promise.all(
      ['leads', 'bookings'].map((name) => db.collection(name).where('referral_id', '==', referralId).get()),
    );
    expect(made.map(({ size }) => size).reduce((sum, size) => sum + size)).toBe(1);
  });

  it('get the first result for a repeated click', async () => {
    const body = { referralId: await submitReferral(), as: 'lead', idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([office.acceptReferral(body), office.acceptReferral(body)]);
    expect(first.result).toEqual(second.result);
    expect((await db.collection('leads').where('referral_id', '==', body.referralId).get()).size).toBe(1);
  });
});

describe('declining and deleting', () => {
  it('keeps a declined referral with its progress and records who declined it and when', async () => {
    const referralId = await submitReferral();
    const before = await stored('referrals', referralId);
    expect((await office.declineReferral({ referralId })).result).toEqual({ referralId });
    expect(await stored('referrals', referralId)).toEqual({
      ...before,
      declined_at: expect.any(Timestamp) as Timestamp,
      declined_by: admin.email,
    });
    expect(await actionsOn(referralId)).toEqual(['created', 'declined']);
  });

  it('removes a deleted one, revokes its link, and keeps its audit trail', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const tracking = await trackingKeyOf(referralId);
    await office.deleteReferral({ referralId });
    expect(await stored('referrals', referralId)).toBeUndefined();
    expect((await track({ tracking })).error?.details?.code).toBe('not-allowed');
    expect((await track({ phone: data.agentPhone })).result?.referrals).toEqual([]);
    expect(await actionsOn(referralId)).toEqual(['created', 'deleted']);
    expect((await office.deleteReferral({ referralId })).error?.details?.code).toBe('not-found');
  });

  it('keeps the job of a deleted referral', async () => {
    const referralId = await submitReferral();
    const bookingId = await asJob(referralId);
    await office.deleteReferral({ referralId });
    await office.setStatus({ bookingId, status: 'in_progress' });
    expect((await office.setStatus({ bookingId, status: 'completed' })).status).toBe(200);
    expect((await office.settlePayment({ bookingId, state: 'paid', method: 'card' })).status).toBe(200);
    expect(await stored('rewards', referralId)).toBeUndefined();
  });
});

it('refuses everyone except an admin', async () => {
  const referralId = await submitReferral();
  const outsider = await signIn({ claim: true, record: false });
  const idempotencyKey = randomUUID();
  const bodies = {
    'office-referral-accept': { referralId, as: 'lead', idempotencyKey },
    'office-referral-decline': { referralId, idempotencyKey },
    'office-referral-delete': { referralId, idempotencyKey },
    'office-forms-send': {
      source: 'referral',
      sourceId: referralId,
      name: 'Dana Whitlock',
      email: 'dana@example.com',
      idempotencyKey,
    },
    'office-job-payment': { bookingId: 'any', state: 'paid', method: 'card', idempotencyKey },
    'office-reward-settle': { rewardId: referralId, state: 'paid', note: 'Handed over', idempotencyKey },
  };
  for (const [name, body] of Object.entries(bodies)) {
    expect((await call(name, body)).error?.details?.code, name).toBe('not-signed-in');
    expect((await call(name, body, outsider)).error?.details?.code, name).toBe('not-allowed');
  }
  expect((await stored('referrals', referralId))?.progress).toBe('none');
});
