import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClearLogsAnswer } from '@domain/security-log/clear-logs';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { requestCall, call, submitRequest } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { mailTo, mailsTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';
import { newEmail } from './support/new-contact';
import { deliverNow, sweepOnly } from './support/tick';
import { actionsOn, trailOf } from './support/trail';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const clear = (idempotencyKey: string = randomUUID()) =>
  call<ClearLogsAnswer>('office-logs-clear', { idempotencyKey }, admin);
const replay = (mailId: string, idempotencyKey: string = randomUUID()) =>
  call<{ mailId: string }>('office-mail-replay', { mailId, idempotencyKey }, admin);

/**
 * Log entries of `count` new clients, made this many days ago. @returns a function that counts what is left.
 */
async function logged(count: number, days: number): Promise<() => Promise<number>> {
  const mark = randomUUID();
  const created_at = daysAgo(days);
  for (let first = 0; first < count; first += 250) {
    const batch = db.batch();
    for (let index = first; index < Math.min(count, first + 250); index += 1) {
      batch.set(db.collection('form_submissions_log').doc(), { form_type: mark, created_at });
    }
    await batch.commit();
  }
  return async () =>
    (await db.collection('form_submissions_log').where('form_type', '==', mark).count().get()).data().count;
}

describe('Clear Old Logs', () => {
  it('deletes entries older than 30 days in batches, keeps the rest, and records it', async () => {
    const old = await logged(450, 31);
    const recent = await logged(3, 29);
    const oldClient = db.collection('form_clients').doc(randomUUID());
    await oldClient.set({ client_ip: oldClient.id, last_submission_at: daysAgo(31) });

    const { result } = await clear();
    expect(result?.state).toBe('DONE');
    expect(result?.deleted).toBeGreaterThanOrEqual(450);
    expect([await old(), await recent()]).toEqual([0, 3]);
    expect((await oldClient.get()).exists).toBe(false);

    const [begun, done] = await trailOf(result?.clearingId ?? '');
    expect(begun?.data()).toMatchObject({
      action: 'clearing-begun',
      actor: { kind: 'admin', id: admin.uid },
    });
    expect(done?.data()).toMatchObject({
      action: 'clearing-done',
      values: { deleted: { before: null, after: result?.deleted } },
    });
  });

  it('repeated with the same key is the same clearing', async () => {
    const key = randomUUID();
    const first = await clear(key);
    await logged(1, 31);
    const again = await clear(key);
    expect(again.result).toEqual(first.result);
    expect(await actionsOn(first.result?.clearingId ?? '')).toEqual(['clearing-begun', 'clearing-done']);
    await clear();
  });

  it('is continued by the sweeper if interrupted', async () => {
    const old = await logged(210, 40);
    const clearing = db.collection('log_clearings').doc(randomUUID());
    await clearing.set({
      state: 'RUNNING',
      cutoff: daysAgo(30),
      deleted: 200,
      requested_by: admin.uid,
      created_at: new Date(),
      finished_at: null,
    });
    await sweepOnly('log clearings');
    await waitFor('the end of the clearing', async () => (await clearing.get()).get('state') === 'DONE');
    expect(await old()).toBe(0);
    expect((await clearing.get()).get('deleted')).toBeGreaterThanOrEqual(410);
  });
});

/** A dead letter to the client of a new job, given up after three days. */
async function givenUpMail(overrides: object = {}) {
  const { bookingId, email } = await bookedJob();
  const reference = db.collection('mail').doc(`forms_reminder_${bookingId}`);
  await reference.set({
    kind: 'forms_reminder',
    subject: { collection: 'bookings', id: bookingId },
    recipient_key: randomUUID(),
    state: 'DEAD',
    attempts: 79,
    next_attempt_at: daysAgo(1),
    lease_token: null,
    created_at: daysAgo(4),
    sent_at: null,
    last_error: 'provider:503',
    gave_up_at: daysAgo(1),
    ...overrides,
  });
  return { mailId: reference.id, email, state: async () => (await reference.get()).data() };
}

describe('a dead letter', () => {
  it('is sent once by a retry, however often it is requested, and the retry is audited', async () => {
    const { mailId, email, state } = await givenUpMail();
    const key = randomUUID();
    const answers = await Promise.all([replay(mailId, key), replay(mailId, key)]);
    expect(answers.map(({ result }) => result)).toEqual([{ mailId }, { mailId }]);
    expect((await replay(mailId)).error?.details?.code).toBe('already-handled');
    await deliverNow(mailId);
    expect((await mailTo(email)).customArgs.mail_ids).toBe(mailId);
    await waitFor('the mail to be sent', async () => (await state())?.state === 'SENT');
    await deliverNow(mailId);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await state()).toMatchObject({ gave_up_at: null, last_error: null });
    const [entry, ...others] = await trailOf(mailId);
    expect(others).toHaveLength(0);
    expect(entry?.data()).toMatchObject({ action: 'replayed', actor: { kind: 'admin', id: admin.uid } });
  });

  it('skips its recipient’s daily limit once the office sends it', async () => {
    const delayed = { state: 'PENDING', gave_up_at: null, last_error: null, attempts: 0 };
    const { mailId, email, state } = await givenUpMail({
      ...delayed,
      next_attempt_at: daysAgo(-1),
      delayed_at: daysAgo(0),
      delayed_until: daysAgo(-1),
    });
    expect((await replay(mailId)).result).toEqual({ mailId });
    expect(await state()).toMatchObject({ delayed_at: null });
    await deliverNow(mailId);
    expect((await mailTo(email)).customArgs.mail_ids).toBe(mailId);
  });

  it.each([
    ['was sent', { state: 'SENT', last_error: null }, 'This email has already been sent.'],
    ['waits', { state: 'RETRY', next_attempt_at: daysAgo(-1) }, 'This email is already waiting to be sent.'],
    ['was not needed', { last_error: 'not-needed' }, 'This email is no longer needed, so it isn’t sent.'],
  ])('is refused where it %s', async (_, fields, sentence) => {
    const { mailId, state } = await givenUpMail(fields);
    const before = await state();
    const { error } = await replay(mailId);
    expect(error?.details).toMatchObject({ code: 'already-handled', userMessage: sentence });
    expect(await state()).toEqual(before);
  });

  it('with an unknown id is not found', async () => {
    expect((await replay('no-such-mail')).error?.details?.code).toBe('not-found');
  });
});

it('refuses everyone except an admin', async () => {
  const { mailId, state } = await givenUpMail();
  const old = await logged(1, 31);
  const outsiders = [
    { claim: true, record: false },
    { claim: false, record: true },
  ];
  const callers = await Promise.all(outsiders.map((role) => signIn(role)));
  const bodies = {
    'office-logs-clear': { idempotencyKey: randomUUID() },
    'office-mail-replay': { mailId, idempotencyKey: randomUUID() },
  };
  for (const [name, body] of Object.entries(bodies)) {
    expect((await call(name, body)).error?.details?.code, name).toBe('not-signed-in');
    for (const caller of callers) {
      expect((await call(name, body, caller)).error?.details?.code, name).toBe('not-allowed');
    }
  }
  expect((await state())?.state).toBe('DEAD');
  expect(await old()).toBe(1);
});

describe('a submission', () => {
  it('is flagged if suspicious, references its record, and counts its client once', async () => {
    const from = newAddress();
    const send = async (name: string) =>
      (
        await call<{ id: string }>(
          'secure-form-submission',
          requestCall(buildRequestSubmission({ email: newEmail(), name })),
          { from },
        )
      ).result?.id ?? '';
    const ids = [await send('Dana Whitlock'), await send('Lorem Whitlock')];
    const entries = await Promise.all(
      ids.map(async (id) => (await db.collection('form_submissions_log').doc(id).get()).data()),
    );
    expect(entries.map((entry) => entry?.suspicious as boolean)).toEqual([false, true]);
    expect(entries[0]?.record).toEqual({ collection: 'leads', id: ids[0] });
    const client = entries[0]?.client_ip as string;
    expect((await db.collection('form_clients').doc(client).get()).get('last_submission_at')).toEqual(
      entries[1]?.created_at,
    );
  });

  it('over the limit is a violation that the next window does not reset', async () => {
    const from = newAddress();
    const send = (email = newEmail()) =>
      call('secure-form-submission', requestCall(buildRequestSubmission({ email })), { from });
    const first = newEmail();
    const statuses = [(await send(first)).status];
    for (let index = 1; index < 4; index += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const logged = await db
      .collection('form_submissions_log')
      .where('submitted_data.email', '==', first)
      .get();
    const client = logged.docs[0]?.get('client_ip') as string;
    const [window] = (await db.collection('rate_limits').where('client_ip', '==', client).get()).docs;
    expect(window?.data()).toMatchObject({ submission_count: 4, violation: true });
    await window?.ref.update({ window_start: daysAgo(0.5), created_at: daysAgo(0.5) });
    expect((await send()).status).toBe(200);
    const windows = await db.collection('rate_limits').where('client_ip', '==', client).get();
    expect(windows.docs.map((doc) => doc.get('submission_count') as number).sort()).toEqual([1, 4]);
    expect(windows.docs.filter((doc) => doc.get('violation') === true)).toHaveLength(1);
  });
});

it('stores states before and after in the audit trail, and nothing personal', async () => {
  const email = newEmail();
  const leadId = await submitRequest(buildRequestSubmission({ email }));
  await call('office-request-decline', { leadId, idempotencyKey: randomUUID() }, admin);
  const [created, declined] = await trailOf(leadId);
  expect(created?.get('values')).toMatchObject({ status: { before: null, after: 'new' } });
  expect(declined?.get('values')).toEqual({ status: { before: 'new', after: 'lost' } });
  expect(JSON.stringify([created?.data(), declined?.data()])).not.toContain(email);
});

describe('optional email to a person who marked an email as spam', () => {
  const allow = (preferencesId: string, idempotencyKey: string = randomUUID()) =>
    call('office-optional-mail-allow', { preferencesId, idempotencyKey }, admin);
  const stopped = async () => {
    const reference = db.collection('contact_preferences').doc(randomUUID());
    await reference.set({ email: { optional: 'stopped', source: 'spam-report', at: daysAgo(1) } });
    return reference;
  };

  it('is allowed again by the office, once, with an entry in the trail', async () => {
    const reference = await stopped();
    const key = randomUUID();
    expect((await allow(reference.id, key)).result).toEqual({ preferencesId: reference.id });
    expect((await allow(reference.id, key)).result).toEqual({ preferencesId: reference.id });
    expect((await reference.get()).get('email')).toMatchObject({ optional: 'allowed', source: 'office' });
    const [entry, ...others] = await trailOf(reference.id);
    expect(others).toEqual([]);
    expect(entry?.data()).toMatchObject({
      action: 'optional-mail-allowed',
      collection: 'contact_preferences',
      actor: { kind: 'admin', id: admin.uid },
    });
    expect((await allow(reference.id)).error?.details?.code).toBe('already-handled');
  });

  it('of whom nothing is known is not found', async () => {
    expect((await allow(randomUUID())).error?.details?.code).toBe('not-found');
  });
});
