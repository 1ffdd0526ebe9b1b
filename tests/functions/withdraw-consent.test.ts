import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookedJob } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const asked_on = '2026-11-20';
const withdraw = (bookingId: string, body: object) =>
  callUntilTaken(
    'office-consent-withdraw',
    { bookingId, asked_on, idempotencyKey: randomUUID(), ...body },
    admin,
  );
const clear = (bookingId: string) =>
  callUntilTaken('office-consent-clear', { bookingId, idempotencyKey: randomUUID() }, admin);

async function released(consents: object) {
  const { bookingId, key } = await bookedJob();
  await submitJobForm('media-release', { key, data: consents });
  return bookingId;
}

describe('a withdrawn consent', () => {
  it('is on the job with its last day until it is marked taken down, and both are audited', async () => {
    const bookingId = await released({ photo_use_consent: true, marketing_use_consent: true });
    const release = await waitFor('the PDF of the release', async () => {
      const found = await stored('media_releases', bookingId);
      return found?.pdf ? found : null;
    });
    expect((await withdraw(bookingId, { marketing_use_consent: true })).result).toEqual({ bookingId });
    const open = {
      state: 'open',
      uses: ['marketing_use_consent'],
      asked_on,
      due_on: '2026-12-04',
      done_at: null,
    };
    expect(await stored('bookings', bookingId)).toMatchObject({ consent_withdrawal: open });

    expect((await clear(bookingId)).result).toEqual({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({
      consent_withdrawal: { ...open, state: 'done', done_at: expect.any(Timestamp) as Timestamp },
    });
    expect((await clear(bookingId)).error?.details?.code).toBe('already-handled');

    const trail = (await trailOf(bookingId)).map((entry) => entry.data());
    const [withdrawn, cleared] = trail.filter(({ action }) => /^consent-/.test(String(action)));
    expect(withdrawn).toMatchObject({
      action: 'consent-withdrawn',
      actor: { kind: 'admin' },
      values: { withdrawn: { after: 'marketing' }, asked_on: { after: asked_on } },
    });
    expect(cleared).toMatchObject({ action: 'consent-cleared', actor: { kind: 'admin' } });
    expect(await stored('media_releases', bookingId)).toEqual(release);
  });

  it('is refused at its field if the client never gave it', async () => {
    const bookingId = await released({ photo_use_consent: true });
    const { error } = await withdraw(bookingId, { photo_use_consent: true, video_use_consent: true });
    expect(error?.details).toMatchObject({
      code: 'invalid-input',
      fields: { video_use_consent: 'The client didn’t consent to this.' },
    });
    expect(error?.details?.fields).not.toHaveProperty('photo_use_consent');
    expect(await stored('bookings', bookingId)).toMatchObject({ consent_withdrawal: null });
  });

  it('needs a signed release, and a day that has come', async () => {
    const { bookingId } = await bookedJob();
    expect((await withdraw(bookingId, { photo_use_consent: true })).error?.details?.code).toBe('not-found');
    const future = { photo_use_consent: true, asked_on: '2999-01-01' };
    expect((await withdraw(bookingId, future)).error?.details?.fields).toHaveProperty('asked_on');
  });
});
