import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { toE164 } from '@domain/contact/phone';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { newReferral, submitReferral, track, trackingKeyOf } from './support/referral';
import { officeOf, startedJobOf, type Office } from './support/office';
import { newEmail, newPhone } from './support/new-contact';
import { stored } from './support/stored';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

/** A referral whose job has started. */
async function started(overrides: Partial<ReferralSubmission> = {}) {
  const data = newReferral(overrides);
  const referralId = await submitReferral(data);
  return { data, referralId, bookingId: await startedJobOf(office, referralId) };
}
const complete = (bookingId: string) => office.setStatus({ bookingId, status: 'completed' });
const pay = (bookingId: string) => office.settlePayment({ bookingId, state: 'paid', method: 'card' });
const earned = async (overrides: Partial<ReferralSubmission> = {}) => {
  const job = await started(overrides);
  await complete(job.bookingId);
  await pay(job.bookingId);
  return job;
};
const rewardOf = (referralId: string) => stored('rewards', referralId);

const [sooner, later = sooner] = factorySettings.rewards.options.slice(-2);

describe('a reward', () => {
  it.each([
    ['completed, then paid', [complete, pay]],
    ['paid, then completed', [pay, complete]],
  ])('is earned once the job is both completed and paid: %s', async (_, [first, second]) => {
    const { data, referralId, bookingId } = await started();
    await first?.(bookingId);
    expect(await rewardOf(referralId)).toBeUndefined();
    await second?.(bookingId);
    expect(await rewardOf(referralId)).toMatchObject({
      referral_id: referralId,
      booking_id: bookingId,
      referrer_email: data.agentEmail,
      client_name: data.clientName,
      preferred_reward: factorySettings.rewards.options[0]?.value ?? '',
      amount: factorySettings.rewards.amount,
      state: 'earned',
      void_reason: '',
      settled_at: null,
    });
    // Neither waits for the end of a gathering window.
    for (const occasion of ['completed', 'reward-earned']) {
      const mail = await stored('mail', `referral_progress_${referralId}_${occasion}`);
      expect(mail, occasion).toMatchObject({ direct: true });
    }
  });

  it('is not earned by a waived job, but is once that job is paid after all', async () => {
    const { referralId, bookingId } = await started();
    await complete(bookingId);
    await office.settlePayment({ bookingId, state: 'waived', note: 'Camera broke' });
    expect(await rewardOf(referralId)).toBeUndefined();
    await pay(bookingId);
    expect(await rewardOf(referralId)).toMatchObject({ state: 'earned' });
  });

  it('is shown to its referrer, and to nobody who only knows the phone number', async () => {
    const { data, referralId } = await earned();
    const full = await track({ tracking: await trackingKeyOf(referralId) });
    expect(full.result?.referrals).toMatchObject([
      {
        kind: 'full',
        status: 'Completed',
        reward: { state: 'earned', amount: factorySettings.rewards.amount },
      },
    ]);
    const masked = await track({ phone: data.agentPhone });
    expect(JSON.stringify(masked.result)).not.toContain('reward');
  });
});

it('is what was promised when the referral was sent, or nothing', async () => {
  const { amount } = factorySettings.rewards;
  for (const promised of [amount + 15, 0]) {
    const { referralId, bookingId } = await started();
    expect(await stored('referrals', referralId)).toMatchObject({ reward_amount: amount });
    await db.collection('referrals').doc(referralId).update({ reward_amount: promised });
    await complete(bookingId);
    await pay(bookingId);
    const reward = await rewardOf(referralId);
    if (promised === 0) expect(reward).toBeUndefined();
    else expect(reward).toMatchObject({ state: 'earned', amount: promised });
  }
});

describe('the choice of a reward', () => {
  const choose = (referralId: string, reward: string, proof: object) =>
    call('client-reward-choose', {
      referralId,
      reward,
      deviceKey: '',
      tracking: '',
      idempotencyKey: randomUUID(),
      ...proof,
    });

  it('can be made later by the emailed link or the device, and the office sees it', async () => {
    const deviceKey = randomUUID();
    const { referralId } = await earned({ referralReward: '', deviceKey });
    const tracking = await trackingKeyOf(referralId);
    expect((await track({ tracking })).result?.referrals).toMatchObject([
      { preferred_reward: '', may_choose: true },
    ]);
    await choose(referralId, sooner?.value ?? '', { tracking });
    expect(await rewardOf(referralId)).toMatchObject({ preferred_reward: sooner?.value ?? '' });
    await choose(referralId, later?.value ?? '', { deviceKey });
    expect(await rewardOf(referralId)).toMatchObject({
      preferred_reward: later?.value ?? '',
      state: 'earned',
    });
    expect(await stored('referrals', referralId)).toMatchObject({
      preferred_reward: later?.value ?? '',
      additional_notes: `Company: Oyelaran Realty. Preferred reward: ${later?.label}`,
    });
    // Each in the trail of the referral and in that of the reward.
    expect((await actionsOn(referralId)).filter((action) => action === 'reward-chosen')).toHaveLength(4);
  });

  it('counts for a reward that is earned afterwards', async () => {
    const { referralId, bookingId } = await started({ referralReward: '' });
    await choose(referralId, sooner?.value ?? '', { tracking: await trackingKeyOf(referralId) });
    await complete(bookingId);
    await pay(bookingId);
    expect(await rewardOf(referralId)).toMatchObject({ preferred_reward: sooner?.value ?? '' });
  });

  it('is not offered for an imported referral, which counts as referred and promises nothing', async () => {
    const { data, referralId } = await earned({ referralReward: '' });
    const past = buildReferral({
      referrer_email: data.agentEmail,
      referrer_phone_e164: toE164(data.agentPhone) ?? '',
      progress: 'completed',
      origin: { import_id: 'import-1', row: 0 },
    });
    await db.collection('referrals').doc(past.id).set(toDocument(past));
    const tracking = await trackingKeyOf(referralId);
    const { result } = await track({ tracking });
    expect(result?.totals).toMatchObject({ referred: 2, inspected: 1 });
    expect(result?.referrals.find((row) => row.kind === 'full' && row.id === past.id)).toMatchObject({
      status: 'Completed',
      reward: null,
      may_choose: false,
    });
    const { error } = await choose(past.id, sooner?.value ?? '', { tracking });
    expect(error?.details?.code).toBe('already-handled');
  });

  it('belongs only to its job, and ends once it is paid', async () => {
    const { referralId } = await earned({ referralReward: '' });
    const [stranger, other] = [randomUUID(), await submitReferral()];
    for (const proof of [{ deviceKey: stranger }, { tracking: await trackingKeyOf(other) }]) {
      const { error } = await choose(referralId, sooner?.value ?? '', proof);
      expect(error?.details?.code).toBe('not-found');
    }
    const tracking = await trackingKeyOf(referralId);
    expect((await choose(referralId, 'a-boat', { tracking })).error?.details?.fields?.reward).toBe(
      'Choose a reward from the list.',
    );
    await office.settleReward({ rewardId: referralId, state: 'paid', note: 'Sent' });
    expect((await choose(referralId, sooner?.value ?? '', { tracking })).error?.details?.code).toBe(
      'already-handled',
    );
    expect(await rewardOf(referralId)).toMatchObject({ preferred_reward: '' });
  });
});

describe('the totals of a referrer', () => {
  it('count all of their own referrals, and are not for who only knows the phone number', async () => {
    const deviceKey = randomUUID();
    const agent = { agentEmail: newEmail('agent'), agentPhone: newPhone(), deviceKey };
    const first = await earned(agent);
    await earned(agent);
    await submitReferral(newReferral(agent));
    await office.settleReward({ rewardId: first.referralId, state: 'paid', note: 'Sent' });
    const totals = { referred: 3, inspected: 2, earned: 100, paid: 50 };
    const tracking = await trackingKeyOf(first.referralId);
    for (const asked of [
      { tracking },
      { deviceKey },
      { deviceKey, phone: agent.agentPhone },
      { tracking, phone: agent.agentPhone },
    ])
      expect((await track(asked)).result?.totals, JSON.stringify(Object.keys(asked))).toEqual(totals);
    for (const asked of [
      { phone: agent.agentPhone },
      { phone: agent.agentPhone, deviceKey: randomUUID() },
      { phone: newPhone(), tracking },
    ])
      expect((await track(asked)).result?.totals, JSON.stringify(Object.keys(asked))).toBeNull();
  });
});

describe('the same client', () => {
  it.each([
    ['e-mail', 'email', (one: ReferralSubmission) => ({ clientEmail: one.clientEmail.toUpperCase() })],
    ['phone', 'phone', (one: ReferralSubmission) => ({ clientPhone: one.clientPhone.replace(/\D/g, '') })],
    [
      'address',
      'address',
      (one: ReferralSubmission) => ({
        inspectionAddress: one.inspectionAddress.replace(' S ', ' South ').replace(' Rd, ', ' Road, '),
      }),
    ],
  ] as const)('earns one reward, recognized by %s', async (_, mark, alike) => {
    const first = await earned();
    const second = await earned(alike(first.data));
    expect(await rewardOf(first.referralId)).toMatchObject({ state: 'earned' });
    expect(await rewardOf(second.referralId)).toMatchObject({
      state: 'void',
      void_reason: 'client-already-rewarded',
      earlier_referral_id: first.referralId,
      matched_by: [mark],
    });
    expect(await stored('mail', `referral_progress_${second.referralId}_reward-earned`)).toBeUndefined();
  });

  it('earns one reward from two jobs completed at the same moment', async () => {
    const client = { clientEmail: newEmail('client'), clientPhone: newPhone() };
    const jobs = [await started(client), await started(client), await started(client)];
    for (const { bookingId } of jobs) await pay(bookingId);
    const answers = await Promise.all(jobs.map(({ bookingId }) => complete(bookingId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rewards = await Promise.all(jobs.map(({ referralId }) => rewardOf(referralId)));
    expect(rewards.map((reward) => String(reward?.state)).toSorted()).toEqual(['earned', 'void', 'void']);
    const winner = rewards.find((reward) => reward?.state === 'earned');
    for (const reward of rewards.filter((each) => each?.state === 'void')) {
      expect(reward?.earlier_referral_id).toBe(winner?.referral_id);
      expect(reward?.matched_by).toEqual(['email', 'phone']);
    }
  });

  it('is recognized by keyed hashes that reveal nothing', async () => {
    const { data, referralId } = await earned();
    const claims = await db.collection('reward_claims').where('referral_id', '==', referralId).get();
    expect(claims.docs.map((claim) => claim.get('mark') as string).toSorted()).toEqual([
      'address',
      'email',
      'mailbox',
      'phone',
      'property',
    ]);
    const bytes = JSON.stringify(claims.docs.map((claim) => [claim.id, claim.data()]));
    expect(bytes).not.toContain(data.clientEmail);
    expect(bytes).not.toContain(data.clientPhone.replace(/\D/g, ''));
  });
});

const settle = (rewardId: string, state: string, more: object = {}) =>
  office.settleReward({ rewardId, state, note: 'Gift card by mail', ...more });

describe('a reward that needs a review', () => {
  it.each([
    [
      'name',
      ['same-name'],
      ({ clientName }: ReferralSubmission) => ({ agentName: clientName.toUpperCase() }),
    ],
    // A referral to one's own email address leads to the stored client address.
    [
      'email',
      ['same-email', 'same-address'],
      ({ clientEmail }: ReferralSubmission) => ({ agentEmail: clientEmail }),
    ],
    [
      'mailbox',
      ['like-email'],
      ({ clientEmail }: ReferralSubmission) => ({ agentEmail: clientEmail.replace('@', '+agent@') }),
    ],
    ['phone', ['same-phone'], ({ clientPhone }: ReferralSubmission) => ({ agentPhone: clientPhone })],
  ] as const)('a self-referral by %s is earned and flagged', async (_, checks, alike) => {
    const data = newReferral();
    const { referralId } = await earned({ ...data, ...alike(data) });
    expect(await rewardOf(referralId)).toMatchObject({ state: 'earned', to_check: checks });
  });

  it('covers a referrer who was our client at the same property', async () => {
    const agentEmail = newEmail('agent');
    const own = await earned({
      clientEmail: agentEmail,
      inspectionAddress: `${newReferral().inspectionAddress} Apt 4`,
    });
    await settle(own.referralId, 'void');
    const { referralId } = await earned({
      agentEmail,
      inspectionAddress: own.data.inspectionAddress.replace('Apt 4', '#4'),
    });
    expect(await rewardOf(referralId)).toMatchObject({ state: 'earned', to_check: ['same-address'] });
  });

  it('covers #4 written for Apt 4 and another address of the same mailbox', async () => {
    const street = newReferral().inspectionAddress.split(',')[0] ?? '';
    const first = await earned({ inspectionAddress: `${street} Apt 4, Akron, ${business.stateCode} 44606` });
    expect(await rewardOf(first.referralId)).toMatchObject({ state: 'earned', to_check: [] });
    const unit = await earned({ inspectionAddress: `${street} #4, Akron` });
    expect(await rewardOf(unit.referralId)).toMatchObject({
      state: 'earned',
      to_check: ['known-address'],
      similar_referral_id: first.referralId,
    });
    const mailbox = await earned({ clientEmail: first.data.clientEmail.replace('@', '+house@') });
    expect(await rewardOf(mailbox.referralId)).toMatchObject({ state: 'earned', to_check: ['known-email'] });
    const other = await earned({ inspectionAddress: `${street} Apt 5, Akron` });
    expect(await rewardOf(other.referralId)).toMatchObject({ state: 'earned', to_check: [] });
  });

  it('finds a claim made before units were compared', async () => {
    const street = newReferral().inspectionAddress.split(',')[0] ?? '';
    const first = await earned({ inspectionAddress: `${street} Apt 4, Akron` });
    const claims = await db.collection('reward_claims').where('referral_id', '==', first.referralId).get();
    for (const claim of claims.docs.filter((each) =>
      ['property', 'mailbox'].includes(each.get('mark') as string),
    ))
      await claim.ref.delete();
    const again = await earned({
      inspectionAddress: `${street} Apartment 4, Akron, ${business.stateCode} 44606`,
    });
    expect(await rewardOf(again.referralId)).toMatchObject({ state: 'void', matched_by: ['address'] });
    const unit = await earned({ inspectionAddress: `${street} # 4, Akron` });
    expect(await rewardOf(unit.referralId)).toMatchObject({ state: 'earned', to_check: ['known-address'] });
  });

  it('is paid only after an admin confirms the check, which is audited', async () => {
    const data = newReferral();
    const { referralId } = await earned({ ...data, agentPhone: data.clientPhone });
    const refused = await settle(referralId, 'paid');
    expect(refused.error?.details?.fields?.checked).toBe('Confirm that you reviewed this reward.');
    expect((await settle(referralId, 'paid', { checked: 'true' })).error?.details?.code).toBe(
      'invalid-input',
    );
    expect(await rewardOf(referralId)).toMatchObject({ state: 'earned' });
    expect((await settle(referralId, 'paid', { checked: true })).status).toBe(200);
    expect(await rewardOf(referralId)).toMatchObject({ state: 'paid', checked_by: admin.email });
    const trail = await db
      .collection('audit_log')
      .where('record_id', '==', referralId)
      .where('collection', '==', 'rewards')
      .get();
    const entries = trail.docs.map((entry) => entry.data());
    expect(entries.map(({ action }) => action as string).toSorted()).toEqual(['earned', 'flagged', 'paid']);
    expect(entries.find(({ action }) => action === 'flagged')?.values).toEqual({
      to_check: { before: null, after: 'same-phone' },
    });
    expect(Object.keys(entries.find(({ action }) => action === 'paid')?.fields as object)).toContain(
      'checked_by',
    );
  });
});

describe('settling', () => {
  it('marks a reward paid once, with a note and the admin, and notifies the referrer', async () => {
    const { referralId } = await earned();
    const body = { idempotencyKey: randomUUID() };
    const { result } = await settle(referralId, 'paid', body);
    expect(result).toEqual({ rewardId: referralId, state: 'paid' });
    expect(await rewardOf(referralId)).toMatchObject({
      state: 'paid',
      note: 'Gift card by mail',
      settled_by: admin.email,
    });
    expect((await settle(referralId, 'paid', body)).result).toEqual(result);
    expect((await settle(referralId, 'void')).error?.details?.userMessage).toBe(
      `${admin.email} has already marked this reward as paid.`,
    );
    expect(await stored('mail', `referral_progress_${referralId}_reward-paid`)).toMatchObject({
      direct: true,
    });
    const trail = await db
      .collection('audit_log')
      .where('record_id', '==', referralId)
      .where('collection', '==', 'rewards')
      .get();
    expect(trail.docs.map((entry) => entry.get('action') as string).toSorted()).toEqual(['earned', 'paid']);
    expect(JSON.stringify(trail.docs.map((entry) => entry.data()))).not.toContain('Gift card');
  });

  it('voids a reward, which lets its client be referred again', async () => {
    const first = await earned();
    await settle(first.referralId, 'void', { note: 'Sent by the client’s own husband' });
    const second = await earned({ clientEmail: first.data.clientEmail });
    expect(await rewardOf(first.referralId)).toMatchObject({ state: 'void', void_reason: '' });
    expect(await rewardOf(second.referralId)).toMatchObject({ state: 'earned' });
  });

  it('is refused without a note, without a reward, or for one void from the start', async () => {
    const first = await earned();
    const second = await earned({ clientEmail: first.data.clientEmail });
    const refused = await settle(second.referralId, 'paid');
    expect(refused.error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: 'A reward was already earned for this client, so this one is void.',
    });
    expect((await settle(first.referralId, 'paid', { note: ' ' })).error?.details?.fields).toEqual({
      note: 'Add a short note: how it was paid, or why it’s void.',
    });
    expect((await settle('no-such-reward', 'paid')).error?.details?.code).toBe('not-found');
  });

  it('still works after its referral is deleted', async () => {
    const { referralId } = await earned();
    await office.deleteReferral({ referralId });
    expect((await settle(referralId, 'paid')).status).toBe(200);
    expect(await rewardOf(referralId)).toMatchObject({
      state: 'paid',
      amount: factorySettings.rewards.amount,
    });
  });
});
