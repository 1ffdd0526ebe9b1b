import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { referenceOf } from '@domain/text/reference';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { db } from '../support/admin-sdk';
import { call, callUntilTaken, submitRequest } from '../support/call';
import { newEmail } from '../support/new-contact';
import { officeOf, startedJobOf, type Office } from '../support/office';
import { startPushEndpoint, type TestDevice } from '../../../tools/testing/push-endpoint';
import { usualService } from '../../../tools/testing/usual-service';
import { newReferral, submitReferral, trackingKeyOf } from '../support/referral';
import { beginSession, endSession, signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';
import { sweepOnly } from '../support/tick';
import { waitFor } from '../support/wait-for';

let service: Awaited<ReturnType<typeof startPushEndpoint>>;
let admin: SignedIn;
let office: Office;

beforeAll(async () => {
  service = await startPushEndpoint();
  admin = await signIn();
  office = officeOf(admin);
});
afterAll(() => service.stop());

const subscriptions = () => db.collection('push_subscriptions');
beforeEach(async () => {
  await db.recursiveDelete(subscriptions());
  // Those that other tests have caused, so that none of them reaches a device of this one.
  await waitFor('earlier notices to be taken', async () => {
    const due = await db.collection('mail').where('push_at', '<=', Timestamp.now()).limit(1).get();
    if (!due.empty) await sweepOnly('push');
    return due.empty;
  });
});

const isStored = async ({ asked }: TestDevice) =>
  !(await subscriptions().where('endpoint', '==', asked.subscription.endpoint).get()).empty;

const subscribe = (asked: object, by: SignedIn = admin) =>
  callUntilTaken('office-push-subscribe', { idempotencyKey: randomUUID(), ...asked }, by);

/** A device on which an admin has turned notifications on. */
async function officeDevice(by: SignedIn = admin): Promise<TestDevice> {
  const device = service.device();
  expect((await subscribe(device.asked, by)).result).toEqual({ state: 'on' });
  return device;
}

const subscribeReferrer = (device: TestDevice, proof: { deviceKey?: string; tracking?: string }) =>
  callUntilTaken('client-push-subscribe', { deviceKey: '', tracking: '', ...device.asked, ...proof });

/** Lets the Undo of these notices' steps expire. */
async function afterUndo(...mailIds: readonly string[]): Promise<void> {
  const due = Timestamp.now();
  for (const mailId of mailIds) await db.collection('mail').doc(mailId).update({ push_at: due });
  await sweepOnly('push');
}

const book = (name = 'Rosalind Quist') => submitRequest(buildRequestSubmission({ email: newEmail(), name }));

/** Waits for a device's first notice. */
const first = (device: TestDevice) => waitFor('a notice', () => Promise.resolve(device.received[0]));

/** Waits until an intent's notice was taken by a sender. */
const taken = (mailId: string) =>
  waitFor('the notice to be taken', async () => (await stored('mail', mailId))?.push_at === null);

describe('the office’s devices', () => {
  it('get a new request within seconds, encrypted, signed, once, and without what its sender wrote', async () => {
    const device = await officeDevice();
    const id = await book();
    const { notice, headers, claims, bytes } = await first(device);
    expect(notice).toEqual({
      title: 'New request',
      body: expect.stringMatching(`${usualService.title}, .+ \\(${referenceOf(id)}\\)`) as string,
      path: '/admin?tab=workflow&list=requests',
      tag: 'new-request',
    });
    expect(JSON.stringify(notice)).not.toContain('Rosalind');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    expect(bytes).toBeLessThanOrEqual(4096);
    expect(claims.aud).toBe(service.url.replace('http:', 'https:'));
    expect(claims.sub).toBe(`mailto:${factorySettings.contact.email}`);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    await sweepOnly('push');
    expect(device.attempts).toBe(1);
  });

  it('get a new referral', async () => {
    const device = await officeDevice();
    const id = await submitReferral();
    expect((await first(device)).notice).toMatchObject({
      title: 'New referral',
      body: `Reference ${referenceOf(id)}`,
      path: '/admin?tab=workflow&list=referrals',
    });
  });

  it('get no notice of a request that the office has handled', async () => {
    const device = await officeDevice();
    const { id } = buildRequest({});
    await db
      .collection('leads')
      .doc(id)
      .set(toDocument(buildRequest({ id, status: 'booked' })));
    const mailId = `office_new_request_${id}`;
    const sample = (await stored('mail', `office_new_request_${await book()}`)) ?? {};
    await first(device);
    await db
      .collection('mail')
      .doc(mailId)
      .set({ ...sample, subject: { collection: 'leads', id }, push_at: Timestamp.now() });
    await taken(mailId);
    expect(device.attempts).toBe(1);
  });

  it('get one notice in five seconds, however many requests come in', async () => {
    const device = await officeDevice();
    const ids = await Promise.all([book(), book(), book()]);
    for (const id of ids) await taken(`office_new_request_${id}`);
    await first(device);
    expect(device.attempts).toBe(1);
  });

  it('get a referral that comes in just after a request', async () => {
    const device = await officeDevice();
    await book();
    await first(device);
    const [{ ref } = { ref: null }] = (await subscriptions().get()).docs;
    // Its quiet time lasts, however slow this machine is.
    await ref?.update({ pushed: { 'new-request': Timestamp.fromMillis(Date.now() + 60_000) } });
    await taken(`office_new_referral_${await submitReferral()}`);
    await waitFor('both notices', () => Promise.resolve(device.received.length === 2 || undefined));
    expect(device.received.map(({ notice }) => notice.tag)).toEqual(['new-request', 'new-referral']);
  });

  it('that the push service no longer knows are forgotten', async () => {
    const device = await officeDevice();
    device.answers.push(410);
    await book();
    await waitFor('the device to be forgotten', async () => !(await isStored(device)));
    expect(device.attempts).toBe(1);
  });

  it('are retried after a temporary failure, and stored', async () => {
    const device = await officeDevice();
    device.answers.push(503);
    await book();
    await first(device);
    expect(device.attempts).toBe(2);
    expect(await isStored(device)).toBe(true);
  });

  it('don’t delay the email if their push service never answers', async () => {
    const device = await officeDevice();
    const attempts = 3;
    device.answers.push(...Array<'hang'>(attempts).fill('hang'));
    await db.recursiveDelete(db.collection('mail_windows'));
    const id = await book();
    await waitFor('the push to hang', () => Promise.resolve(device.attempts > 0));
    // Not asked of the mailbox: an email names only the first hundred of the notices that it gathers.
    await waitFor(
      'the email',
      async () => (await stored('mail', `office_new_request_${id}`))?.state === 'SENT',
    );
    expect(device.givenUp).toBeLessThan(attempts);
    device.answers.length = 0;
    service.drop();
  });

  it('get nothing once turned off, or once their admin was removed', async () => {
    const removed = await signIn();
    const [off, ended, on] = [await officeDevice(), await officeDevice(removed), await officeDevice()];
    const { endpoint } = off.asked.subscription;
    await callUntilTaken('office-push-unsubscribe', { endpoint, idempotencyKey: randomUUID() }, admin);
    await db.collection('admins').doc(removed.uid).delete();
    await book();
    await first(on);
    expect([off.attempts, ended.attempts]).toEqual([0, 0]);
    expect([await isStored(off), await isStored(ended)]).toEqual([false, false]);
  });

  it('get nothing once the session was ended in which they were added', async () => {
    const member = await signIn();
    const [lost, kept] = [await beginSession(member), await beginSession(member)];
    const [tablet, phone] = [await officeDevice(lost), await officeDevice(kept)];
    await endSession(lost);
    await book();
    await first(phone);
    expect(tablet.attempts).toBe(0);
    expect([await isStored(tablet), await isStored(phone)]).toEqual([false, true]);
  });

  it('are at most ten for one admin: the oldest ends', async () => {
    const devices: TestDevice[] = [];
    for (let count = 0; count < 11; count += 1) devices.push(await officeDevice());
    expect(await isStored(devices[0]!)).toBe(false);
    expect((await subscriptions().get()).size).toBe(10);
  });
});

describe('a subscription is refused', () => {
  it.each([
    'https://example.com/push/1',
    'https://127.0.0.1/push/1',
    'http://10.0.0.1/push/1',
    'http://127.0.0.1.example.com:80/push/1',
    'https://metadata.google.internal/computeMetadata/v1/',
    'ftp://fcm.googleapis.com/1',
    `https://fcm.googleapis.com/${'x'.repeat(1024)}`,
  ])('with the endpoint %.60s', async (endpoint) => {
    const { asked } = service.device();
    const { error } = await subscribe({ ...asked, subscription: { ...asked.subscription, endpoint } });
    expect(error?.details?.code).toBe('invalid-input');
    expect((await subscriptions().get()).size).toBe(0);
  });

  it('with a key of another deployment', async () => {
    const { asked } = service.device();
    const { error } = await subscribe({ ...asked, key: asked.subscription.p256dh });
    expect(error?.message).toBe('This page is out of date. Reload it and try again.');
  });

  it('from a device or link without a referral', async () => {
    const device = service.device();
    const unknown = await subscribeReferrer(device, { deviceKey: randomUUID() });
    expect(unknown.error?.details?.code).toBe('not-found');
    expect((await subscribeReferrer(device, {})).error?.details?.code).toBe('not-found');
    expect((await subscribeReferrer(device, { tracking: 'k7pq2345abcdefghjkmnpqrs' })).status).not.toBe(200);
    expect(await isStored(device)).toBe(false);
  });
});

describe('a referrer’s devices', () => {
  it('get the progress of their own referrals, by device or emailed link, and of nobody else’s', async () => {
    const deviceKey = randomUUID();
    const referralId = await submitReferral(newReferral({ deviceKey }));
    const otherKey = randomUUID();
    await submitReferral(newReferral({ deviceKey: otherKey }));
    const [own, byLink, other] = [service.device(), service.device(), service.device()];
    await subscribeReferrer(own, { deviceKey });
    await subscribeReferrer(byLink, { tracking: await trackingKeyOf(referralId) });
    await subscribeReferrer(other, { deviceKey: otherKey });
    await office.acceptReferral({ referralId, as: 'lead' });
    await sweepOnly('push');
    expect([own.attempts, byLink.attempts]).toEqual([0, 0]);
    await afterUndo(`referral_progress_${referralId}_accepted`);
    for (const device of [own, byLink]) {
      expect((await first(device)).notice).toEqual({
        title: `Your referral (${referenceOf(referralId)})`,
        body: 'Contacted: we’re setting up an appointment',
        path: '/referral-app/tracker',
        tag: `referral-${referenceOf(referralId)}`,
      });
    }
    expect(other.attempts).toBe(0);
    await call('client-push-unsubscribe', { endpoint: own.asked.subscription.endpoint });
    expect([await isStored(own), await isStored(byLink)]).toEqual([false, true]);
  });

  it('hear of a completion, and of the reward that it earns, only after Undo has expired', async () => {
    const deviceKey = randomUUID();
    const referralId = await submitReferral(newReferral({ deviceKey }));
    const bookingId = await startedJobOf(office, referralId);
    await office.settlePayment({ bookingId, state: 'paid', method: 'check' });
    await afterUndo(`referral_progress_${referralId}_scheduled`);
    await taken(`referral_progress_${referralId}_scheduled`);
    const device = service.device();
    await subscribeReferrer(device, { deviceKey });
    await office.setStatus({ bookingId, status: 'completed' });
    const mailIds = ['completed', 'reward-earned'].map((step) => `referral_progress_${referralId}_${step}`);
    for (const mailId of mailIds) {
      const mail = await stored('mail', mailId);
      expect(mail?.push_at).toEqual(mail?.held_until);
    }
    await sweepOnly('push');
    expect(device.attempts).toBe(0);
    await afterUndo(...mailIds);
    const received = await waitFor('both notices', () =>
      Promise.resolve(device.received.length === 2 ? device.received : undefined),
    );
    // Neither replaces the other, in either order.
    expect(received.map(({ notice }) => [notice.body, notice.tag]).toSorted()).toEqual([
      ['Completed: the inspection is done', `referral-${referenceOf(referralId)}`],
      ['You earned a reward', `reward-${referenceOf(referralId)}`],
    ]);
  });

  it('are forgotten with an erased referrer', async () => {
    const data = newReferral({ deviceKey: randomUUID() });
    const referralId = await submitReferral(data);
    const [byDevice, byLink] = [service.device(), service.device()];
    await subscribeReferrer(byDevice, { deviceKey: data.deviceKey });
    await subscribeReferrer(byLink, { tracking: await trackingKeyOf(referralId) });
    await callUntilTaken(
      'office-person-erase',
      { email: data.agentEmail, idempotencyKey: randomUUID() },
      admin,
    );
    await waitFor('the erasure', async () => {
      await sweepOnly('erasures');
      return !(await isStored(byDevice)) && !(await isStored(byLink));
    });
  });
});
