import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
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
  // The sender reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

const start = new Date();
const after = (seconds: number) => () => new Date(start.getTime() + seconds * 1000);
let earlier: number;

beforeEach(async () => {
  for (const name of ['mail', 'mail_windows']) await db.recursiveDelete(db.collection(name));
  earlier = (await mailsTo(business.officeEmail, provider.url)).length;
});

/** The emails of this test to the office, oldest first. */
const received = async () => (await mailsTo(business.officeEmail, provider.url)).toReversed().slice(earlier);

const kinds = {
  requests: { kind: 'office_new_request', collection: 'leads', build: () => buildRequest({}) },
  referrals: { kind: 'office_new_referral', collection: 'referrals', build: () => buildReferral({}) },
} as const;

type Records = keyof typeof kinds;

/** What the office does with a record, as it is stored. */
const handled = {
  requests: {
    accepted: { status: 'booked', handled_at: start },
    declined: { status: 'lost', handled_at: start },
    marked: { status: 'contacted', marked_at: start },
    'sent the forms': { forms_booking_id: 'b-1' },
    deleted: null,
  },
  referrals: {
    accepted: { progress: 'accepted', accepted_at: start },
    declined: { declined_at: start },
    'sent the forms': { forms_booking_id: 'b-1' },
    deleted: null,
  },
} as const;

const ways = (Object.keys(handled) as Records[]).flatMap((records) =>
  Object.keys(handled[records]).map((way) => [records, way] as const),
);

/** A new record with its queued notice. */
async function arrives(records: Records) {
  const { kind, collection, build } = kinds[records];
  const record = build();
  const reference = db.collection(collection).doc(record.id);
  await reference.set(toDocument(record));
  const mailId = await db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, {
        kind,
        subject: { collection, id: record.id },
        recipient: business.officeEmail,
        now: start,
      }),
    ),
  );
  return {
    mailId,
    async handle(way: string) {
      const change = (handled[records] as Record<string, object | null>)[way];
      if (change) await reference.update(change);
      else await reference.delete();
    },
  };
}

const stateOf = async (mailId: string) =>
  (await db.collection('mail').doc(mailId).get()).get('state') as string;

describe.each(['requests', 'referrals'] as const)('the office hears of new %s', (records) => {
  it('at once of the first, and of later ones ten minutes after it in one email', async () => {
    const first = await arrives(records);
    expect(await deliverMail(first.mailId, after(1))).toBe('sent');
    const later = await arrives(records);
    expect(await deliverMail(later.mailId, after(20))).toBe('waiting');
    await sweepMail(after(60));
    expect(await received()).toHaveLength(1);
    const latest = await arrives(records);
    await sweepMail(after(602));
    expect((await received()).map(({ subject }) => subject)[1]).toBe(`2 new ${records}`);
    expect([await stateOf(later.mailId), await stateOf(latest.mailId)]).toEqual(['SENT', 'SENT']);
  });
});

describe.each(ways)('of %s, one that was %s', (records, way) => {
  it('is announced no more, and holds back no later one', async () => {
    const first = await arrives(records);
    expect(await deliverMail(first.mailId, after(1))).toBe('sent');
    const gathered = await arrives(records);
    expect(await deliverMail(gathered.mailId, after(2))).toBe('waiting');
    await gathered.handle(way);
    await first.handle(way);
    const next = await arrives(records);
    expect(await deliverMail(next.mailId, after(16))).toBe('sent');
    const [, second, ...more] = await received();
    expect(more).toEqual([]);
    expect(second?.subject).toMatch(/^New re(quest|ferral)/);
  });

  it('leaves no email if it was the only one', async () => {
    const only = await arrives(records);
    await only.handle(way);
    await deliverMail(only.mailId, after(1));
    expect(await received()).toEqual([]);
    expect(await stateOf(only.mailId)).toBe('DEAD');
  });
});

it('an announced request that still waits holds back the next one', async () => {
  const [first, second] = [await arrives('requests'), await arrives('requests')];
  expect(await deliverMail(first.mailId, after(1))).toBe('sent');
  await first.handle('accepted');
  expect(await stateOf(second.mailId)).toBe('SENT');
  const next = await arrives('requests');
  expect(await deliverMail(next.mailId, after(16))).toBe('waiting');
  await second.handle('declined');
  expect(await deliverMail(next.mailId, after(17))).toBe('sent');
});
