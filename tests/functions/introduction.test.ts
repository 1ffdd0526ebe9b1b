import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { rewardDisclosure } from '@domain/business/reward-disclosure';
import { factorySettings } from '@domain/settings/factory-settings';
import { rewardOffered } from '@domain/settings/offered-rewards';
import { routes } from '@domain/business/routes';
import type { IntroducedSubmission, OpenIntroductionAnswer } from '@domain/referral/introduction-calls';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { buildIntroducedSubmission } from '../../tools/testing/factories/build-introduced-submission';
import { newKey } from '../../tools/testing/factories/new-key';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { call, callUntilTaken } from './support/call';
import { mailTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { appointment, officeOf, type Office } from './support/office';
import { introductionKeyOf, newReferral, submitReferral, trackingKeyOf } from './support/referral';
import { signIn } from './support/sign-in';
import { stored } from './support/stored';
import { actionsOn } from './support/trail';

const { rewards } = factorySettings;
/** US dollars that the client of an agent reads of. */
const disclosed = rewards.disclosed ? rewardOffered(rewards, 'agent') : 0;

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

/** A referral whose client agreed to our introduction. */
async function introduced(overrides: Partial<ReferralSubmission> = {}) {
  const data = newReferral({ clientAgreed: true, ...overrides });
  const referralId = await submitReferral(data);
  return { data, referralId, key: await introductionKeyOf(referralId) };
}

const open = async (key: string) =>
  (await call<OpenIntroductionAnswer>('client-introduction-open', { booking: key })).result;

/** The client's own details as they were filled in, and what they chose. */
function choose(
  key: string,
  data: ReferralSubmission,
  overrides: Partial<IntroducedSubmission> = {},
  idempotencyKey: string = randomUUID(),
) {
  const client = {
    name: data.clientName,
    email: data.clientEmail,
    phone: data.clientPhone,
    address: data.inspectionAddress,
  };
  return callUntilTaken<SubmissionReceipt>('client-introduction-submit', {
    formType: 'introduction',
    data: buildIntroducedSubmission(key, { ...client, ...overrides }),
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-11-21T10:00:00.000Z' },
    idempotencyKey,
  });
}

const asRequest = async (referralId: string) =>
  (await office.acceptReferral({ referralId, as: 'lead' })).result?.leadId ?? '';

describe('the introduction', () => {
  it('leads to the client’s own form, filled in, and tells them of the reward', async () => {
    const { data, key } = await introduced();
    const { html, text } = await mailTo(data.clientEmail);
    expect(html).toContain(`${routes.chooseTime}?booking=${key}`);
    expect(text.includes(rewardDisclosure(rewards.amount))).toBe(disclosed > 0);
    expect(await open(key)).toEqual({
      state: 'open',
      introduction: {
        kind: 'free',
        client: {
          name: data.clientName,
          email: data.clientEmail,
          phone: data.clientPhone,
          address: data.inspectionAddress,
        },
        service_type: 'Sewer Scope Inspection',
        price: usualService.price,
        rewarded: disclosed > 0,
        reward: disclosed,
      },
    });
  });

  it('has no key unless the client agreed', async () => {
    expect(await introductionKeyOf(await submitReferral(newReferral()))).toBe('');
  });

  it('is no link of another kind, expires, and ends with the referral', async () => {
    const { referralId, key } = await introduced();
    expect(await open(newKey())).toEqual({ state: 'unknown' });
    expect(await open(await trackingKeyOf(referralId))).toEqual({ state: 'unknown' });
    const link = db.collection('access_links').doc(key);
    const { expires_at: expiry } = (await link.get()).data() as { expires_at: { toMillis: () => number } };
    expect((expiry.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await link.update({ expires_at: new Date() });
    expect(await open(key)).toEqual({ state: 'expired' });
    await link.update({ expires_at: new Date(Date.now() + 86_400_000) });
    await office.deleteReferral({ referralId });
    expect(await open(key)).toEqual({ state: 'revoked' });
  });
});

describe('a time chosen by its link', () => {
  it('is a request of the referral, which follows it', async () => {
    const { data, referralId, key } = await introduced({ accessNotes: 'Lockbox by the side door' });
    const { result } = await choose(key, data, { special_instructions: 'Two dogs' });
    const leadId = result?.id ?? '';
    expect(await stored('leads', leadId)).toMatchObject({
      email: data.clientEmail,
      service_type: 'Sewer Scope Inspection',
      preferred_date: nextWeek(),
      preferred_time: '10:00:00',
      preferred_until: '12:00',
      date_flexible: false,
      time_flexible: false,
      special_instructions: 'Two dogs\nAccess: Lockbox by the side door',
      price: usualService.price,
      status: 'new',
      referral_id: referralId,
    });
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'accepted', lead_id: leadId });
    for (const mail of [
      `request_received_${leadId}`,
      `office_new_request_${leadId}`,
      `referral_progress_${referralId}_accepted`,
    ])
      expect(await stored('mail', mail), mail).toBeTruthy();

    const refused = await office.acceptReferral({ referralId, as: 'lead' });
    expect(refused.error?.details?.userMessage).toBe(
      'The client has already asked for a time. Look for it under Direct Requests.',
    );
    const { result: accepted } = await office.acceptRequest({ leadId, ...appointment });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      booking_id: accepted?.bookingId,
    });
    expect(await stored('leads', leadId)).toMatchObject({ status: 'booked' });
    expect(await open(key)).toMatchObject({
      introduction: { kind: 'agreed', appointment: { scheduled_date: appointment.scheduled_date } },
    });
  });

  it('is chosen once: a second press shows it, and nothing of the client', async () => {
    const { data, key } = await introduced();
    const again = randomUUID();
    const first = await choose(key, data, {}, again);
    expect((await choose(key, data, {}, again)).result).toEqual(first.result);
    const other = await choose(key, data, { scheduled_time: '12:00:00' });
    expect(other.error?.details?.code).toBe('already-handled');
    const opened = await open(key);
    const { slot_problems } = (await stored('leads', first.result?.id ?? '')) ?? {};
    expect(opened).toEqual({
      state: 'open',
      introduction: {
        kind: 'asked',
        asked: {
          preferred_date: nextWeek(),
          preferred_time: '10:00:00',
          preferred_until: '12:00',
          date_flexible: false,
          time_flexible: false,
        },
        // Other tests have jobs on that day.
        ...((slot_problems as string[]).includes('taken') && { taken: true }),
      },
    });
    const leads = await db.collection('leads').where('email', '==', data.clientEmail).get();
    expect(leads.size).toBe(1);
  });

  it('is refused at its field, and the link still works', async () => {
    const { data, key } = await introduced();
    const { error } = await choose(key, data, { scheduled_date: '2026-02-31' });
    expect(error?.details?.fields?.scheduled_date).toBe('Enter the date as month, day, and year.');
    expect((await choose(key, data)).error).toBeUndefined();
  });

  it('goes to the request that the office has made, keeps its corrections, and is announced', async () => {
    const { data, referralId, key } = await introduced();
    const leadId = await asRequest(referralId);
    await office.markRequest({ leadId, status: 'contacted' });
    await db.collection('leads').doc(leadId).update({ name: 'Corrected Name' });
    const email = newEmail('client');
    await choose(key, data, { email });
    const request = await stored('leads', leadId);
    expect(request).toMatchObject({
      name: 'Corrected Name',
      email,
      preferred_until: '12:00',
      date_flexible: false,
      status: 'contacted',
      marked_at: null,
    });
    expect(await stored('mail', `office_new_request_${leadId}`)).toBeTruthy();
    expect(await actionsOn(leadId)).toEqual(['created', 'marked', 'updated']);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'accepted', lead_id: leadId });
    expect(await open(key)).toMatchObject({ introduction: { kind: 'asked' } });
  });

  it('waits for the office until it marks the request again or sends the forms', async () => {
    const { data, referralId, key } = await introduced();
    const leadId = await asRequest(referralId);
    const waits = async () => (await stored('leads', leadId))?.client_waits_since as unknown;
    await office.markRequest({ leadId, status: 'contacted' });
    expect(await waits()).toBeNull();
    await choose(key, data);
    expect(await waits()).toEqual((await stored('leads', leadId))?.client_asked_at);
    await office.markRequest({ leadId, status: 'contacted' });
    expect(await waits()).toBeNull();
    expect(await actionsOn(leadId)).toEqual(['created', 'marked', 'updated', 'marked']);

    const other = await introduced();
    const asked = (await choose(other.key, other.data)).result?.id ?? '';
    const { clientName: name, clientEmail: email } = other.data;
    await office.sendForms({ source: 'lead', sourceId: asked, name, email });
    expect(await stored('leads', asked)).toMatchObject({ status: 'new', client_waits_since: null });
  });

  it('is not asked for where the office has agreed on one, or declined', async () => {
    const agreed = await introduced();
    await office.acceptReferral({ referralId: agreed.referralId, as: 'booking', appointment });
    expect((await choose(agreed.key, agreed.data)).error?.details?.code).toBe('already-handled');

    const declined = await introduced();
    await office.declineRequest({ leadId: await asRequest(declined.referralId) });
    expect(await open(declined.key)).toEqual({ state: 'cancelled' });
    expect((await choose(declined.key, declined.data)).error?.details?.code).toBe('not-allowed');

    const refused = await introduced();
    await office.declineReferral({ referralId: refused.referralId });
    expect(await open(refused.key)).toEqual({ state: 'cancelled' });
    expect((await choose(refused.key, refused.data)).error?.details?.code).toBe('not-allowed');
    // The office changed its mind.
    await office.acceptReferral({ referralId: refused.referralId, as: 'lead' });
    expect(await open(refused.key)).toMatchObject({ introduction: { kind: 'free' } });
  });
});
