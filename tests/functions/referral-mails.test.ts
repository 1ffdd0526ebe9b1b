import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CollectionName } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import type { MailKind } from '@domain/mail/mail-state';
import type { Referral } from '@domain/referral/referral';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { referenceOf } from '@domain/text/reference';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { newKey } from '../../tools/testing/factories/new-key';
import { mailsTo } from './support/mailbox';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { inProcessEnvironment } from './support/in-process';
import { buildReward } from '../../tools/testing/factories/build-reward';

let provider: Provider;
let db: Firestore;
let deliverMail: typeof Deliver.deliverMail;
let sweepMail: typeof Sweep.sweepMail;
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  provider = await startProvider();
  // The sender reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

let email: string;
const start = new Date();
const after = (seconds: number) => () => new Date(start.getTime() + seconds * 1000);
const received = async () => (await mailsTo(email, provider.url)).toReversed();

beforeEach(async () => {
  email = `person-${randomUUID().slice(0, 8)}@example.com`;
  await db.recursiveDelete(db.collection('mail'));
});

async function intend(kind: MailKind, collection: CollectionName, id: string, occasion?: string) {
  return db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, {
        kind,
        subject: { collection, id },
        recipient: email,
        now: start,
        ...(occasion !== undefined && { occasion }),
      }),
    ),
  );
}

async function link(kind: string, subject: string): Promise<string> {
  const key = newKey();
  const link = { kind, subject, created_at: start, expires_at: after(86_400)(), revoked_at: null };
  await db.collection('access_links').doc(key).set(link);
  return key;
}

/** A stored referral of this test's referrer, with its tracking link. */
async function referred(overrides: Partial<Referral> = {}): Promise<Referral & { key: string }> {
  const referral = buildReferral({ referrer_email: email, ...overrides });
  await db.collection('referrals').doc(referral.id).set(toDocument(referral));
  return { ...referral, key: await link('tracking', referral.id) };
}

describe('the email about a referral’s progress', () => {
  it('reports the state at sending time, with the reward, in one email', async () => {
    const { id, key } = await referred({ progress: 'scheduled' });
    await deliverMail(await intend('referral_progress', 'referrals', id, 'scheduled'), after(1));
    await db.collection('referrals').doc(id).update({ progress: 'completed' });
    const reward = buildReward({ id });
    await db.collection('rewards').doc(id).set(toDocument(reward));
    await intend('referral_progress', 'referrals', id, 'completed');
    await intend('referral_progress', 'referrals', id, 'reward-earned');
    await sweepMail(after(700));
    const [first, second, ...more] = await received();
    expect(more).toEqual([]);
    expect(first?.subject).toBe(`Your referral (${referenceOf(id)}): Scheduled`);
    expect(first?.text).not.toContain('Reward');
    expect(second?.subject).toBe(`Your referral (${referenceOf(id)}): Completed`);
    expect(second?.text).toContain(
      `${dollars(reward.amount)}, earned. We’ll process it within ${hoursInWords(factorySettings.rewards.processingHours)}.`,
    );
    expect(second?.html).toContain(`http://localhost:5050/referral-app/tracker?link=${key}`);
  });

  it('asks for the choice of a reward that is due and undecided', async () => {
    const { id, key } = await referred({ progress: 'completed' });
    const reward = db.collection('rewards').doc(id);
    await reward.set(toDocument(buildReward({ id, preferred_reward: '' })));
    await deliverMail(await intend('referral_progress', 'referrals', id, 'reward-earned'), after(1));
    await reward.update({ preferred_reward: factorySettings.rewards.options.at(-1)?.value ?? '' });
    await deliverMail(await intend('referral_progress', 'referrals', id, 'completed'), after(700));
    const [undecided, decided] = await received();
    expect(undecided?.text).toContain('Choose your reward');
    expect(undecided?.html).toContain(`/referral-app/tracker?link=${key}`);
    expect(decided?.text).not.toContain('Choose your reward');
  });

  it('names each of several referrals and leaves out a deleted one', async () => {
    const [one, two, gone] = [
      await referred({ progress: 'accepted', client_name: 'First Client' }),
      await referred({ progress: 'closed', client_name: 'Second Client' }),
      await referred({ progress: 'accepted', client_name: 'Deleted Client' }),
    ];
    await db.collection('referrals').doc(gone.id).delete();
    const intents: string[] = [];
    for (const { id } of [one, two, gone])
      intents.push(await intend('referral_progress', 'referrals', id, 'step'));
    await deliverMail(intents[0] ?? '', after(1));
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Updates on 2 referrals');
    expect(mail?.text).toContain('Second Client');
    expect(mail?.text).toContain('Closed: there won’t be an inspection');
    expect(mail?.text).not.toContain('Deleted Client');
  });

  it('explains why a void reward is void', async () => {
    const { id } = await referred({ progress: 'completed' });
    await db
      .collection('rewards')
      .doc(id)
      .set(toDocument(buildReward({ id, state: 'void' })));
    await deliverMail(await intend('referral_progress', 'referrals', id, 'completed'), after(1));
    expect((await received())[0]?.text).toContain('None: each client can be referred once');
  });
});

it('the email about several new referrals has a link for each phone number they were sent with', async () => {
  const one = await referred({ referrer_phone_e164: '+13855550164' });
  const same = await referred({ referrer_phone_e164: '+13855550164' });
  const other = await referred({ referrer_phone_e164: '+13855550165' });
  const intents: string[] = [];
  for (const { id } of [one, same, other]) intents.push(await intend('referral_received', 'referrals', id));
  await deliverMail(intents[0] ?? '', after(1));
  const [mail] = await received();
  expect(mail?.subject).toBe('We have your 3 referrals');
  const keys = mail?.html.match(/tracker\?link=[2-9a-z]{24}/g) ?? [];
  expect(keys).toHaveLength(2);
  expect(keys).toContain(`tracker?link=${other.key}`);
});

describe('the email with the forms', () => {
  async function booked(overrides: Partial<Job>): Promise<string> {
    const { customer } = buildJob();
    const job = buildJob({ customer: { ...customer, email }, ...overrides });
    await db.collection('bookings').doc(job.id).set(toDocument(job));
    await link('booking', job.id);
    return job.id;
  }

  it('names no appointment until one is agreed', async () => {
    const id = await booked({ status: 'pending', scheduled_date: '2026-12-10' });
    await deliverMail(await intend('booking_approved', 'bookings', id, 'forms-1'), after(1));
    await db.collection('bookings').doc(id).update({ status: 'scheduled' });
    await intend('booking_approved', 'bookings', id, 'scheduled');
    await sweepMail(after(700));
    const [forms, approved] = await received();
    expect(forms?.subject).toBe('Your forms');
    expect(forms?.text).not.toContain('December 10');
    expect(forms?.attachments).toEqual([]);
    expect(approved?.subject).toContain('December 10, 2026');
    expect(approved?.attachments).toHaveLength(1);
  });

  it('asks only for missing forms', async () => {
    const forms_status = {
      agreement_signed: true,
      media_release_signed: true,
      questionnaire_completed: false,
    };
    const id = await booked({ status: 'pending', forms_status });
    await deliverMail(await intend('booking_approved', 'bookings', id), after(1));
    const [mail] = await received();
    expect(mail?.html).toContain('/sewer-scope-questionnaire?booking=');
    expect(mail?.html).not.toContain('/inspection-agreement');
  });
});
