import { randomUUID } from 'node:crypto';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { MailKind } from '@domain/mail/mail-state';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import { kindRecords } from '../../tools/drills/provider/kind-records';
import { randomFrom } from '../../tools/drills/random';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { inProcessEnvironment } from './support/in-process';
import { mailsTo } from './support/mailbox';

let provider: Provider;
let db: Firestore;
let deliverMail: typeof Deliver.deliverMail;
let sweepMail: typeof Sweep.sweepMail;
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  provider = await startProvider();
  Object.assign(process.env, inProcessEnvironment(provider.url), {
    STRANGER_MAILS_A_DAY: '3',
    // No batching, because a batch counts as one email.
    MAIL_GATHER_MINUTES: '0',
  });
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

const start = instantOf('2026-03-03', '10:00', business.timeZone);
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const nextDay = instantOf(addDays(calendarDateIn(business.timeZone, start), 1), '00:00', business.timeZone);

let name: string;
beforeEach(async () => {
  name = `client-${randomUUID().slice(0, 8)}`;
  await provider.behave({ mode: 'accept' });
  await db.recursiveDelete(db.collection('mail'));
});

/** Queues an email to this test's client. @returns its id. */
async function intend(kind: MailKind, email = `${name}@example.com`): Promise<string> {
  const { records, subject, recipient } = kindRecords[kind]({ email, at: start, random: randomFrom(email) });
  for (const { collection, id, fields } of records) await db.collection(collection).doc(id).set(fields);
  return db.runTransaction((transaction) =>
    Promise.resolve(writeMailIntent(transaction, { kind, subject, recipient, now: start })),
  );
}
const deliver = async (kind: MailKind, email?: string, minutes = 1) => {
  const id = await intend(kind, email);
  return { id, outcome: await deliverMail(id, () => after(minutes)) };
};
const stored = async (id: string) => (await db.collection('mail').doc(id).get()).data();

describe('emails to one mailbox that strangers can cause', () => {
  it('are sent up to the daily limit, across kinds and address spellings; the rest are delayed, not dropped', async () => {
    expect((await deliver('request_received')).outcome).toBe('sent');
    expect((await deliver('referral_received', `${name}+one@example.com`, 2)).outcome).toBe('sent');
    expect((await deliver('referral_introduction', `${name}+two@example.com`, 3)).outcome).toBe('sent');
    const late = await deliver('request_received', `${name}+three@example.com`, 4);
    expect(late.outcome).toBe('waiting');
    const document = await stored(late.id);
    expect(document).toMatchObject({ state: 'PENDING', attempts: 0 });
    expect((document?.delayed_at as Timestamp).toDate()).toEqual(after(4));
    expect((document?.next_attempt_at as Timestamp).toDate()).toEqual(nextDay);

    await sweepMail(() => after(60));
    expect(await mailsTo(`${name}+three@example.com`, provider.url)).toHaveLength(0);
    await sweepMail(() => new Date(nextDay.getTime() + 1000));
    expect(await mailsTo(`${name}+three@example.com`, provider.url)).toHaveLength(1);
    expect(await stored(late.id)).toMatchObject({ state: 'SENT', delayed_at: null });
  });

  it('never exceed the limit when many are sent at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, index) => intend('request_received', `${name}+${index}@example.com`)),
    );
    const outcomes = await Promise.all(ids.map((id) => deliverMail(id, () => after(1))));
    expect(outcomes.toSorted()).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting', 'waiting']);
  });

  it('count once, however often the provider refuses them', async () => {
    await provider.behave({ mode: 'status', status: 500 });
    const { id, outcome } = await deliver('request_received');
    expect(outcome).toBe('failed');
    await deliverMail(id, () => after(2));
    await deliverMail(id, () => after(4));
    await provider.behave({ mode: 'accept' });
    expect(await deliverMail(id, () => after(30))).toBe('sent');
    expect((await deliver('referral_received', undefined, 31)).outcome).toBe('sent');
    expect((await deliver('referral_introduction', undefined, 32)).outcome).toBe('sent');
  });

  it('do not delay other mailboxes, office emails, codes, or what a job needs', async () => {
    for (let index = 0; index < 4; index += 1) {
      await deliver('request_received', `${name}+${index}@example.com`, index + 1);
    }
    expect((await deliver('request_received', `other-${name}@example.com`, 6)).outcome).toBe('sent');
    for (const kind of [
      'office_new_request',
      'booking_approved',
      'referral_progress',
      'signed_agreement',
    ] as const) {
      const { id, outcome } = await deliver(kind, undefined, 6);
      expect([kind, outcome === 'waiting', (await stored(id))?.delayed_at]).toEqual([kind, false, null]);
    }
  });

  it('are sent at once and uncounted if the office sends one despite the limit', async () => {
    for (let index = 0; index < 3; index += 1) {
      await deliver('request_received', `${name}+${index}@example.com`, index + 1);
    }
    const { id } = await deliver('request_received', undefined, 5);
    // The update that office-mail-replay makes.
    await db
      .collection('mail')
      .doc(id)
      .update({
        state: 'PENDING',
        next_attempt_at: after(6),
        replayed_at: after(6),
        delayed_at: null,
      });
    expect(await deliverMail(id, () => after(6))).toBe('sent');
    const counts = await db.collection('mail_allowances').where('count', '>', 3).get();
    expect(counts.size).toBe(0);
  });

  it('have their full retry period after they waited', async () => {
    for (let index = 0; index < 3; index += 1) {
      await deliver('request_received', `${name}+${index}@example.com`, index + 1);
    }
    const { id } = await deliver('request_received', undefined, 5);
    await provider.behave({ mode: 'status', status: 500 });
    const days = (count: number) => () => new Date(nextDay.getTime() + count * 86_400_000 + 60_000);
    await deliverMail(id, days(0));
    await deliverMail(id, days(2.6));
    expect((await stored(id))?.state).toBe('RETRY');
    await deliverMail(id, days(3.1));
    expect((await stored(id))?.state).toBe('DEAD');
  });
});

it('use counters without addresses, which expire', async () => {
  await deliver('request_received');
  const counters = await db.collection('mail_allowances').get();
  expect(counters.size).toBeGreaterThan(0);
  expect(JSON.stringify(counters.docs.map((each) => [each.id, each.data()]))).not.toContain(name);
  const { sweepRetention } = await import('../../functions/src/retention/sweep-retention');
  await sweepRetention(after(10 * 24 * 60));
  expect((await db.collection('mail_allowances').get()).size).toBe(0);
});
